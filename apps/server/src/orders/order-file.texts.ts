// Texts of the downloaded order; Russian only, like the receipt.
import type { OrderState } from '@sverka/contract/orders/orders.rules'

/** What the provider and both sides read of a refund. */
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
  asOf: 'Сведения реестра на',
  buyer: 'Покупатель',
  way: 'Доставка',
  delivery: 'Куда',
  phone: 'Телефон',
  columns: ['Наименование', 'Код', 'Количество', 'Единица', 'Цена, ₽', 'Сумма, ₽', 'Ставка НДС', 'в том числе НДС, ₽'],
  withoutVat: 'без НДС',
  total: 'Итого',
  corrected: 'Итого после исправления УКД',
  refunded: 'Возвращено',
  history: 'Ход заказа',
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
