// Short forms and translations of wordings of the registers (statuses, bankruptcy messages, subjects of cases, countries). Unknown wordings
// stay as they are.
import { statusIn } from '@sverka/contract/company-card/register-values.russian.rules'
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import { inLanguage, type Texts } from './texts.ts'

/**
 * Fragments that a wording must all contain, in lower case (stems without their endings), and its short form in three languages. The first row
 * that fits is taken. An empty Russian text: the wording is shown unchanged in Russian.
 */
type Wording = readonly [fragments: readonly string[], texts: Texts]

/** Used by two rows of `STATUSES` each. */
const TO_BE_STRUCK_OFF: Texts = [
  'решено исключить за недостоверные сведения',
  'To be struck off for unreliable entries',
  '因信息不实即将除名',
]
const STRUCK_OFF: Texts = ['исключение из реестра за недостоверные сведения', 'Struck off for unreliable entries', '因信息不实被除名']

/** Statuses of companies and sole traders. «Struck off» is the tax service's removal of a company from the register. */
const STATUSES: readonly Wording[] = [
  [
    ['завершени', 'конкурсн'],
    ['ликвидация после конкурсного производства', 'Liquidated after bankruptcy', '破产清算后终止'],
  ],
  [
    ['прекра', 'предпринимател', 'смерт'],
    ['смерть предпринимателя', 'Death of the trader', '经营者死亡'],
  ],
  [
    ['прекра', 'предпринимател', 'банкрот'],
    ['предприниматель признан банкротом', 'Sole trader declared bankrupt', '经营者被宣告破产'],
  ],
  [
    ['прекра', 'предпринимател', 'решени'],
    ['по решению предпринимателя', 'By the trader’s own decision', '经营者自行决定停业'],
  ],
  [
    ['открыто конкурсн'],
    ['банкротство, открыто конкурсное производство', 'Bankruptcy, liquidation proceedings opened', '破产清算（变卖财产清偿债权人）'],
  ],
  [
    ['внешне', 'управлени'],
    ['банкротство, введено внешнее управление', 'Bankruptcy, under external management', '破产程序：外部管理'],
  ],
  [
    ['финансово', 'оздоровлени'],
    ['банкротство, введено финансовое оздоровление', 'Bankruptcy, under financial rehabilitation', '破产程序：财务康复'],
  ],
  [
    ['введен', 'наблюдени'],
    ['банкротство, введено наблюдение', 'Bankruptcy, under supervision', '破产程序：监督期'],
  ],
  [
    ['возбужден', 'банкрот'],
    ['возбуждено дело о банкротстве', 'Bankruptcy case opened', '已立破产案件'],
  ],
  [['исключени', 'предстоящ', 'недостоверн'], TO_BE_STRUCK_OFF],
  // Long wordings are stored cut off, without the last word «недостоверности» (unreliability); «наличие сведений» stands before it.
  [['исключени', 'предстоящ', 'наличи', 'сведени'], TO_BE_STRUCK_OFF],
  [
    ['исключени', 'предстоящ', 'недейств'],
    ['решено исключить как недействующую', 'To be struck off as inactive', '因停业即将除名'],
  ],
  [['исключени', 'недостоверн'], STRUCK_OFF],
  [['исключени', 'наличи', 'сведени'], STRUCK_OFF],
  [
    ['исключени', 'средств'],
    ['исключение из реестра, на ликвидацию нет средств', 'Struck off, no funds for liquidation', '因无清算费用被除名'],
  ],
  [
    ['исключени', 'недейств'],
    ['исключение из реестра как недействующей', 'Struck off as inactive', '因停业被除名'],
  ],
  [['форме присоединени'], ['реорганизация в форме присоединения', 'Merged into another company', '并入其他公司']],
  [['форме слияни'], ['реорганизация в форме слияния', 'Merged with another company', '与其他公司合并']],
  [['форме разделени'], ['реорганизация в форме разделения', 'Divided into other companies', '分立为其他公司']],
  [['форме преобразовани'], ['реорганизация в форме преобразования', 'Converted into another legal form', '改制为其他形式']],
]

/** Kinds of messages in the register of bankruptcies. */
const MESSAGES: readonly Wording[] = [
  [
    ['намерени', 'кредитор', 'обратиться'],
    ['', 'A creditor intends to file for bankruptcy', '债权人拟申请破产'],
  ],
  [
    ['намерени', 'должник', 'обратиться'],
    ['', 'The debtor intends to file for bankruptcy', '债务人拟申请破产'],
  ],
  [
    ['намерени', 'обратиться'],
    ['', 'Intent to file for bankruptcy', '拟申请破产'],
  ],
  [['судебном акте'], ['', 'Court ruling', '法院裁判']],
  [
    ['требовани', 'кредитор'],
    ['', 'Creditor’s claim received', '收到债权申报'],
  ],
  [
    ['результат', 'собрани'],
    ['', 'Results of a meeting of creditors', '债权人会议结果'],
  ],
  [['собрани'], ['', 'Meeting of creditors', '债权人会议']],
  [['комитет'], ['', 'Committee of creditors', '债权人委员会']],
  [
    ['результат', 'торг'],
    ['', 'Results of an auction', '拍卖结果'],
  ],
  [['торг'], ['', 'Announcement of an auction', '拍卖公告']],
  [['инвентаризаци'], ['', 'Inventory of the debtor’s property', '债务人财产清查']],
  [['оценк'], ['', 'Valuation of the debtor’s property', '债务人财产评估']],
  [['купли-продажи'], ['', 'Sale contract concluded', '已签订买卖合同']],
  [['прекращ'], ['', 'The case is closed', '案件已终止']],
  [['наблюдени'], ['', 'Supervision ordered', '已进入监督期']],
  [['конкурсн'], ['', 'Bankruptcy liquidation opened', '已启动破产清算']],
  [['иное сообщение'], ['', 'Other notice', '其他公告']],
]

/** Subjects of court cases, as the source of commercial (arbitration) cases words them. */
const SUBJECTS: readonly Wording[] = [
  [['долг за поставк'], ['', 'Debt for goods supplied', '货款']],
  [['возврат аванса'], ['', 'Repayment of an advance', '返还预付款']],
  [['неустойка'], ['', 'Contractual penalty', '违约金']],
  [['долг по аренде'], ['', 'Rent arrears', '租金']],
  [['качество работ'], ['', 'Quality of work', '工程质量']],
  [['оплата перевозки'], ['', 'Payment for carriage', '运输费']],
]

/** The texts of a recognized wording; undefined for any other. */
function findTexts(wordings: readonly Wording[], value: string): Texts | undefined {
  const lower = value.toLowerCase()
  return wordings.find(([fragments]) => fragments.every((fragment) => lower.includes(fragment)))?.[1]
}

const translate = (wordings: readonly Wording[], value: string, language: ReportLanguage): string => {
  const texts = language === 'ru' ? undefined : findTexts(wordings, value)
  return texts ? inLanguage(texts, language) : value
}

/** A status for evidence: unchanged in Russian, else the short form. */
export function stateIn(language: ReportLanguage, value: string): string {
  const translated = statusIn(language, value)
  return translated === value ? translate(STATUSES, value, language) : translated
}

/** A status inside a sentence: the short form, in Russian too. */
export function shortState(language: ReportLanguage, value: string): string {
  const texts = language === 'ru' ? findTexts(STATUSES, value) : undefined
  return texts ? inLanguage(texts, language) : stateIn(language, value)
}

/** The kind of a bankruptcy message: unchanged in Russian, else translated if it is recognized. */
export const messageIn = (language: ReportLanguage, value: string): string => translate(MESSAGES, value, language)

/** The subject of a court case: unchanged in Russian, else translated if it is recognized. */
export const subjectIn = (language: ReportLanguage, value: string): string => translate(SUBJECTS, value, language)

/** ISO codes by the names of the Russian classifier of countries that `Intl.DisplayNames` writes otherwise, in lower case without «ё». */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'соединенное королевство': 'GB',
  'объединенные арабские эмираты': 'AE',
  'виргинские острова, британские': 'VG',
  'виргинские острова (британские)': 'VG',
  'британские виргинские острова': 'VG',
  'острова кайман': 'KY',
  гонконг: 'HK',
  'корея, республика': 'KR',
  'республика корея': 'KR',
  'молдова, республика': 'MD',
  'чешская республика': 'CZ',
  сша: 'US',
}

const comparable = (name: string): string => name.toLowerCase().replaceAll('ё', 'е')
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const codes = new Map<string, string>()

/** The ISO code of a country by its Russian name; undefined for an unrecognized name. The table of names is filled at the first call. */
function codeFor(name: string): string | undefined {
  if (codes.size === 0) {
    const russian = new Intl.DisplayNames('ru', { type: 'region', fallback: 'none' })
    for (const first of LETTERS)
      for (const second of LETTERS) {
        const country = russian.of(first + second)
        if (country) codes.set(comparable(country), first + second)
      }
    for (const [other, code] of Object.entries(OTHER_NAMES)) codes.set(other, code)
  }
  return codes.get(comparable(name))
}

/** A foreign company with its country after the last comma, or a country alone: «AMBER LTD, Кипр» → «AMBER LTD, Cyprus». */
export function countryIn(language: ReportLanguage, value: string): string {
  if (language === 'ru') return value
  const at = value.lastIndexOf(', ')
  const name = at < 0 ? value : value.slice(at + 2)
  const code = codeFor(name)
  const translated = code && new Intl.DisplayNames(language, { type: 'region' }).of(code)
  return translated ? value.slice(0, at < 0 ? 0 : at + 2) + translated : value
}
