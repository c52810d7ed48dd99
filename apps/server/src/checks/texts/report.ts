// Texts of the printed report on a company (PDF and xlsx), by part of the report; Russian only.
import { type DealFigure, insideSentence } from '@sverka/contract/company-card/reliability.rules'
import { russianReliability } from '@sverka/contract/company-card/reliability.russian.rules'
import type { FactKind } from '@sverka/contract/disputed-facts/disputed-facts.rules'

const { coverage, lists, quarters, purposes, verdicts, states, groups } = russianReliability

const RULES = new Intl.PluralRules('ru')
/** «раз» or «раза», the Russian word «times» in the form that the number needs. */
const timesWord = (times: number): string => (['one', 'many'].includes(RULES.select(times)) ? 'раз' : 'раза')

/** Titles of the tables of facts. */
export const sectionTexts = {
  main: 'Регистрационные данные',
  disputed: 'Компания оспаривает',
  heads: 'Руководители',
  founders: 'Учредители',
  licenses: 'Лицензии',
  branches: 'Филиалы и представительства',
  accounts: 'Бухгалтерская отчётность, ₽',
  taxes: 'Уплаченные налоги и взносы, ₽',
  debts: 'Задолженность по налогам, ₽',
  headcount: 'Среднесписочная численность',
  cases: 'Арбитражные дела',
  enforcement: 'Исполнительные производства',
  bankruptcy: 'Сообщения о банкротстве',
  sanctions: 'Совпадения в санкционных списках',
  contracts: 'Государственные контракты',
  inspections: 'Проверки',
  trademarks: 'Товарные знаки',
} as const

/**
 * Heads of columns and names of fields. ИНН is the taxpayer number, ОГРН and ОГРНИП the registration numbers of companies and sole traders, КПП the
 * code of a tax registration, ОКВЭД the classifier of activities.
 */
export const reportColumnTexts = {
  field: 'Сведение',
  value: 'Значение',
  fullName: 'Полное наименование',
  inn: 'ИНН',
  ogrn: 'ОГРН',
  ogrnip: 'ОГРНИП',
  kpp: 'КПП',
  status: 'Статус',
  registered: 'Дата регистрации',
  address: 'Адрес',
  activity: 'Основной ОКВЭД',
  capital: 'Уставный капитал, ₽',
  taxOffice: 'Налоговый орган',
  name: 'Наименование',
  post: 'Должность',
  since: 'Дата',
  share: 'Доля',
  number: 'Номер',
  until: 'Действует до',
  issuer: 'Кем выдана',
  line: 'Строка',
  tax: 'Налог',
  paid: 'Уплачено',
  debt: 'Долг',
  year: 'Год',
  people: 'Человек',
  plaintiff: 'Истец',
  respondent: 'Ответчик',
  sum: 'Сумма, ₽',
  subject: 'Предмет',
  message: 'Сообщение',
  list: 'Список',
  matched: 'Совпал',
  role: 'Роль компании',
  otherSide: 'Другая сторона',
  kind: 'Вид',
  factor: 'Фактор',
  proof: 'Основание',
  points: 'Баллы',
  source: 'Источник',
  asOf: 'На дату',
  state: 'Состояние',
  why: 'Почему',
  fact: 'Факт',
  said: 'Что говорит компания',
  disputedOn: 'Оспорено',
} as const

/** Words inside the tables of facts. */
export const reportTexts = {
  /** The source of the table of disputed facts: the company itself. */
  ownMarks: 'отметки самой компании, вердикт от них не меняется',
  /** Kinds of facts that a company can dispute. */
  facts: {
    proceeding: 'Производство',
    tax_debt: 'Налоговая задолженность',
    case: 'Дело',
    inspection: 'Проверка',
    bankruptcy: 'Сообщение о банкротстве',
    address: 'Отметка реестра об адресе',
    head: 'Отметка реестра о руководителе',
  } satisfies Record<FactKind, string>,
  hidden: 'Сведения скрыты по закону',
  paid: 'погашено',
  contractRoles: { supplier: 'поставщик', customer: 'заказчик' },
  /** Marks invented data of the demo. */
  example: 'Пример',
  /** By what a sanctions list matched the company. */
  matched: { inn: 'ИНН', ogrn: 'ОГРН', name: 'только имя, проверьте вручную' },
  /**
   * Names of the sources of each block: ЕГРЮЛ and ЕГРИП are the registers of companies and of sole traders, ГИР БО the tax service's archive of
   * annual accounts, ФНС the tax service, ФССП the bailiffs, ЕФРСБ the register of bankruptcies, ЕИС state contracts, ЕРКНМ inspections.
   */
  sources: {
    register: 'ЕГРЮЛ, ЕГРИП',
    egrul: 'ЕГРЮЛ',
    egrip: 'ЕГРИП',
    accounts: 'ГИР БО',
    taxes: 'ФНС: уплаченные налоги',
    debts: 'ФНС: задолженность',
    headcount: 'ФНС: численность',
    cases: 'Картотека арбитражных дел',
    enforcement: 'ФССП',
    bankruptcy: 'ЕФРСБ',
    sanctions: 'Санкционные списки',
    contracts: 'ЕИС',
    inspections: 'ЕРКНМ',
    trademarks: 'Роспатент',
  } as Readonly<Record<string, string | undefined>>,
  /** Lines of the annual accounts by the codes of the Russian form. */
  lines: {
    '2110': '2110 Выручка',
    '2200': '2200 Прибыль от продаж',
    '2400': '2400 Чистая прибыль',
    '1150': '1150 Основные средства',
    '1200': '1200 Оборотные активы',
    '1230': '1230 Дебиторская задолженность',
    '1250': '1250 Денежные средства',
    '1300': '1300 Капитал и резервы',
    '1400': '1400 Долгосрочные обязательства',
    '1500': '1500 Краткосрочные обязательства',
    '1600': '1600 Баланс',
  },
} as const

/** A procedure with its first day, for example «Банкротство с 17.05.2026» (bankruptcy since that day). */
export const procedureWords = (name: string, day: string | null): string => (day ? `${name} с ${day}` : name)

/** The first page: verdicts, reasons and coverage. */
export const decisionTexts = {
  title: 'Решение',
  titleNote: 'цель выбирает тот, кто подписывает договор',
  dealAndVerdict: 'Сделка и вердикт',
  deal: 'Сумма сделки',
  size: 'Размер',
  sizes: (revenue: string | null, people: number | null) =>
    [revenue ? `выручка ${revenue}` : 'выручка неизвестна', people === null ? 'численность неизвестна' : `численность ${people}`].join(
      ', ',
    ),
  figures: {
    cash: 'деньги на счетах',
    net_assets: 'чистые активы',
    open_claims: 'открытые иски',
    revenue_month: 'выручка за месяц',
  } satisfies Record<DealFigure, string>,
  unknownFigure: 'не известно',
  ofFigure: (percent: string) => `сделка ${percent}`,
  ofDeal: (percent: string) => `${percent} сделки`,
  timesFigure: (times: number, text: string) => `сделка в ${text} ${timesWord(times)} больше`,
  timesDeal: (times: number, text: string) => `в ${text} ${timesWord(times)} больше сделки`,
  for: 'За',
  forStopped: 'За, но вердикта не меняет',
  known: 'Известно',
  against: 'Против',
  nextStep: 'Что сделать',
  lackingHead: 'Чего не хватает',
  noFor: 'Существенного не найдено',
  noAgainst: 'Существенного не найдено',
  noAgainstChecked: 'Среди проверенного не найдено',
  lacking: 'Не хватает:',
  notLoadedStops: 'Стоп-факторы, источники которых не загружены:',
  uncheckedStops: 'Не проверялось:',
  lackingAlike: (further: string) => `Не хватает того же, что для предоплаты${further ? `, и ещё: ${further}` : ''}`,
  notDue: 'компания слишком молода',
  stop: (title: string) => `Стоп: ${insideSentence(title)}`,
  andMore: (more: number) => `и ещё ${more}`,
  groupsOfFacts: coverage,
  coverage: 'На чём основано',
  checked: (checked: number, all: number) => `проверено факторов: ${checked} из ${all}`,
  ofAll: (checked: number, all: number) => `${checked} из ${all}`,
  sourceCount: (count: number) => `источников: ${count}`,
  notLoaded: 'не загружено',
  noAnswer: (source: string) => `ответа нет: ${source}`,
  asOf: (day: string) => `по данным ФНС на ${day}`,
  outdated: (day: string) => `на ${day}: выписка устарела`,
  ended: 'Как закончилась',
  remained: 'Что осталось',
  successors: (names: string) => `Правопреемник: ${names}`,
  noSuccessor: 'Правопреемник в выписке не назван',
  /** Why a kind of debt did not remain: not found, not applicable (the source names only existing companies), or not checked. */
  remains: {
    not_found: (day: string) => `не найдено на ${day}`,
    ended: (day: string) => `не применимо, источник на ${day} называет только действующих`,
    unknown: 'не проверено',
  },
  fine: 'Отчёт составлен автоматически по открытым данным на указанные дни и не является кредитным рейтингом.',
  signed: ['Проверил', 'Дата', 'Решение'],
  innKpp: 'ИНН / КПП',
  registered: (number: string, day: string) => `${number} от ${day}`,
  head: 'Руководитель',
  owners: 'Владельцы',
  purposes,
  verdicts,
  groups,
} as const

/** The second page: accounts, industry, cases, debts and connections. */
export const figureTexts = {
  title: 'Цифры',
  accounts: 'Пять лет, ₽',
  noAccounts: 'Отчётности нет: она не загружена или не сдаётся.',
  accountsNotDue: 'Отчётности ещё нет: срок первой не наступил.',
  accountsElsewhere: (host: string) => `Отчётность сдаётся не налоговой службе, у нас её нет: посмотрите на ${host}.`,
  noAccountsOfTraders: 'Предприниматели бухгалтерскую отчётность не сдают.',
  industry: 'Рядом с отраслью',
  industryNote: (okved: string, companies: number, year: number) => `класс ОКВЭД ${okved}, компаний: ${companies}, ${year} год`,
  noIndustry: 'Сравнить не с чем: мало компаний того же вида или нет отчётности.',
  indicator: 'Показатель',
  company: 'Компания',
  ...quarters,
  courts: 'Суды',
  role: 'Роль',
  cases: 'Дел',
  plaintiff: 'Истец',
  respondent: 'Ответчик',
  other: 'Третье лицо',
  total: 'Всего',
  debts: 'Долги',
  bailiffs: 'Приставы, остаток',
  taxDebt: 'Налоги и взносы',
  bankruptcy: 'Сообщения о банкротстве',
  messages: (count: number) => `сообщений: ${count}`,
  notFound: 'не найдено',
  notChecked: 'не проверено',
  sourceDown: 'источник недоступен',
  notApplicable: 'не применимо',
  ties: 'Владельцы и связи',
  tiesOfTraders: 'Связи',
  who: 'Кто',
  relation: 'Связь',
  noTies: 'В загруженных выписках не найдено.',
  relations: {
    head: 'руководитель',
    founder: 'учредитель',
    subsidiary: 'дочерняя',
    manager: 'управляющая компания',
    managed: 'под управлением',
    predecessor: 'предшественник',
    successor: 'правопреемник',
    shared_head: 'общий руководитель',
  },
} as const

/** Titles, page footers and the summary sheet of the report as a whole. */
export const reportPaperTexts = {
  brand: 'Сверка',
  title: 'Отчёт о проверке',
  subject: 'Отчёт о проверке контрагента',
  appendix: 'Приложение',
  foot: (number: string, days: string, name: string) => `Отчёт ${number} от ${days}, ${name}`,
  /** Added to the day of making if the report judges the company as of another day. */
  asOfDay: (day: string) => `по состоянию на ${day}`,
  link: 'Ссылка',
  number: 'Номер',
  made: 'Составлен',
  judgedOn: 'По состоянию на',
  state: 'Статус',
  checked: 'Проверено факторов',
  points: 'Сумма баллов',
  countedWith: 'Учтено вместе с',
  ruleAndLaw: 'Правило и норма',
  /** Before a further finding of the same event. */
  beside: '·',
  gauge: 'Положительных факторов',
  of: 'из',
  notRating: 'Сумма баллов складывается из факторов ниже и не является кредитным рейтингом.',
  proof: 'Проверить подлинность файла',
  total: 'Итого',
  ...lists,
  noAttention: 'Нет',
  page: 'Страница',
  summary: 'Сводка',
  factors: 'Факторы',
  states,
} as const
