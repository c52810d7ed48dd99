// Texts of the pages on which a seller uploads a bank statement, so that its incoming payments are recorded for the seller's invoices. Formats:
// 1CClientBankExchange is the text file that Russian banks export for accounting software, camt.053 the statement of ISO 20022. ИНН: taxpayer number.
import { defineTexts } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

export const statementMessages = defineTexts({
  title: { ru: 'Выписка банка', en: 'Bank statement', zh: '银行对账单' },
  hint: {
    ru: 'Загрузите выписку: найдём платежи по вашим счетам, сомнительные спросим. Списания не храним.',
    en: 'Upload a statement: we will find payments on your invoices and ask you about doubtful ones. Outgoing payments are not stored.',
    zh: '上传对账单：我们会找到您账单的付款，有疑问的会询问您。不保存支出。',
  },
  file: { ru: 'Файл выписки', en: 'Statement file', zh: '对账单文件' },
  fileHint: {
    ru: 'Формат 1CClientBankExchange (kl_to_1c.txt) или camt.053 (xml), до 5 МБ',
    en: 'Format 1CClientBankExchange (kl_to_1c.txt) or camt.053 (xml), up to 5 MB',
    zh: '1CClientBankExchange（kl_to_1c.txt）或 camt.053（xml）格式，不超过 5 MB',
  },
  empty: { ru: 'Выберите файл или перетащите его сюда', en: 'Choose a file or drop it here', zh: '选择文件或拖放到此处' },
  upload: { ru: 'Прочитать выписку', en: 'Read the statement', zh: '读取对账单' },
  choose: { ru: 'Выберите файл выписки.', en: 'Choose a statement file.', zh: '请选择对账单文件。' },
  failed: {
    ru: 'Не удалось. Проверьте связь и попробуйте ещё раз.',
    en: 'That did not work. Check your connection and try again.',
    zh: '操作失败。请检查网络后重试。',
  },
  about: {
    ru: (account: string, days: string) => `Счёт …${account.slice(-5)}, ${days}`,
    en: (account: string, days: string) => `Account …${account.slice(-5)}, ${days}`,
    zh: (account: string, days: string) => `账户 …${account.slice(-5)}，${days}`,
  },
  days: {
    ru: (first: string, last: string) => `${first}–${last}`,
    en: (first: string, last: string) => `${first}–${last}`,
    zh: (first: string, last: string) => `${first}–${last}`,
  },
  left: {
    ru: (count: number, all: number) => `Осталось решить ${count} из ${all}`,
    en: (count: number, all: number) => `${count} of ${all} left to decide`,
    zh: (count: number, all: number) => `还需决定 ${count} 笔，共 ${all} 笔`,
  },
  nothingLeft: { ru: 'Всё решено', en: 'Everything decided', zh: '全部已决定' },
  // The verdicts on a payment: `ask` is doubtful, `count` matches one invoice, `other` is for no invoice, `known` was recorded before.
  ask: { ru: 'Решите сами', en: 'You decide', zh: '请您决定' },
  count: { ru: 'Зачтём', en: 'To be applied', zh: '将入账' },
  others: { ru: 'Не наши и уже учтённые', en: 'Not ours or applied before', zh: '无关和已入账' },
  other: { ru: 'Не наши', en: 'Not ours', zh: '无关' },
  known: { ru: 'Уже учтены', en: 'Applied before', zh: '已入账' },
  outgoing: {
    ru: (count: number) =>
      `Ещё ${plural('ru', count, { one: '# списание', few: '# списания', many: '# списаний', other: '# списания' })}: не храним и не показываем`,
    en: (count: number) =>
      `${plural('en', count, { one: '# more outgoing payment', other: '# more outgoing payments' })}: not stored or shown`,
    zh: (count: number) => `另有 ${count} 笔支出：不保存、不显示`,
  },
  agreed: { ru: 'сошлись номер счёта и ИНН', en: 'invoice number and INN match', zh: '账单号和税号一致' },
  day: { ru: 'День, поручение', en: 'Date, payment order', zh: '日期、付款单' },
  order: { ru: (number: string) => `№ ${number}`, en: (number: string) => `No. ${number}`, zh: (number: string) => `编号 ${number}` },
  payer: { ru: 'Плательщик', en: 'Payer', zh: '付款人' },
  inn: { ru: 'ИНН', en: 'INN', zh: '税号' },
  purpose: { ru: 'Назначение', en: 'Purpose', zh: '用途' },
  into: { ru: 'Зачтём в', en: 'Applied to', zh: '入账到' },
  why: { ru: 'Почему не берём', en: 'Why not', zh: '原因' },
  sum: { ru: 'Сумма', en: 'Amount', zh: '金额' },
  invoice: {
    ru: (number: number) => `Счёт № ${number}`,
    en: (number: number) => `Invoice No. ${number}`,
    zh: (number: number) => `账单 ${number}`,
  },
  ofOrder: { ru: (id: number) => `заказ № ${id}`, en: (id: number) => `order No. ${id}`, zh: (id: number) => `订单 ${id}` },
  rest: { ru: (sum: string) => `осталось ${sum}`, en: (sum: string) => `${sum} left`, zh: (sum: string) => `还差 ${sum}` },
  none: { ru: 'Не относится к заказам', en: 'Unrelated to orders', zh: '与订单无关' },
  noneHint: { ru: 'оставим в выписке', en: 'stays in the statement', zh: '保留在对账单中' },
  take: {
    ru: (name: string) => `Зачесть платёж: ${name}`,
    en: (name: string) => `Apply payment: ${name}`,
    zh: (name: string) => `入账付款：${name}`,
  },
  /** Why a payment has its verdict. */
  reasons: {
    exact: { ru: 'сумма сошлась', en: 'the amount matches', zh: '金额一致' },
    more: { ru: 'больше счёта, лишнее покажем', en: 'more than the invoice, the excess is shown', zh: '超过账单金额，将显示多付部分' },
    said: { ru: 'вы уже отметили, банк подтвердил', en: 'you already marked it, the bank confirms it', zh: '您已标记，银行已确认' },
    less: {
      ru: 'Меньше счёта: зачесть как часть?',
      en: 'Less than the invoice: apply as part payment?',
      zh: '少于账单金额：是否按部分入账？',
    },
    foreign_payer: {
      ru: 'Платит не покупатель: ИНН в счёте другой',
      en: 'The payer is not the buyer: the invoice has another INN',
      zh: '付款人不是买家：账单税号不同',
    },
    several: { ru: 'Названо несколько счетов', en: 'Several invoices are named', zh: '提到多份账单' },
    paid: { ru: 'Этот счёт уже оплачен', en: 'This invoice is already paid', zh: '此账单已付清' },
    withdrawn: {
      ru: 'Счёт отозван: покупатель платит картой. Верните деньги',
      en: 'The invoice was withdrawn: the buyer is paying by card. Return the money',
      zh: '账单已撤回：买家用银行卡付款。请退款',
    },
    no_number: { ru: 'Номера счёта нет', en: 'There is no invoice number', zh: '没有账单号' },
    same_sum: { ru: 'Номера нет, подходят несколько счетов', en: 'No number, several invoices match', zh: '没有账单号，有多份账单符合' },
    no_invoice: { ru: 'нет счёта с таким ИНН', en: 'no invoice with this INN', zh: '没有该税号的账单' },
    counted: { ru: 'уже зачли', en: 'already applied', zh: '已入账' },
  },
  submit: {
    ru: (count: number, sum: string) => (count > 0 ? `Зачесть ${count} на ${sum}` : 'Зачесть'),
    en: (count: number, sum: string) => (count > 0 ? `Apply ${count}, ${sum}` : 'Apply'),
    zh: (count: number, sum: string) => (count > 0 ? `入账 ${count} 笔，共 ${sum}` : '入账'),
  },
  counted: {
    ru: (count: number, sum: string) => `Зачтено ${count} на ${sum}`,
    en: (count: number, sum: string) => `${count} applied, ${sum}`,
    zh: (count: number, sum: string) => `已入账 ${count} 笔，共 ${sum}`,
  },
  refused: {
    ru: (count: number) => `Не зачтено ${count}: причины ниже`,
    en: (count: number) => `${count} not applied: the reasons are below`,
    zh: (count: number) => `${count} 笔未入账：原因如下`,
  },
  refusedLine: {
    ru: (number: string, why: string) => `Поручение № ${number}: ${why}`,
    en: (number: string, why: string) => `Payment order No. ${number}: ${why}`,
    zh: (number: string, why: string) => `付款单 ${number}：${why}`,
  },
  another: { ru: 'Другая выписка', en: 'Another statement', zh: '另一份对账单' },
  direct: {
    ru: 'Деньги по счёту идут вам напрямую, минуя «Сверку»: мы только сверяем платежи со счетами.',
    en: 'Invoice payments go straight to you, not through Sverka: we only match payments to invoices.',
    zh: '款项直接付给您，不经过 Sverka：我们只核对付款与账单。',
  },
})
