// Texts of the xlsx file in which a buyer or seller downloads an order, and of a refund; Russian only, like receipts.
import type { OrderState } from '@sverka/contract/orders/orders.rules'

/** The reason of a refund, shown by the payment provider and to both sides: the order was cancelled. */
export const refundReason = (id: number): string => `Заказ № ${id} отменён`

export const orderFileTexts = {
  sheet: 'Заказ',
  fileName: (id: number) => `Заказ_${id}.xlsx`,
  title: (id: number) => `Заказ № ${id}`,
  moscow: (time: string) => `${time} МСК`,
  made: 'Оформлен',
  state: 'Состояние',
  paid: 'Оплата',
  isPaid: 'Оплачено',
  notPaid: 'Не оплачено',
  seller: 'Продавец',
  inn: 'ИНН',
  ogrn: 'ОГРН (ОГРНИП)',
  address: 'Адрес продавца',
  /** The day of the seller's data in the official register of companies. */
  asOf: 'Сведения реестра на',
  buyer: 'Покупатель',
  /** The delivery method; `delivery` below is the address. */
  way: 'Доставка',
  delivery: 'Куда',
  phone: 'Телефон',
  columns: ['Наименование', 'Код', 'Количество', 'Единица', 'Цена, ₽', 'Сумма, ₽', 'Ставка НДС', 'в том числе НДС, ₽'],
  withoutVat: 'без НДС',
  total: 'Итого',
  /** The total after correcting documents (УКД), by which seller and buyer lower the sum of issued documents. */
  corrected: 'Итого после исправления УКД',
  refunded: 'Возвращено',
  history: 'Ход заказа',
  /** Headings of the history: the step that led to the state. `pending` is paid and not shipped, `in_progress` is shipped. */
  steps: { not_paid: 'Оформлен', pending: 'Оплачен', in_progress: 'Передан в доставку', completed: 'Получен' } satisfies Record<
    OrderState,
    string
  >,
  states: { not_paid: 'Не оплачен', pending: 'Ожидается', in_progress: 'В пути', completed: 'Выполнен' } satisfies Record<
    OrderState,
    string
  >,
  unknown: '—',
} as const
