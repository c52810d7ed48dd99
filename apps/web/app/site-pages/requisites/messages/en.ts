// English texts of the page of bank details.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: 'Company details',
  description: 'Legal and bank details of the owner of Sverka and contacts for requests.',
  lead: 'Details of the owner of the service for contracts, invoices and requests.',
  example: 'This is an example: the details are invented and shown for demonstration. Do not pay anything to them.',
  missing: 'The details are not given yet. They will appear before payments are accepted.',
  legal: 'Organisation',
  bank: 'Bank',
  contacts: 'Contacts',
  rows: {
    name: 'Name',
    inn: 'INN',
    kpp: 'KPP',
    ogrn: 'OGRN',
    address: 'Legal address',
    bankName: 'Bank',
    bic: 'BIC',
    account: 'Settlement account',
    correspondentAccount: 'Correspondent account',
    email: 'E-mail',
    phone: 'Phone',
  },
  copy: (what) => `Copy: ${what}`,
  copyHint: 'Copy',
  copied: 'Copied!',
  documents: 'Documents',
}
