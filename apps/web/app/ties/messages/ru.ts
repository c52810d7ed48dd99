// Texts of the search for ties. Russian is the source.
import type { TieKind, TieNodeKind } from '@sverka/contract/ties/ties.rules'
import { plural } from '../../i18n/plural.ts'

const steps = (count: number) => plural('ru', count, { one: '# шаг', few: '# шага', many: '# шагов', other: '# шага' })
const companies = (count: number) => plural('ru', count, { one: '# компания', few: '# компании', many: '# компаний', other: '# компании' })

export const messages = {
  title: 'Путь между двумя',
  lists: 'Связи внутри списка',
  guestTitle: 'Путь между двумя открыт участникам',
  guestText: 'Войдите, чтобы увидеть, через кого связаны две компании или два человека, с какого дня и по какому источнику.',
  signIn: 'Войти',
  loading: 'Ищем...',
  breadcrumbs: 'Путь',
  counterParties: 'Контрагенты',
  from: 'От кого',
  to: 'До кого',
  numberHint: 'ИНН или ОГРН',
  swap: 'Поменять местами',
  search: 'Найти путь',
  weaker: (most: number) => `Слабые связи: адрес, который делят не больше ${most} компаний`,
  past: 'Прошлые связи',
  upTo: (most: number) => `до ${steps(most)}`,
  emptyTitle: 'Кого с кем проверить?',
  emptyText:
    'Впишите два номера: компании, ИП или человека. Ищем по директорам, участникам, управляющим и предшественникам, людей сводим только по ИНН.',
  found: (count: number) => `Связаны за ${steps(count)}`,
  allHold: 'все связи действуют',
  someOver: 'есть прошлые связи',
  weakerOnly: 'только через слабые связи',
  weakerPath: (count: number) => `Слабее: ${steps(count)} через общий адрес`,
  anotherPath: (count: number) => `Ещё путь: ${steps(count)}`,
  none: (most: number) => `За ${steps(most)} пути не найдено`,
  noneText: (weaker: boolean, past: boolean) =>
    `Искали по директорам, участникам, управляющим и предшественникам${weaker ? ', слабые связи тоже' : ''}${past ? ', прошлые тоже' : ''}. Это не справка о независимости: владельцев акций реестр не показывает.`,
  searchPast: 'Искать среди прошлых связей',
  cut: 'Не успели просмотреть все связи',
  cutText: 'Связей вокруг слишком много, чтобы пройти их все. Есть ли путь, мы не знаем: это не значит, что его нет.',
  more: 'Показаны не все пути',
  onlyThese: (most: number) => `Короче этих путей нет, длиннее ${steps(most)} не ищем`,
  hubs: (names: string) => `Через массовые адреса, руководителей и владельцев не ищем: ${names}.`,
  inWords: 'То же словами',
  who: 'Кто',
  tie: 'Связь',
  withWhom: 'С кем',
  holds: 'Держится',
  source: 'Источник',
  kinds: {
    head: 'руководитель',
    founder: 'участник',
    manager: 'управляющая организация',
    successor: 'предшественник',
    address: 'общий адрес',
    phone: 'общий телефон',
  } satisfies Record<TieKind, string>,
  share: (percent: string) => `участник, ${percent}`,
  nodeKinds: { company: 'компания', person: 'человек, сведён по ИНН', address: 'адрес', phone: 'телефон' } satisfies Record<
    TieNodeKind,
    string
  >,
  sharedBy: (count: number) => `здесь ${companies(count)}`,
  since: (day: string) => `с ${day}`,
  until: (day: string) => `до ${day}`,
  fromTo: (from: string, to: string) => `${from} – ${to}`,
  dayUnknown: 'день не указан',
  over: 'прошлая',
  weakerMark: 'слабее',
  picture: (from: string, to: string) => `Путь от ${from} до ${to}`,
}

export type Messages = typeof messages
