// Texts of the staff queue of buyers' claims about orders that were passed to staff for a decision.
import { defineTexts } from '../../i18n/catalogue.ts'

export const claimsQueueMessages = defineTexts({
  title: { ru: 'Претензии', en: 'Claims', zh: '索赔' },
  lead: {
    ru: 'Решение прочтут обе стороны. Деньги по карте возвращаются на странице платежей, по счёту их возвращает продавец.',
    en: 'Both sides will read the decision. Money paid by card is refunded on the payments page; money paid by invoice is returned by the seller.',
    zh: '双方都会看到裁定。银行卡款项在支付页面退款，按账单支付的款项由卖家退还。',
  },
  order: { ru: (id: number) => `Заказ № ${id}`, en: (id: number) => `Order No. ${id}`, zh: (id: number) => `订单 ${id}` },
  sum: { ru: 'Сумма заказа', en: 'Order amount', zh: '订单金额' },
  refunded: { ru: 'Возвращено', en: 'Returned', zh: '已退款' },
  buyer: { ru: 'Покупатель', en: 'Buyer', zh: '买家' },
  seller: { ru: 'Продавец', en: 'Seller', zh: '卖家' },
  why: { ru: 'Почему у нас', en: 'Why it is here', zh: '转交原因' },
  /** Who passed the claim to staff: the buyer, or the server after the last day for the side whose turn it was. */
  by: {
    buyer: { ru: 'попросил покупатель', en: 'the buyer asked', zh: '买家要求' },
    term: { ru: 'срок ответа прошёл', en: 'the reply deadline passed', zh: '答复逾期' },
  },
  said: { ru: 'Решение и почему', en: 'Decision and reasons', zh: '裁定及理由' },
  saidMissing: { ru: 'Напишите, почему решили так.', en: 'Explain your decision.', zh: '请填写理由。' },
  forBuyer: { ru: 'Прав покупатель', en: 'The buyer is right', zh: '支持买家' },
  forSeller: { ru: 'Прав продавец', en: 'The seller is right', zh: '支持卖家' },
  next: { ru: 'Дальше', en: 'Next', zh: '下一个' },
  decided: { ru: 'Решение отправлено обеим сторонам', en: 'The decision was sent to both sides', zh: '裁定已发送给双方' },
})
