// Texts of the dialog that cancels an order, and of the note on a cancelled order.
import type { CancelReason } from '@sverka/contract/orders/orders.rules'
import { defineTexts, type Translated } from '../i18n/catalogue.ts'

export const cancelMessages = defineTexts({
  cancel: { ru: 'Отменить заказ', en: 'Cancel the order', zh: '取消订单' },
  keep: { ru: 'Не отменять', en: 'Keep it', zh: '保留订单' },
  question: {
    ru: (id: number) => `Отменить заказ № ${id}?`,
    en: (id: number) => `Cancel order No. ${id}?`,
    zh: (id: number) => `取消订单 ${id}？`,
  },
  done: { ru: 'Заказ отменён', en: 'Order cancelled', zh: '订单已取消' },
  mark: { ru: 'Отменён', en: 'Cancelled', zh: '已取消' },
  reason: { ru: 'Причина', en: 'Reason', zh: '原因' },
  reasons: {
    not_needed: { ru: 'Больше не нужно', en: 'No longer needed', zh: '不再需要' },
    wrong_order: { ru: 'Ошибка в заказе', en: 'A mistake in the order', zh: '订单有误' },
    too_late: { ru: 'Слишком долго', en: 'It takes too long', zh: '等待过久' },
    no_stock: { ru: 'Нет товара', en: 'Out of stock', zh: '缺货' },
    cannot_deliver: { ru: 'Не можем доставить', en: 'Cannot be delivered', zh: '无法送达' },
    buyer_asked: { ru: 'Попросил покупатель', en: 'The buyer asked for it', zh: '买家要求' },
    other: { ru: 'Другое', en: 'Another reason', zh: '其他' },
  } satisfies Record<CancelReason, Translated<string>>,
  by: {
    buyer: {
      ru: (at: string) => `Покупатель отменил заказ ${at}`,
      en: (at: string) => `The buyer cancelled the order on ${at}`,
      zh: (at: string) => `买家于 ${at} 取消了订单`,
    },
    seller: {
      ru: (at: string) => `Продавец отменил заказ ${at}`,
      en: (at: string) => `The seller cancelled the order on ${at}`,
      zh: (at: string) => `卖家于 ${at} 取消了订单`,
    },
  },
  // The money after a cancellation: of an unpaid order, of one paid by card (`back`: refunded), and of one paid by invoice (`direct`: by the seller).
  notPaid: { ru: 'Товар снова поступит в продажу.', en: 'The goods will go back on sale.', zh: '商品将重新上架。' },
  back: {
    ru: 'Все деньги вернём тем же способом, каким платили.',
    en: 'We will return all the money the same way it was paid.',
    zh: '款项将按原付款方式全额退回。',
  },
  direct: {
    ru: 'Оплата шла продавцу напрямую, поэтому деньги возвращает он.',
    en: 'The payment went straight to the seller, so the seller returns the money.',
    zh: '款项直接付给了卖家，由卖家退还。',
  },
})
