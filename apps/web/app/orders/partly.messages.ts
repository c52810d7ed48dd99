// Texts of an order's invoice that is paid in part, for the buyer and for the seller. `rest` is the sum still to be paid, `paid` the sum received.
import { defineTexts } from '../i18n/catalogue.ts'

export const partlyMessages = defineTexts({
  waiting: {
    buyer: {
      ru: (rest: string) =>
        `Осталось ${rest} по этому же счёту. Пока пришла часть денег, отменить заказ или заплатить картой нельзя: напишите продавцу.`,
      en: (rest: string) =>
        `${rest} is still to be paid on the same invoice. While only part has been received, the order cannot be cancelled or paid by card: write to the seller.`,
      zh: (rest: string) => `请按同一账单支付剩余 ${rest}。在仅收到部分款项期间，订单不能取消，也不能改用银行卡付款：请联系卖家。`,
    },
    seller: {
      ru: (rest: string) => `Осталось ${rest} по этому же счёту. Отгрузить можно, когда придёт вся сумма.`,
      en: (rest: string) =>
        `${rest} is still to be paid on the same invoice. The order can be shipped once the full amount has been received.`,
      zh: (rest: string) => `同一账单尚余 ${rest}。款项全部到账后方可发货。`,
    },
  },
  overdue: {
    buyer: {
      ru: (paid: string) =>
        `Счёт просрочен, по нему пришло ${paid}: товар больше не держим. Договоритесь с продавцом об остатке или возврате.`,
      en: (paid: string) =>
        `The invoice is overdue, ${paid} has been received towards it: the goods are no longer held. Agree with the seller on the balance or a refund.`,
      zh: (paid: string) => `账单已逾期，已到账 ${paid}：商品不再保留。请与卖家商定余款或退款。`,
    },
    seller: {
      ru: (paid: string) =>
        `Счёт просрочен, по нему пришло ${paid}: товар снова в продаже. Дождитесь остатка и отметьте его здесь или верните деньги.`,
      en: (paid: string) =>
        `The invoice is overdue, ${paid} has been received towards it: the goods are on sale again. Wait for the balance and mark it here, or return the money.`,
      zh: (paid: string) => `账单已逾期，已到账 ${paid}：商品已重新上架。请等待余款并在此标记，或退还款项。`,
    },
  },
})
