// Texts of the form in which a member requests an invoice (a bill to pay by bank transfer) for an unpaid order or a plan. ИНН is the taxpayer number
// of the buying company, КПП the code of its tax registration, ФНС the Federal Tax Service, whose register names the company.
import { defineTexts } from '../i18n/catalogue.ts'

export const askInvoiceMessages = defineTexts({
  ask: { ru: 'Счёт на оплату', en: 'Invoice', zh: '付款账单' },
  title: { ru: 'Счёт на вашу компанию', en: 'Invoice for your company', zh: '开具给贵公司的账单' },
  close: { ru: 'Закрыть', en: 'Close', zh: '关闭' },
  inn: { ru: 'ИНН компании', en: 'Company INN', zh: '公司税号' },
  email: { ru: 'Почта бухгалтера', en: 'Accountant’s e-mail', zh: '会计邮箱' },
  registerDay: {
    ru: (day: string) => `ФНС на ${day}`,
    en: (day: string) => `Federal Tax Service as of ${day}`,
    zh: (day: string) => `联邦税务局 ${day}`,
  },
  innKpp: { ru: 'ИНН, КПП', en: 'INN, KPP', zh: '税号、KPP' },
  address: { ru: 'Адрес', en: 'Address', zh: '地址' },
  head: { ru: 'Руководитель', en: 'Head', zh: '负责人' },
  send: { ru: 'Получить счёт', en: 'Get the invoice', zh: '获取账单' },
  made: {
    ru: (number: number) => `Счёт № ${number} выставлен`,
    en: (number: number) => `Invoice No. ${number} issued`,
    zh: (number: number) => `账单 ${number} 已开具`,
  },
  fillIn: { ru: 'Заполните это поле.', en: 'Fill in this field.', zh: '请填写此项。' },
  failed: {
    ru: 'Не удалось. Проверьте связь и попробуйте ещё раз.',
    en: 'That did not work. Check your connection and try again.',
    zh: '操作失败。请检查网络后重试。',
  },
})
