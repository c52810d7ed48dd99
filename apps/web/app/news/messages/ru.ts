// Texts of the blog. Russian is the source; articles are in Russian only.

export const messages = {
  title: 'Блог',
  description: 'Как проверять партнёров, читать открытые данные и не терять деньги на сделках.',
  lead: 'Как проверять партнёров и читать открытые данные.',
  filter: 'Поиск по заголовку',
  more: 'Читать далее',
  moreOf: (title: string) => `Читать далее: ${title}`,
  none: 'Статей пока нет',
  notFound: 'Ничего не нашли. Измените запрос.',
  all: 'Все новости',
  feed: 'Лента RSS',
  trail: 'Путь к странице',
  home: 'Главная',
  onlyRussian: '',
}

export type Messages = typeof messages
