// Catalogue of invoices and of the bank details they carry.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { InvoiceMessages } from './messages/invoice/ru.ts'

export const invoiceMessages = defineCatalogue<InvoiceMessages>({
  ru: () => import('./messages/invoice/ru.ts'),
  en: () => import('./messages/invoice/en.ts'),
  'zh-CN': () => import('./messages/invoice/zh-CN.ts'),
})
