// Words of the table of a seller's money, which is a Russian paper.

export const moneyFileTexts = {
  sheet: 'Деньги',
  heads: ['День', 'За что', 'Покупатель', 'Как', 'Сумма, ₽', 'Комиссия, ₽', 'Вам, ₽', 'Куда'],
  order: (id: number) => `Заказ № ${id}`,
  refund: (id: number) => `Возврат по заказу № ${id}`,
  card: 'картой',
  invoice: (number: number, isPart: boolean) => `по счёту № ${number}${isPart ? ', часть' : ''}`,
  toSeller: 'на ваш счёт',
  toSite: 'на счёт площадки',
  cut: (count: number, of: number) => `Здесь последние ${count} строк из ${of}: возьмите файл за меньший срок.`,
} as const
