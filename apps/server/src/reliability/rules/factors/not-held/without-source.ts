// Factors (checks) whose data we cannot load, one row each: the reliability report shows them as «not checked» with the reason, so that readers know
// what they must look up themselves.
import type { FactorGroup, Polarity } from '@sverka/contract/company-card/reliability.rules'
import type { SourceCode } from '../../../../sources/sources.ts'
import type { NoteKey } from '../../../texts/notes.ts'
import type { Dossier } from '../../dossier-facts.ts'
import type { OpenRule } from '../../factor.ts'

type Row = readonly [
  code: string,
  group: FactorGroup,
  polarity: Polarity,
  /** Points that the factor would add if it were found. */
  points: number,
  source: SourceCode,
  /** The article of the law; null for common practice, `ours` for a threshold of our own. */
  basis: string | null,
  /**
   * Why it is not checked: the source answers only people on a web form (`captcha`), is paid, publishes no open data, or we do not load it yet
   * (`no-importer`); our data lack the outcome of cases and contracts, or need several extracts or the subject of the deal.
   */
  reason: NoteKey,
  /** The kind of business that the factor applies to; both if absent. */
  only?: Dossier['kind'],
]

/**
 * Sources with abbreviations: `egrul` state register of companies, `pb` the tax service's «Прозрачный бизнес», `kad` commercial and `sudrf` general
 * courts, `kgn` consolidated groups of taxpayers, `snr` special tax regimes (`regime-psn`: a patent), `npd` the self-employed, `rsmppp` support of
 * small business, `efrsb` bankruptcies, `fedresurs` notices of companies, `zsk` the Bank of Russia's «Know Your Client», `nostroy` builders in
 * self-regulation.
 */
const rows = [
  ['accounts-frozen', 'taxes', 'stop', -40, 'suspensions', 'НК РФ, ст. 76', 'captcha'],
  ['activity-fits', 'registration', 'positive', 3, 'egrul', 'БВ-4-7/3060@', 'needs-deal'],
  ['applied-address', 'address', 'attention', -3, 'applications', '129-ФЗ', 'captcha', 'company'],
  ['applied-capital', 'registration', 'attention', -3, 'applications', '129-ФЗ', 'captcha', 'company'],
  ['applied-closing', 'registration', 'negative', -15, 'applications', '129-ФЗ', 'captcha', 'entrepreneur'],
  ['applied-founders', 'people', 'attention', -3, 'applications', '129-ФЗ', 'captcha', 'company'],
  ['applied-head', 'people', 'attention', -3, 'applications', '129-ФЗ', 'captcha', 'company'],
  ['applied-liquidation', 'registration', 'negative', -20, 'applications', '129-ФЗ', 'captcha', 'company'],
  ['audit-missing', 'finances', 'attention', -4, 'girbo', '307-ФЗ, ст. 5', 'no-importer', 'company'],
  ['bribery-fine', 'contracts', 'negative', -15, 'corruption', 'КоАП РФ, ст. 19.28', 'no-importer', 'company'],
  ['cases-civil-courts', 'courts', 'attention', -3, 'sudrf', null, 'captcha'],
  ['cases-lost', 'courts', 'negative', -8, 'kad', null, 'outcome-unknown'],
  ['cases-won', 'courts', 'positive', 3, 'kad', null, 'outcome-unknown'],
  ['certificates', 'permits', 'positive', 2, 'certificates', '184-ФЗ', 'no-importer'],
  ['collection-impossible', 'enforcement', 'negative', -12, 'fsspClosed', '229-ФЗ, ст. 46', 'no-importer'],
  ['consolidated-group', 'taxes', 'positive', 3, 'kgn', 'НК РФ, гл. 3.1', 'no-importer', 'company'],
  ['contracts-terminated', 'contracts', 'negative', -8, 'contracts', '44-ФЗ, ст. 95', 'outcome-unknown'],
  ['counter-sanctions', 'sanctions', 'attention', -6, 'countersanctions', 'ПП РФ № 851', 'no-importer'],
  ['creditor-intent', 'bankruptcy', 'negative', -15, 'fedresurs', '127-ФЗ, ст. 7 п. 2.1', 'paid-source', 'company'],
  ['debt-to-bailiffs', 'taxes', 'negative', -12, 'pb', 'НК РФ, ст. 102', 'captcha', 'company'],
  ['debtor-intent', 'bankruptcy', 'stop', -40, 'fedresurs', '127-ФЗ, ст. 37', 'paid-source', 'company'],
  ['foreign-agent', 'sanctions', 'attention', -6, 'agents', '255-ФЗ', 'no-importer'],
  ['founder-bankrupt', 'people', 'negative', -8, 'efrsb', '127-ФЗ, гл. X', 'paid-source', 'company'],
  ['head-bankrupt', 'people', 'negative', -12, 'efrsb', '127-ФЗ, гл. X', 'paid-source', 'company'],
  ['head-changed-often', 'people', 'attention', -6, 'egrul', null, 'several-extracts', 'company'],
  ['high-risk-zsk', 'sanctions', 'stop', -40, 'zsk', '115-ФЗ, ст. 7.6–7.8', 'captcha'],
  ['ignores-tax-service', 'taxes', 'negative', -8, 'pb', 'ММ-3-06/333@, критерий 9', 'no-open-data', 'company'],
  ['it-accredited', 'permits', 'positive', 4, 'itCompanies', 'ПП РФ № 1729', 'no-importer', 'company'],
  ['lessee', 'contracts', 'attention', -1, 'fedresurs', '164-ФЗ, ст. 10', 'paid-source'],
  ['mass-phone', 'address', 'attention', -2, 'own', 'ours', 'no-importer', 'company'],
  ['no-tax-returns', 'taxes', 'stop', -40, 'pb', 'НК РФ, ст. 102', 'captcha', 'company'],
  ['pledger', 'enforcement', 'attention', -3, 'pledges', 'ГК РФ, ст. 339.1', 'captcha'],
  ['regime-psn', 'taxes', 'attention', 0, 'snr', 'НК РФ, ст. 346.43', 'no-importer', 'entrepreneur'],
  ['self-employed', 'taxes', 'attention', 0, 'npd', '422-ФЗ', 'no-importer', 'entrepreneur'],
  ['self-regulation', 'permits', 'positive', 4, 'nostroy', 'ГрК РФ, ст. 55.1', 'no-importer'],
  ['support-breach', 'contracts', 'negative', -4, 'rsmppp', '209-ФЗ', 'no-importer'],
  ['support-received', 'contracts', 'positive', 2, 'rsmppp', '209-ФЗ, ст. 8', 'no-importer'],
  ['tax-monitoring', 'taxes', 'positive', 6, 'monitoring', 'НК РФ, разд. V.2', 'no-importer', 'company'],
  ['terrorist-list', 'sanctions', 'stop', -100, 'terrorists', '115-ФЗ, ст. 6', 'no-importer'],
  ['undesirable', 'sanctions', 'stop', -100, 'undesirable', '272-ФЗ', 'no-importer'],
  ['vacancies', 'staff', 'positive', 2, 'jobs', null, 'no-importer', 'company'],
] as const satisfies readonly Row[]

type Code = (typeof rows)[number][0]

/** The rows as rules of the report. */
export const rulesWithoutSource: readonly (OpenRule<Code> & { readonly group: FactorGroup })[] = rows.map(
  ([code, group, polarity, points, source, basis, reason, only]) => ({
    code,
    group,
    polarity,
    points,
    source,
    basis,
    reason,
    ...(only ? { only } : {}),
  }),
)
