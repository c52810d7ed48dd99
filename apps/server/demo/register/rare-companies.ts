// Invented companies of the demo that are too rare to be drawn by chance: two banks, a state unitary enterprise, a farming cooperative, a municipal
// school, and one whose extract (its record from the state register of companies) has every optional part.
import type { Industry } from './industries.ts'

export interface Form {
  /** OKOPF, the code of the legal form. */
  readonly code: string
  /** The form in names of companies, short and in full. */
  readonly short: string
  readonly full: string
  /** Title of the form in the classifier. */
  readonly formName: string
}

/** Values of such a company that are fixed, not random. */
export interface RareCompany {
  readonly form: Form
  readonly trade: Industry
  /** The word before the invented name, such as «БАНК» (bank). */
  readonly word: string
  /** Size relative to the trade's average company, for which it is 1: the revenue is multiplied by it. */
  readonly size: number
  readonly capitalKopecks: number
  /** Name of the capital in the extract, if it is not «УСТАВНЫЙ КАПИТАЛ» (share capital). */
  readonly capitalKind?: string
  /** The authority that owns it, if the state does. */
  readonly stateOwner?: string
  /** OKFS, the code of the form of ownership, if it is not private. */
  readonly property?: { readonly okfs: { readonly code: string; readonly name: string } }
  /** It files accounts with the Bank of Russia or its owner, not with the tax service (accounting law 402-FZ, article 18). */
  readonly accountsElsewhere?: true
  readonly branches?: number
  /** Title of its head. */
  readonly post?: string
  /**
   * Its extract has what those of other invented companies lack: arrested shares, trustees of a share, a ban on disposing of shares, limited powers
   * of the heads, a corporate agreement, a convertible loan, a decrease of the capital and the like.
   */
  readonly hasParticulars?: true
}

/** What the licences of both banks have in common; their numbers, 9417 and 9583, are invented. */
const bankLicense = {
  activity: 'Осуществление банковских операций со средствами в рублях и иностранной валюте',
  issuer: 'ЦЕНТРАЛЬНЫЙ БАНК РОССИЙСКОЙ ФЕДЕРАЦИИ',
}

// The trades of these companies. `codes`: activities by the classifier OKVED; `revenue`: yearly revenue of an average company, thousand rubles;
// `margin`: return on sales, percent; `goods`: subjects of state contracts; `control`: the authority that inspects such companies; `mark`: the class
// (Nice classification) and the goods of a trademark.
const banking: Industry = {
  codes: ['64.19', '66.19', '66.12'],
  words: ['БАНК'],
  revenue: 900_000,
  margin: 12,
  goods: ['Открытие возобновляемой кредитной линии', 'Обслуживание зарплатных карт', 'Предоставление банковской гарантии'],
  license: { ...bankLicense, number: '9417' },
  control: 'ГОСУДАРСТВЕННАЯ ИНСПЕКЦИЯ ТРУДА',
  mark: { class: '36', text: 'услуги банковские; ссуды; обмен денег' },
}
/** The trade of the smaller bank, which has a licence of its own. */
const smallBanking: Industry = { ...banking, revenue: 260_000, license: { ...bankLicense, number: '9583' } }

const waterworks: Industry = {
  codes: ['36.00', '37.00', '43.22'],
  words: ['ВОДОКАНАЛ'],
  revenue: 180_000,
  margin: 3,
  goods: ['Холодное водоснабжение', 'Водоотведение', 'Промывка сетей канализации'],
  control: 'УПРАВЛЕНИЕ РОСПОТРЕБНАДЗОРА',
  mark: { class: '40', text: 'очистка воды' },
}
const farming: Industry = {
  codes: ['01.41', '01.11', '01.50'],
  words: ['НИВА'],
  revenue: 70_000,
  margin: 8,
  goods: ['Поставка молока сырого', 'Поставка зерна фуражного', 'Поставка мяса охлаждённого'],
  control: 'УПРАВЛЕНИЕ РОССЕЛЬХОЗНАДЗОРА',
  mark: { class: '29', text: 'молоко; масло; сыры' },
}
const schooling: Industry = {
  codes: ['85.14', '85.41'],
  words: ['ШКОЛА'],
  revenue: 45_000,
  margin: 1,
  goods: ['Организация отдыха детей', 'Проведение экзаменов', 'Аренда спортивного зала'],
  license: { activity: 'Образовательная деятельность', issuer: 'ДЕПАРТАМЕНТ ОБРАЗОВАНИЯ' },
  control: 'ДЕПАРТАМЕНТ ОБРАЗОВАНИЯ',
  mark: { class: '41', text: 'обучение' },
}

const developing: Industry = {
  codes: ['62.01', '62.02', '63.11'],
  words: ['ОСОБЫЙ СЛУЧАЙ'],
  revenue: 60_000,
  margin: 9,
  goods: ['Разработка программ', 'Поддержка программ', 'Обработка данных'],
  control: 'ГОСУДАРСТВЕННАЯ ИНСПЕКЦИЯ ТРУДА',
  mark: { class: '42', text: 'разработка программ' },
}

// Legal forms: limited company, private (`joint`) and public (`open`) joint-stock company.
const limited: Form = {
  code: '12300',
  short: 'ООО',
  full: 'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ',
  formName: 'Общества с ограниченной ответственностью',
}
const joint: Form = { code: '12267', short: 'АО', full: 'АКЦИОНЕРНОЕ ОБЩЕСТВО', formName: 'Непубличные акционерные общества' }
const open: Form = { code: '12247', short: 'ПАО', full: 'ПУБЛИЧНОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО', formName: 'Публичные акционерные общества' }

/** By the number of the invented company. The numbers are so high that the small registers of tests have none of these. */
export const rareCompanies: Readonly<Record<number, RareCompany>> = {
  2960: {
    form: open,
    trade: banking,
    word: 'БАНК',
    size: 30,
    capitalKopecks: 320_000_000_000,
    accountsElsewhere: true,
    branches: 12,
    post: 'ПРЕДСЕДАТЕЛЬ ПРАВЛЕНИЯ',
  },
  2961: {
    form: joint,
    trade: smallBanking,
    word: 'КОММЕРЧЕСКИЙ БАНК',
    size: 4,
    capitalKopecks: 31_000_000_000,
    accountsElsewhere: true,
    post: 'ПРЕДСЕДАТЕЛЬ ПРАВЛЕНИЯ',
  },
  2962: {
    form: {
      code: '65242',
      short: 'ГУП',
      full: 'ГОСУДАРСТВЕННОЕ УНИТАРНОЕ ПРЕДПРИЯТИЕ',
      formName: 'Государственные унитарные предприятия субъектов Российской Федерации',
    },
    trade: waterworks,
    word: 'ВОДОКАНАЛ',
    size: 8,
    capitalKopecks: 4_500_000_000,
    capitalKind: 'УСТАВНЫЙ ФОНД',
    stateOwner: 'ДЕПАРТАМЕНТ ИМУЩЕСТВЕННЫХ ОТНОШЕНИЙ',
    property: { okfs: { code: '13', name: 'Собственность субъектов Российской Федерации' } },
  },
  2963: {
    form: {
      code: '14100',
      short: 'СПК',
      full: 'СЕЛЬСКОХОЗЯЙСТВЕННЫЙ ПРОИЗВОДСТВЕННЫЙ КООПЕРАТИВ',
      formName: 'Сельскохозяйственные производственные кооперативы',
    },
    trade: farming,
    word: 'НИВА',
    size: 2,
    capitalKopecks: 120_000_000,
    capitalKind: 'ПАЕВОЙ ФОНД',
    post: 'ПРЕДСЕДАТЕЛЬ',
  },
  2964: {
    form: {
      code: '75403',
      short: 'МБУ',
      full: 'МУНИЦИПАЛЬНОЕ БЮДЖЕТНОЕ УЧРЕЖДЕНИЕ',
      formName: 'Муниципальные бюджетные учреждения',
    },
    trade: schooling,
    word: 'ШКОЛА',
    size: 1,
    capitalKopecks: 0,
    stateOwner: 'АДМИНИСТРАЦИЯ ГОРОДА',
    property: { okfs: { code: '14', name: 'Муниципальная собственность' } },
    accountsElsewhere: true,
  },
  2965: { form: limited, trade: developing, word: 'ОСОБЫЙ СЛУЧАЙ', size: 2, capitalKopecks: 50_000_000, hasParticulars: true },
}
