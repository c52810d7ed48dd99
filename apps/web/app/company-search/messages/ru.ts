// Texts of the company search. Russian is the source.
import { plural } from '../../i18n/plural.ts'

export const messages = {
  title: 'Проверка контрагентов',
  description: 'Поиск компаний и предпринимателей по ИНН, ОГРН, названию, руководителю и учредителю. Сведения из государственных реестров.',
  label: 'Поиск компаний и предпринимателей',
  placeholder: 'ИНН, ОГРН, название или фамилия',
  clear: 'Очистить',
  find: 'Найти',
  hint: 'Ищем по названию, ИНН, ОГРН, учредителю, руководителю и городу',
  searching: 'Ищем в реестре…',
  results: (count: number, exact: boolean) =>
    exact
      ? plural('ru', count, { one: '# результат', few: '# результата', many: '# результатов', other: '# результата' })
      : 'Более 1000 результатов',
  forQuery: (query: string) => `по запросу «${query}»`,
  startTitle: 'Кого проверим?',
  startText: 'Введите ИНН, ОГРН, название компании или фамилию руководителя.',
  emptyTitle: 'Ничего не нашли',
  emptyText: 'Проверьте написание. В ИНН компании 10 цифр, у предпринимателя 12.',
  wrongDigitTitle: 'Неверная контрольная цифра',
  wrongDigitText: (number: string) => `Номер ${number} набран с ошибкой: его контрольная цифра не сходится.`,
  failedTitle: 'Поиск не ответил',
  offline: 'Нет связи с сервером. Проверьте подключение к интернету.',
  retry: 'Повторить',
  inn: 'ИНН',
  ogrn: 'ОГРН',
  ogrnip: 'ОГРНИП',
  works: 'Работает',
  closedCompany: 'Закрыта',
  closedTrader: 'Закрыто',
  years: (count: number) =>
    count === 0 ? 'меньше года' : plural('ru', count, { one: '# год', few: '# года', many: '# лет', other: '# года' }),
  pages: 'Страницы',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
}

export type Messages = typeof messages
