// The favourites in Russian.
export const messages = {
  title: 'Избранное',
  none: 'Список избранных пуст',
  noneHint: 'Нажмите на сердце на карточке товара, и он появится здесь.',
  toMarket: 'В маркетплейс',
}

export type Messages = typeof messages
