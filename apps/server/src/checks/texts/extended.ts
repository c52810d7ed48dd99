// Texts of the part that only extended reports on companies have: connections, ratios, events, comparison. Russian only, since reports are printed
// in Russian.
import type { Purpose } from '@sverka/contract/company-card/reliability.rules'
import { russianReliability } from '@sverka/contract/company-card/reliability.russian.rules'

export const extendedReportTexts = {
  // The picture of connections and its table.
  title: 'Расширенный отчёт',
  picture: 'Связи в два шага',
  leftOut: (count: number) => `На схеме не поместились: ${count}. Все прочитанные связи в таблице ниже.`,
  alone: 'Связей в реестре нет.',
  ties: 'Связи в два шага: таблица',
  from: 'Кто',
  relation: 'Связь',
  to: 'С кем',
  share: 'Доля',
  /** What the first of the table's two parties is or does to the second. */
  relations: { head: 'руководит', founder: 'учредитель', manager: 'управляет', successor: 'преобразовано в' },
  /** What a node is to the node on its left: if the connection goes from the node, to the node, or to it from a person (`ofPerson`). */
  from_node: { head: 'руководитель', founder: 'учредитель', manager: 'управляющая компания', successor: 'предшественник' },
  to_node: { head: 'руководит', founder: 'дочерняя', manager: 'под управлением', successor: 'правопреемник' },
  ofPerson: { head: 'тоже руководит', founder: 'тоже учредитель', manager: 'тоже управляет', successor: 'правопреемник' },
  ended: 'не действует',
  // The table of financial ratios with the quartiles of the industry, a class of ОКВЭД (the Russian classifier of activities).
  ratios: 'Коэффициенты за пять лет и отрасль',
  ratio: 'Показатель',
  ...russianReliability.quarters,
  industryNote: (okved: string, companies: number) => `отрасль: класс ОКВЭД ${okved}, компаний: ${companies}`,
  noIndustry: 'сравнить с отраслью не с чем',
  // The table of events of a year.
  events: 'События за год',
  date: 'Дата',
  event: 'Событие',
  before: 'Было',
  after: 'Стало',
  source: 'Источник',
  eventsSource: 'Реестр и открытые источники, день указан в строке',
  /** Changes between two extracts of the state register, by field. */
  changed: {
    head: 'Сменился руководитель',
    name: 'Сменилось название',
    address: 'Сменился адрес',
    capital: 'Изменился уставный капитал',
    status: 'Изменилось состояние',
  } as Readonly<Record<string, string | undefined>>,
  record: 'Запись в реестре',
  newCase: (number: string) => `Новое арбитражное дело ${number}`,
  proceeding: (number: string) => `Исполнительное производство ${number}`,
  message: (kind: string) => `Сообщение о банкротстве: ${kind}`,
  contract: (number: string) => `Государственный контракт ${number}`,
  inspection: (number: string) => `Проверка ${number}`,
  // The comparison of companies.
  comparison: 'Сравнение компаний',
  comparisonSource: 'Открытые реестры, дни источников в последних строках',
  /** Titles of the rows. `liquidity`: current ratio; `autonomy`: equity ratio; `margin`: net margin; `bailiffs` collect debts. */
  rows: {
    state: 'Состояние',
    verdict: (purpose: Purpose) => `Вердикт: ${russianReliability.purposes[purpose].toLowerCase()}`,
    first: 'На что смотреть первым',
    region: 'Регион',
    activity: 'Вид деятельности',
    registered: 'Зарегистрирована',
    head: 'Руководитель',
    since: 'На должности с',
    revenue: 'Выручка, ₽',
    years: 'Выручка по годам, ₽',
    profit: 'Чистая прибыль, ₽',
    staff: 'Сотрудники',
    capital: 'Уставный капитал, ₽',
    liquidity: 'Текущая ликвидность',
    autonomy: 'Автономия',
    margin: 'Чистая рентабельность',
    claims: 'Иски за год',
    enforcement: 'Исполнительные производства',
    taxDebts: 'Долги по налогам, ₽',
    asOf: 'Выписка на',
    casesAsOf: 'Картотека дел на',
    bailiffsAsOf: 'Судебные приставы на',
    debtsAsOf: 'Долги по налогам на',
  },
  comparedOn: (purpose: Purpose, day: string) => `Цель: ${russianReliability.purposes[purpose].toLowerCase()}. Сформировано ${day}`,
  inYear: (value: string, year: number) => `${value} (${year})`,
  /** «3 на 1 000 ₽»: a number of cases and their sum in rubles; «нет» (none) for zero. */
  onSum: (count: number, sum: string) => (count === 0 ? 'нет' : `${count} на ${sum} ₽`),
  verdicts: russianReliability.verdicts,
  /** In place of the verdict about buying a share in a company whose legal form has none. */
  noShares: 'долей нет',
} as const
