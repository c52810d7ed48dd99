// Texts of the downloadable table of a seller's money; Russian only, since it is for Russian bookkeeping.

export const moneyFileTexts = {
  sheet: 'Деньги',
  heads: ['День', 'За что', 'Покупатель', 'Как', 'Сумма, ₽', 'Комиссия, ₽', 'Вам, ₽', 'Куда'],
  order: (id: number) => `Заказ № ${id}`,
  refund: (id: number) => `Возврат по заказу № ${id}`,
  card: 'картой',
  invoice: (number: number, isPart: boolean) => `по счёту № ${number}${isPart ? ', часть' : ''}`,
  toSeller: 'на ваш счёт',
  toSite: 'на счёт площадки',
  /** The last line of a file that does not hold all entries. */
  cut: (count: number, of: number) => `Здесь последние ${count} строк из ${of}: возьмите файл за меньший срок.`,
} as const
