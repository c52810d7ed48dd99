// Texts of paying a plan by invoice, and of a member's invoices and acts (accounting documents which state that a paid month was provided).
import { defineTexts } from '../i18n/catalogue.ts'

export const planInvoiceMessages = defineTexts({
  byInvoice: { ru: 'Счёт на оплату', en: 'Pay by invoice', zh: '付款账单' },
  dialog: {
    ru: (plan: string, sum: string) => `Счёт на тариф ${plan}, ${sum}`,
    en: (plan: string, sum: string) => `Invoice for the ${plan} plan, ${sum}`,
    zh: (plan: string, sum: string) => `${plan} 套餐账单，${sum}`,
  },
  close: { ru: 'Закрыть', en: 'Close', zh: '关闭' },
  documents: { ru: 'Документы', en: 'Documents', zh: '文件' },
  none: {
    ru: 'Здесь будут счета на оплату и акты за каждый месяц тарифа.',
    en: 'Invoices and the acts for each month of the plan will appear here.',
    zh: '付款账单和套餐每月的结算单将显示在此处。',
  },
  caption: { ru: 'Счета и акты', en: 'Invoices and acts', zh: '账单和结算单' },
  document: { ru: 'Документ', en: 'Document', zh: '文件' },
  what: { ru: 'За что', en: 'For what', zh: '内容' },
  sum: { ru: 'Сумма', en: 'Amount', zh: '金额' },
  state: { ru: 'Состояние', en: 'Status', zh: '状态' },
  invoice: {
    ru: (number: number, day: string) => `Счёт № ${number} от ${day}`,
    en: (number: number, day: string) => `Invoice No. ${number} of ${day}`,
    zh: (number: number, day: string) => `账单 ${number}，${day}`,
  },
  act: {
    ru: (number: number, day: string) => `Акт № ${number} от ${day}`,
    en: (number: number, day: string) => `Act No. ${number} of ${day}`,
    zh: (number: number, day: string) => `结算单 ${number}，${day}`,
  },
  invoiceFile: {
    ru: (number: number, format: string) => `Счёт_${number}.${format}`,
    en: (number: number, format: string) => `Invoice_${number}.${format}`,
    zh: (number: number, format: string) => `账单_${number}.${format}`,
  },
  actFile: {
    ru: (number: number) => `Акт_${number}.pdf`,
    en: (number: number) => `Act_${number}.pdf`,
    zh: (number: number) => `结算单_${number}.pdf`,
  },
  states: {
    waiting: { ru: 'Ждёт оплаты', en: 'Awaiting payment', zh: '等待付款' },
    paid: { ru: 'Оплачен', en: 'Paid', zh: '已付款' },
    expired: { ru: 'Счёт просрочен', en: 'Expired', zh: '已逾期' },
    withdrawn: { ru: 'Отозван', en: 'Withdrawn', zh: '已撤回' },
  },
  plan: { ru: 'Тариф «Сверки»', en: 'Sverka plan', zh: 'Sverka 套餐' },
  valid: {
    ru: (moment: string) => `Действует до ${moment}.`,
    en: (moment: string) => `Valid until ${moment}.`,
    zh: (moment: string) => `有效期至 ${moment}。`,
  },
  ends: {
    paid: { ru: 'Деньги пришли. Тариф действует.', en: 'Payment received. The plan is active.', zh: '款项已到账，套餐已生效。' },
    expired: {
      ru: 'Срок счёта прошёл. Новый можно получить на странице тарифов.',
      en: 'The invoice has expired. You can get a new one on the plans page.',
      zh: '账单已逾期。可在资费页面获取新账单。',
    },
    withdrawn: {
      ru: 'Счёт отозван. Платить по нему не нужно.',
      en: 'The invoice was withdrawn. It does not need to be paid.',
      zh: '账单已撤回。无需支付此账单。',
    },
  },
  terms: {
    ru: (purpose: string) => `В назначении платежа укажите: «${purpose}». Тариф начнёт действовать, когда деньги поступят на счёт.`,
    en: (purpose: string) => `Enter as the payment purpose: “${purpose}”. The plan will start once the money reaches the account.`,
    zh: (purpose: string) => `付款用途请填写：“${purpose}”。款项到账后套餐生效。`,
  },
  download: { ru: 'Скачать PDF', en: 'Download PDF', zh: '下载 PDF' },
  downloadAct: {
    ru: (number: number) => `Скачать акт № ${number}`,
    en: (number: number) => `Download act No. ${number}`,
    zh: (number: number) => `下载结算单 ${number}`,
  },
  failed: {
    ru: 'Не удалось. Проверьте связь и попробуйте ещё раз.',
    en: 'That did not work. Check your connection and try again.',
    zh: '操作失败。请检查网络后重试。',
  },
})
