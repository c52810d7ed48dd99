// Texts of the search for a path of ties (heads, founders, managing companies, shared addresses and phones) between two companies or people.

import type { TieKind, TieNodeKind } from '@sverka/contract/ties/ties.rules'
import { defineTexts, type Translated } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

const steps = {
  ru: (count: number) => plural('ru', count, { one: '# шаг', few: '# шага', many: '# шагов', other: '# шага' }),
  en: (count: number) => plural('en', count, { one: '# step', other: '# steps' }),
}

const companies = {
  ru: (count: number) => plural('ru', count, { one: '# компания', few: '# компании', many: '# компаний', other: '# компании' }),
  en: (count: number) => plural('en', count, { one: '# company', other: '# companies' }),
}

export const tiesMessages = defineTexts({
  title: { ru: 'Путь между двумя', en: 'Path between two', zh: '两者之间的路径' },
  lists: { ru: 'Связи внутри списка', en: 'Ties within a list', zh: '清单内部的关联' },
  guestTitle: { ru: 'Путь между двумя открыт участникам', en: 'The path between two is open to members', zh: '两者之间的路径仅对会员开放' },
  guestText: {
    ru: 'Войдите, чтобы увидеть, через кого связаны две компании или два человека, с какого дня и по какому источнику.',
    en: 'Sign in to see through whom two companies or two people are linked, since when and according to which source.',
    zh: '登录后可查看两家公司或两个人通过谁相互关联、从何时起、依据何种来源。',
  },
  signIn: { ru: 'Войти', en: 'Sign in', zh: '登录' },
  loading: { ru: 'Ищем...', en: 'Searching...', zh: '正在查找...' },
  breadcrumbs: { ru: 'Путь', en: 'Breadcrumbs', zh: '路径' },
  counterParties: { ru: 'Контрагенты', en: 'Counterparties', zh: '企业' },
  from: { ru: 'От кого', en: 'From', zh: '起点' },
  to: { ru: 'До кого', en: 'To', zh: '终点' },
  numberHint: { ru: 'ИНН или ОГРН', en: 'INN or OGRN', zh: '税号或 OGRN' },
  swap: { ru: 'Поменять местами', en: 'Swap', zh: '互换' },
  search: { ru: 'Найти путь', en: 'Find the path', zh: '查找路径' },
  weaker: {
    ru: (most: number) => `Слабые связи: адрес или телефон, общий не больше чем у ${most} компаний`,
    en: (most: number) => `Weaker ties: an address or a phone that at most ${most} companies share`,
    zh: (most: number) => `较弱关联：不超过 ${most} 家公司共用的地址或电话`,
  },
  past: { ru: 'Прошлые связи', en: 'Past ties', zh: '过往关联' },
  upTo: {
    ru: (most: number) => `до ${steps.ru(most)}`,
    en: (most: number) => `up to ${steps.en(most)}`,
    zh: (most: number) => `最多 ${most} 步`,
  },
  emptyTitle: { ru: 'Кого с кем проверить?', en: 'Who shall we check against whom?', zh: '要核查谁与谁？' },
  emptyText: {
    ru: 'Впишите два номера: компании, ИП или человека. Ищем по директорам, участникам, управляющим и предшественникам, людей сводим только по ИНН.',
    en: 'Enter two numbers: of a company, a sole trader or a person. We search by directors, members, managing companies and predecessors, and match people by INN only.',
    zh: '请输入两个号码：公司、个体经营者或个人。我们沿负责人、出资人、管理公司和前身企业查找，个人仅按税号合并。',
  },
  found: {
    ru: (count: number) => `Связаны за ${steps.ru(count)}`,
    en: (count: number) => `Linked in ${steps.en(count)}`,
    zh: (count: number) => `经 ${count} 步相关联`,
  },
  allHold: { ru: 'все связи действуют', en: 'all ties are current', zh: '所有关联均有效' },
  someOver: { ru: 'есть прошлые связи', en: 'some ties are past', zh: '含过往关联' },
  weakerOnly: { ru: 'только через слабые связи', en: 'only by weaker ties', zh: '仅通过较弱关联' },
  weakerPath: {
    ru: (count: number) => `Слабее: ${steps.ru(count)} через общий адрес или телефон`,
    en: (count: number) => `Weaker: ${steps.en(count)} through a shared address or phone`,
    zh: (count: number) => `较弱：经共用地址或电话 ${count} 步`,
  },
  anotherPath: {
    ru: (count: number) => `Ещё путь: ${steps.ru(count)}`,
    en: (count: number) => `Another path: ${steps.en(count)}`,
    zh: (count: number) => `另一条路径：${count} 步`,
  },
  none: {
    ru: (most: number) => `За ${steps.ru(most)} пути не найдено`,
    en: (most: number) => `No path found within ${steps.en(most)}`,
    zh: (most: number) => `${most} 步之内未找到路径`,
  },
  noneText: {
    ru: (weaker: boolean, past: boolean) =>
      `Искали по директорам, участникам, управляющим и предшественникам${weaker ? ', слабые связи тоже (телефоны знаем не у всех)' : ''}${past ? ', прошлые тоже' : ''}. Это не справка о независимости: владельцев акций реестр не показывает.`,
    en: (weaker: boolean, past: boolean) =>
      `We searched by directors, members, managing companies and predecessors${weaker ? ', weaker ties too (we do not know everyone’s phone numbers)' : ''}${past ? ', past ones too' : ''}. This is not a certificate of independence: the register does not show stockholders.`,
    zh: (weaker: boolean, past: boolean) =>
      `已沿负责人、出资人、管理公司和前身企业查找${weaker ? '，包括较弱关联（仅掌握部分公司的电话）' : ''}${past ? '，包括过往关联' : ''}。这并非独立性证明：登记册不显示股票持有人。`,
  },
  searchPast: { ru: 'Искать среди прошлых связей', en: 'Search past ties', zh: '在过往关联中查找' },
  cut: { ru: 'Не успели просмотреть все связи', en: 'Not all ties could be searched', zh: '未能查看全部关联' },
  cutText: {
    ru: 'Связей вокруг слишком много, чтобы пройти их все. Есть ли путь, мы не знаем: это не значит, что его нет.',
    en: 'There are too many ties around to follow them all. We do not know whether there is a path: this does not mean that there is none.',
    zh: '周围的关联过多，无法全部查看。是否存在路径尚不清楚：这并不意味着没有。',
  },
  more: { ru: 'Показаны не все пути', en: 'Not all paths are shown', zh: '未显示全部路径' },
  onlyThese: {
    ru: (most: number) => `Короче этих путей нет, длиннее ${steps.ru(most)} не ищем`,
    en: (most: number) => `No path is shorter than these, and we do not search for paths longer than ${steps.en(most)}`,
    zh: (most: number) => `没有更短的路径，超过 ${most} 步的不查找`,
  },
  /** Subjects with so many ties that the search does not go through them. */
  hubs: {
    ru: (names: string) => `Через массовые адреса, телефоны, руководителей и владельцев не ищем: ${names}.`,
    en: (names: string) => `We do not search through addresses, phones, heads and owners of many companies: ${names}.`,
    zh: (names: string) => `不通过大量共用的地址、电话、负责人和所有者查找：${names}。`,
  },
  inWords: { ru: 'То же словами', en: 'The same in words', zh: '文字说明' },
  who: { ru: 'Кто', en: 'Who', zh: '主体' },
  tie: { ru: 'Связь', en: 'Tie', zh: '关联' },
  withWhom: { ru: 'С кем', en: 'With whom', zh: '对象' },
  holds: { ru: 'Держится', en: 'Valid', zh: '有效期' },
  source: { ru: 'Источник', en: 'Source', zh: '来源' },
  /** The source of phones: Checko is a data service for company data. */
  contacts: { ru: 'Checko, контакты компании', en: 'Checko, company contacts', zh: 'Checko，公司联系方式' },
  kinds: {
    head: { ru: 'руководитель', en: 'head', zh: '负责人' },
    founder: { ru: 'участник', en: 'member', zh: '出资人' },
    manager: { ru: 'управляющая организация', en: 'managing company', zh: '管理公司' },
    successor: { ru: 'предшественник', en: 'predecessor', zh: '前身企业' },
    address: { ru: 'общий адрес', en: 'shared address', zh: '共用地址' },
    phone: { ru: 'общий телефон', en: 'shared phone', zh: '共用电话' },
  } satisfies Record<TieKind, Translated<string>>,
  /** A founder with their share of the capital. */
  share: {
    ru: (percent: string) => `участник, ${percent}`,
    en: (percent: string) => `member, ${percent}`,
    zh: (percent: string) => `出资人，${percent}`,
  },
  nodeKinds: {
    company: { ru: 'компания', en: 'company', zh: '公司' },
    person: { ru: 'человек, сведён по ИНН', en: 'person, matched by INN', zh: '个人，按税号合并' },
    address: { ru: 'адрес', en: 'address', zh: '地址' },
    phone: { ru: 'телефон', en: 'phone', zh: '电话' },
  } satisfies Record<TieNodeKind, Translated<string>>,
  sharedBy: {
    ru: (count: number) => `здесь ${companies.ru(count)}`,
    en: (count: number) => `${companies.en(count)} here`,
    zh: (count: number) => `此处有 ${count} 家公司`,
  },
  since: { ru: (day: string) => `с ${day}`, en: (day: string) => `since ${day}`, zh: (day: string) => `自 ${day}` },
  until: { ru: (day: string) => `до ${day}`, en: (day: string) => `until ${day}`, zh: (day: string) => `至 ${day}` },
  fromTo: {
    ru: (from: string, to: string) => `${from} – ${to}`,
    en: (from: string, to: string) => `${from} – ${to}`,
    zh: (from: string, to: string) => `${from} – ${to}`,
  },
  dayUnknown: { ru: 'день не указан', en: 'day not given', zh: '未注明日期' },
  over: { ru: 'прошлая', en: 'past', zh: '过往' },
  weakerMark: { ru: 'слабее', en: 'weaker', zh: '较弱' },
  picture: {
    ru: (from: string, to: string) => `Путь от ${from} до ${to}`,
    en: (from: string, to: string) => `Path from ${from} to ${to}`,
    zh: (from: string, to: string) => `从 ${from} 到 ${to} 的路径`,
  },
})
