// English. How the first day of an installation is told.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: 'First day',
  ready: (done, of) => `${done} of ${of} done`,
  truth: 'The site promises only what is true already',
  truthText:
    'Until a register is loaded, a card says “not checked”, never “not found”. Until a seller has an account, their goods cannot be ordered.',
  groups: { open: 'To open the site', registers: 'Registers', sell: 'To sell' },
  states: { done: 'done', waiting: 'to be tried', failed: 'failed', todo: 'not begun' },
  open: 'Open',
  step: 'Step',
  state: 'State',
  way: 'Action',
  sendMail: 'Test e-mail',
  mailSent: 'Sent to your address',
  loadTree: 'Load the tree',
  treeLoaded: 'The tree is loaded',
  at: (day) => `Last time ${day}.`,
  counts: {
    second_factor: (count, of) => `${count} of ${of} staff have it.`,
    search_index: (count) => `Records in the index: ${count}.`,
    registers: (count) => `Registers loaded: ${count}.`,
    categories: (count) => `Categories: ${count}.`,
    stop_list: (count) => `Words: ${count}.`,
    sellers: (count) => `Accounts: ${count}.`,
    plans: (count) => `Plans: ${count}.`,
  },
  steps: {
    requisites: { name: 'Owner', text: 'Who owns the site. Without it the offer names nobody.' },
    mail: { name: 'Mail', text: 'Registration and orders do not work without e-mails. SMTP_URL names the mail server.' },
    second_factor: { name: 'Second factor of staff', text: 'The sign-in code is turned on in the profile.' },
    search_index: { name: 'Search index', text: 'Made by itself once a register is loaded.' },
    backup: { name: 'Backup', text: 'Made every night by the timer sverka-backup, or by npm run backup.' },
    registers: {
      name: 'Registers',
      text: 'What each gives and where it is got stands under “Sources”. Files are loaded under “Register and search”.',
    },
    categories: { name: 'Categories of goods', text: 'Without them no seller can make a card. There is a ready tree.' },
    stop_list: { name: 'Stop list', text: 'Words that make staff look at a card twice.' },
    payments: {
      name: 'Payments',
      text: 'YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY name the shop. Done after the first payment that went through.',
    },
    sellers: { name: 'Accounts of sellers', text: 'Goods can be ordered once their seller has a shop number.' },
    plans: { name: 'Plans', text: 'Prices and features of subscriptions.' },
  },
}
