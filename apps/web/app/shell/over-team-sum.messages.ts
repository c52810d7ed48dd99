// Texts of the warning before a payment above the approval limit of the buyer's team: larger deals need a second person's approval.
import { defineTexts } from '../i18n/catalogue.ts'

export const overTeamSumMessages = defineTexts({
  title: {
    ru: (sum: string) => `Больше ${sum}: в вашей команде такое решают вдвоём`,
    en: (sum: string) => `Above ${sum}: in your team, two people decide on this`,
    zh: (sum: string) => `超过 ${sum}：您的团队须由两人决定`,
  },
  what: {
    ru: 'Заказ второго решения не ждёт. Сначала откройте досье сделки с продавцом и дождитесь решения коллеги.',
    en: 'An order does not wait for a second decision. First open a deal dossier with the seller and wait for a colleague’s decision.',
    zh: '订单不会等待第二人决定。请先为与卖方的交易建立档案，并等待同事的决定。',
  },
  deals: { ru: 'Досье сделок', en: 'Deals', zh: '交易档案' },
})
