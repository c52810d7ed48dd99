// Texts of the documents of an order: invoices, contract-offers, and closing documents, which prove the delivery to tax authorities. These are the
// УПД (UPD, universal transfer document) for goods, the act for services, and the УКД (UKD, universal corrective document), which corrects either.
// «ФНС» is the tax service.
import { defineTexts } from '../i18n/catalogue.ts'

export const documentsMessages = defineTexts({
  title: { ru: 'Документы', en: 'Documents', zh: '文件' },
  papersCaption: { ru: 'Документы заказа', en: 'Order documents', zh: '订单文件' },
  issuedCaption: { ru: 'Выставленные документы', en: 'Issued documents', zh: '已开具的文件' },
  document: { ru: 'Документ', en: 'Document', zh: '文件' },
  order: { ru: 'Заказ', en: 'Order', zh: '订单' },
  orderName: { ru: (id: number) => `Заказ № ${id}`, en: (id: number) => `Order No. ${id}`, zh: (id: number) => `订单 ${id}` },
  sum: { ru: 'Сумма', en: 'Amount', zh: '金额' },
  files: { ru: 'Скачать', en: 'Download', zh: '下载' },
  kinds: {
    upd: { ru: 'УПД', en: 'UPD', zh: 'UPD' },
    act: { ru: 'Акт', en: 'Act', zh: '验收单' },
    ukd: { ru: 'УКД', en: 'UKD', zh: 'UKD' },
  },
  invoice: { ru: 'Счёт', en: 'Invoice', zh: '账单' },
  contract: { ru: 'Договор-оферта', en: 'Offer agreement', zh: '合同要约' },
  state: { ru: 'Состояние', en: 'Status', zh: '状态' },
  states: {
    waiting: { ru: 'Ждёт оплаты', en: 'Awaiting payment', zh: '等待付款' },
    paid: { ru: 'Оплачен', en: 'Paid', zh: '已付款' },
    expired: { ru: 'Просрочен', en: 'Overdue', zh: '已逾期' },
    withdrawn: { ru: 'Отозван', en: 'Withdrawn', zh: '已撤回' },
    issued: { ru: 'Выставлен', en: 'Issued', zh: '已开具' },
    corrected: { ru: 'Исправлен', en: 'Corrected', zh: '已更正' },
  },
  corrects: {
    ru: (name: string) => `исправляет ${name}`,
    en: (name: string) => `corrects ${name}`,
    zh: (name: string) => `更正 ${name}`,
  },
  less: { ru: (sum: string) => `−${sum}`, en: (sum: string) => `−${sum}`, zh: (sum: string) => `−${sum}` },
  corrected: {
    ru: (sum: string) => `после УКД ${sum}`,
    en: (sum: string) => `${sum} as corrected`,
    zh: (sum: string) => `更正后 ${sum}`,
  },
  correct: { ru: 'Исправить', en: 'Correct', zh: '更正' },
  correctName: {
    ru: (name: string) => `Исправить ${name}`,
    en: (name: string) => `Correct ${name}`,
    zh: (name: string) => `更正 ${name}`,
  },
  events: {
    issued: {
      ru: (name: string) => `Выставлен документ: ${name}`,
      en: (name: string) => `Document issued: ${name}`,
      zh: (name: string) => `已开具文件：${name}`,
    },
    corrected: {
      ru: (name: string, base: string) => `${name} исправляет ${base}`,
      en: (name: string, base: string) => `${name} corrects ${base}`,
      zh: (name: string, base: string) => `${name} 更正 ${base}`,
    },
  },
  cutOff: {
    ru: 'Печать одного документа прервалась: её можно закончить.',
    en: 'Printing of one document was interrupted: it can be finished.',
    zh: '有一份文件的打印中断：可以继续完成。',
  },
  finish: { ru: 'Закончить печать', en: 'Finish printing', zh: '完成打印' },
  name: {
    ru: (kind: string, number: number) => `${kind} № ${number}`,
    en: (kind: string, number: number) => `${kind} No. ${number}`,
    zh: (kind: string, number: number) => `${kind} ${number}`,
  },
  /** Status of a УПД or УКД by the tax service's form: 1 if it is also a VAT invoice, 2 if not. */
  status: {
    ru: (status: number) => `статус ${status}`,
    en: (status: number) => `status ${status}`,
    zh: (status: number) => `状态 ${status}`,
  },
  all: { ru: 'Все, zip', en: 'All, zip', zh: '全部，zip' },
  zipName: {
    ru: (order: number) => `Документы_заказа_${order}.zip`,
    en: (order: number) => `Documents_of_order_${order}.zip`,
    zh: (order: number) => `订单文件_${order}.zip`,
  },
  archiveName: {
    ru: (period: string) => `Документы${period && `_${period}`}.zip`,
    en: (period: string) => `Documents${period && `_${period}`}.zip`,
    zh: (period: string) => `文件${period && `_${period}`}.zip`,
  },
  formats: { pdf: 'PDF', xlsx: 'XLSX', xml: 'XML' },
  save: {
    ru: (name: string, format: string) => `Скачать ${name}, ${format}`,
    en: (name: string, format: string) => `Download ${name}, ${format}`,
    zh: (name: string, format: string) => `下载 ${name}，${format}`,
  },
  issue: { ru: 'Выставить документы', en: 'Issue the documents', zh: '开具文件' },
  issued: {
    ru: 'Документы выставлены. Они есть и у покупателя',
    en: 'Documents issued. The buyer has them too',
    zh: '文件已开具，买家也可查看',
  },
  mayIssue: {
    ru: 'Деньги пришли: можно выставить УПД на товары и акт на услуги.',
    en: 'Payment received: a UPD for goods and an act for services can be issued.',
    zh: '款项已到账：可以开具商品 UPD 和服务验收单。',
  },
  none: { ru: 'Продавец ещё не выставил документы.', en: 'The seller has not issued documents yet.', zh: '卖家尚未开具文件。' },
  foot: {
    ru: 'XML без подписи, версию формата ФНС называет файл. Выданный документ не меняем',
    en: 'XML is unsigned; the file states its version of the tax service’s format. Issued documents are not changed',
    zh: 'XML 未签名，文件内注明税务局格式版本。已开具的文件不会更改',
  },
  noXml: {
    ru: 'XML есть, если реестр называет руководителя продавца',
    en: 'XML is available if the register names the seller’s head',
    zh: '登记册载有卖方负责人时提供 XML',
  },
  failed: {
    ru: 'Не удалось. Проверьте связь и попробуйте ещё раз.',
    en: 'That did not work. Check your connection and try again.',
    zh: '操作失败。请检查网络后重试。',
  },
})
