// Words the sentence on what would change a verdict: a short condition for the finding that must be resolved first («if the debt is paid»).
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import type { FactorGroup } from '@sverka/contract/company-card/reliability.rules'
import { pluralForm } from '../rules/time-words.ts'
import { inLanguage, type Texts } from './texts.ts'

/** Conditions as they stand after «The verdict changes if». */
const conditions = {
  debtPaid: ['долг погасят', 'the debt is paid', '债务清偿'],
  markRemoved: ['отметку о недостоверности снимут', 'the mark of unreliable data is removed', '不实标注被撤销'],
  exclusionDropped: ['решение об исключении отменят', 'the decision to strike it off is withdrawn', '除名决定被撤销'],
  liquidationDropped: ['ликвидацию отменят', 'the liquidation is cancelled', '清算被取消'],
  headReplaced: ['сменится руководитель', 'another head is appointed', '更换负责人'],
  entryRemoved: ['запись из реестра исключат', 'the entry is removed from the register', '名录记录被移除'],
  listLeft: ['запись из списка исключат', 'the entry is removed from the list', '清单记录被移除'],
  proceedingsEnd: ['производства окончат', 'the proceedings are closed', '执行程序终结'],
  casesEnd: ['дело прекратят', 'the case is closed', '案件终止'],
  bankruptcyEnds: ['дело о банкротстве прекратят', 'the bankruptcy case is closed', '破产程序终止'],
  accountsImprove: ['новая отчётность будет лучше', 'the next accounts are better', '新一期报表改善'],
  otherwise: ['этого не станет', 'this no longer holds', '此情形消除'],
} as const satisfies Record<string, Texts>

type Condition = keyof typeof conditions

/** Conditions of certain factors; others have that of their group, or `otherwise`. */
const BY_FACTOR: Readonly<Record<string, Condition>> = {
  'tax-debt': 'debtPaid',
  'debt-contributions': 'debtPaid',
  'debt-income-tax': 'debtPaid',
  'debt-penalties': 'debtPaid',
  'debt-to-income': 'debtPaid',
  'told-arrears': 'debtPaid',
  'address-unreliable': 'markRemoved',
  'head-unreliable': 'markRemoved',
  'manager-unreliable': 'markRemoved',
  'founder-unreliable': 'markRemoved',
  'exclusion-inactive': 'exclusionDropped',
  'exclusion-unreliable': 'exclusionDropped',
  liquidation: 'liquidationDropped',
  'head-disqualified': 'headReplaced',
  'head-listed-disqualified': 'headReplaced',
  'told-disqualified': 'headReplaced',
  'unfair-supplier': 'entryRemoved',
  'told-sanctioned': 'listLeft',
}

/** Conditions of groups of factors. */
const BY_GROUP: Readonly<Partial<Record<FactorGroup, Condition>>> = {
  enforcement: 'proceedingsEnd',
  courts: 'casesEnd',
  bankruptcy: 'bankruptcyEnds',
  sanctions: 'listLeft',
  finances: 'accountsImprove',
}

/** The sentence from a condition and the number of further findings to resolve. */
const SENTENCE: Readonly<Record<ReportLanguage, (condition: string, more: number) => string>> = {
  ru: (condition, more) => {
    const rest = `и ${pluralForm(more, ['отпадёт', 'отпадут', 'отпадут'], 'ru')} ещё ${more} ${pluralForm(more, ['замечание', 'замечания', 'замечаний'], 'ru')}`
    return `Вердикт сменится, если ${more > 0 ? `${condition} ${rest}` : condition}.`
  },
  en: (condition, more) => {
    const rest = `and ${more} more ${pluralForm(more, ['remark falls', 'remarks fall'], 'en')} away`
    return `The verdict changes if ${more > 0 ? `${condition} ${rest}` : condition}.`
  },
  'zh-CN': (condition, more) => `若${condition}${more > 0 ? `且另外${more}项消除` : ''}，结论将改变。`,
}

/** The factor of the finding. */
interface Finding {
  readonly code: string
  readonly group: FactorGroup
}

/** The sentence for the factor of the first finding; `more` is the number of further findings that must be resolved with it. */
export const changeText = ({ code, group }: Finding, more: number, language: ReportLanguage): string =>
  SENTENCE[language](inLanguage(conditions[BY_FACTOR[code] ?? BY_GROUP[group] ?? 'otherwise'], language), more)

/** For tests: codes of the factors that have a condition of their own. */
export const factorsWithConditions: readonly string[] = Object.keys(BY_FACTOR)
