// The favourites in Russian.
export const messages = {
  title: 'Избранное',
  none: 'Список избранных пуст',
  noneHint: 'Нажмите на сердце на карточке товара, и он появится здесь.',
  toMarket: 'В маркетплейс',
  pages: 'Страницы избранного',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
}

export type Messages = typeof messages
