// Texts of the staff's page of invoices by which companies pay for subscription plans.
import { defineTexts } from '../../i18n/catalogue.ts'

export const planInvoicesMessages = defineTexts({
  title: { ru: 'Счета за тарифы', en: 'Invoices for plans', zh: '套餐账单' },
  lead: {
    ru: 'Когда деньги пришли на расчётный счёт, внесите оплату: тариф начнёт действовать сразу.',
    en: 'Once the money has reached the account, record the payment: the plan starts at once.',
    zh: '款项到账后请登记付款：套餐立即生效。',
  },
  search: { ru: 'Номер счёта или ИНН', en: 'Invoice number or INN', zh: '账单号或税号' },
  any: { ru: 'Все', en: 'All', zh: '全部' },
  nothing: { ru: 'Счетов нет', en: 'There are no invoices', zh: '没有账单' },
  invoice: { ru: 'Счёт', en: 'Invoice', zh: '账单' },
  number: { ru: (number: number) => `№ ${number}`, en: (number: number) => `No. ${number}`, zh: (number: number) => `编号 ${number}` },
  buyer: { ru: 'Покупатель', en: 'Buyer', zh: '买家' },
  /** Taxpayer number. */
  inn: { ru: (inn: string) => `ИНН ${inn}`, en: (inn: string) => `INN ${inn}`, zh: (inn: string) => `税号 ${inn}` },
  member: { ru: 'Пользователь', en: 'Member', zh: '用户' },
  service: { ru: 'За что', en: 'For', zh: '内容' },
  sum: { ru: 'Сумма', en: 'Amount', zh: '金额' },
  state: { ru: 'Состояние', en: 'Status', zh: '状态' },
  states: {
    waiting: { ru: 'Ждёт оплаты', en: 'Awaiting payment', zh: '等待付款' },
    paid: { ru: 'Оплачен', en: 'Paid', zh: '已付款' },
    expired: { ru: 'Просрочен', en: 'Overdue', zh: '已逾期' },
    withdrawn: { ru: 'Отозван', en: 'Withdrawn', zh: '已撤回' },
  },
  validUntil: { ru: 'Действует до', en: 'Valid until', zh: '有效期至' },
  enter: { ru: 'Внести оплату', en: 'Record payment', zh: '登记付款' },
  whole: {
    ru: (number: number, sum: string) => `Счёт № ${number}: пришла вся сумма, ${sum}`,
    en: (number: number, sum: string) => `Invoice No. ${number}: received in full, ${sum}`,
    zh: (number: number, sum: string) => `账单 ${number}：全额到账，${sum}`,
  },
  paidOn: { ru: 'День поступления', en: 'Date received', zh: '到账日期' },
  dayMissing: { ru: 'Укажите день поступления.', en: 'Enter the date received.', zh: '请填写到账日期。' },
  /** Number of the document with which the buyer's bank transferred the money. */
  order: { ru: 'Номер платёжного поручения', en: 'Payment order number', zh: '付款指令编号' },
  optional: { ru: 'Необязательно', en: 'Optional', zh: '选填' },
  /** Checkbox without which the payment of an expired invoice is refused; `withdrawn` below is the same for a withdrawn one. */
  late: {
    ru: 'Счёт просрочен, оплату всё равно принять',
    en: 'The invoice is overdue, accept the payment anyway',
    zh: '账单已逾期，仍接受付款',
  },
  lateHint: {
    ru: 'Без этой отметки оплату просроченного счёта внести нельзя.',
    en: 'Without this mark, payment of an overdue invoice cannot be recorded.',
    zh: '没有此标记无法登记逾期账单的付款。',
  },
  withdrawn: {
    ru: 'Счёт отозван, оплату всё равно принять',
    en: 'The invoice is withdrawn, accept the payment anyway',
    zh: '账单已撤回，仍接受付款',
  },
  withdrawnHint: {
    ru: 'Тариф начнёт действовать по этому счёту, а новый, если его не оплатили, будет отозван.',
    en: 'The plan will start under this invoice, and a newer one, if unpaid, will be withdrawn.',
    zh: '套餐将按此账单生效，较新的未付账单将被撤回。',
  },
  entered: { ru: 'Оплата внесена, тариф действует', en: 'Payment recorded, the plan is active', zh: '付款已登记，套餐已生效' },
})
