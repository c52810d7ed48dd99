// The texts of the PDF about the ties among the companies of a list; Russian only. «Сверка» is the name of the product.
import type { TieKind } from '@sverka/contract/ties/ties.rules'

const RULES = new Intl.PluralRules('ru')
const plural = (count: number, one: string, few: string, many: string): string =>
  `${count} ${{ one, few, many }[RULES.select(count) as 'one' | 'few' | 'many'] ?? many}`

/** Days are DD.MM.YYYY; places are the members' numbers in the list. */
export const tiesPaperTexts = {
  brand: 'Сверка',
  title: (tied: number, members: number) =>
    tied === 0 ? `Среди ${members} участников связей не найдено` : `Из ${members} участников связаны ${tied}`,
  about: (name: string, day: string) => `${name}. Проверено ${day}, искали до 6 шагов по номерам, не по именам`,
  group: (place: number, count: number) => `Группа ${place}: ${plural(count, 'участник', 'участника', 'участников')}`,
  weakerGroup: 'держится на слабых связях',
  conclusion: 'Вывод',
  numbers: (places: readonly number[]) => `№ ${places.join(', ')}`,
  through: (names: string, more: number) => `через: ${names}${more > 0 ? ` и ещё ${more}` : ''}`,
  directly: 'напрямую друг с другом',
  signed: ['Председатель комиссии', 'Подпись', 'Дата'],
  members: 'Участники',
  ties: 'Связи',
  apart: (count: number) => `Без связей: ${plural(count, 'участник', 'участника', 'участников')}`,
  columns: {
    place: '№',
    member: 'Участник',
    number: 'Номер',
    who: 'Кто',
    tie: 'Связь',
    with: 'С кем',
    holds: 'Держится',
    source: 'Источник',
  },
  kinds: {
    head: 'руководитель',
    founder: 'участник',
    manager: 'управляющая организация',
    successor: 'предшественник',
    address: 'общий адрес, слабее',
    phone: 'общий телефон, слабее',
  } satisfies Record<TieKind, string>,
  share: (percent: string) => `участник, ${percent} %`,
  over: (words: string) => `${words}, прошлая`,
  since: (day: string) => `с ${day}`,
  until: (day: string) => `до ${day}`,
  dayUnknown: 'день не указан',
  unknown: 'нет в реестре',
  sameAs: (place: number) => `тот же, что № ${place}`,
  hub: 'больше ста связей: найдены только ближайшие',
  cut: 'Просмотрено не всё: связей слишком много. Не названная здесь связь может быть.',
  hubs: (names: string) => `Через массовые адреса, телефоны, руководителей и владельцев не искали: ${names}.`,
  meaning: 'Связь не доказывает сговора. Владельцев акций и доверенности реестр не показывает, телефоны известны не у всех.',
  register: 'ЕГРЮЛ',
  contacts: 'Checko, контакты',
  numbered: (place: number, number: string, words: string) => `№ ${place}, ${number}: ${words}`,
  page: 'Страница',
  of: 'из',
}
