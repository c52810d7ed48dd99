// Finds the record behind a finding of the report: the tab of the company card and the record's id there, which a link opens and highlights.

import type { FactorGroup } from '@sverka/contract/company-card/reliability.rules'
import type { TabId } from '@sverka/contract/company-card/tabs'
import type { Proof } from './rules/evidence.ts'
import type { Factor } from './rules/factor.ts'

/** A tab of the card, and the id of a record on it (a case number) or of a row (`status`); the id is null for the tab as a whole. */
interface RecordPlace {
  readonly tab: TabId
  readonly id: string | null
}

const place = (tab: TabId, id: string | null = null): RecordPlace => ({ tab, id })

/** The tab of each group of factors. */
const TABS: Partial<Record<FactorGroup, TabId>> = {
  registration: 'details',
  people: 'founders',
  connections: 'connections',
  finances: 'finances',
  courts: 'arbitration',
  enforcement: 'debts',
  contracts: 'contracts',
  permits: 'licenses',
  inspections: 'inspections',
  sanctions: 'sanctions',
}

/** Id for a finding that rests on a whole list, or on its being empty. */
const LIST = 'list'

const [STATUS, HEAD, REGISTRATION, CAPITAL, ADDRESS] = [
  place('summary', 'status'),
  place('summary', 'head'),
  place('summary', 'registration'),
  place('summary', 'capital'),
  place('summary', 'address'),
]

/** The row with remarks of the register: less usual facts, such as a convertible loan. */
const REMARKS = place('details', 'remarks')

/** The row with warnings that the commercial data aggregator (Checko) computes itself. Codes of most factors over them begin with `told-`. */
const MARKS = place('details', 'marks')

/** By code: findings whose record is in another tab than their group's, or in a fixed row. */
const ELSEWHERE: Readonly<Record<string, RecordPlace>> = {
  active: REGISTRATION,
  'address-moving': ADDRESS,
  'address-unreliable': ADDRESS,
  'age-over-3-years': REGISTRATION,
  'age-under-1-year': REGISTRATION,
  'age-under-3-months': REGISTRATION,
  'age-under-6-months': REGISTRATION,
  'bankruptcy-status': STATUS,
  branches: place('branches', 'branches'),
  'capital-decrease': place('history'),
  'capital-large': CAPITAL,
  'capital-minimum': CAPITAL,
  closed: REGISTRATION,
  'convertible-loan': REMARKS,
  'corporate-agreement': REMARKS,
  'environmental-object': REMARKS,
  'exclusion-inactive': STATUS,
  'exclusion-unreliable': STATUS,
  'has-predecessor': place('connections'),
  'head-disqualified': HEAD,
  'head-listed-disqualified': HEAD,
  'head-many-closed': HEAD,
  'head-namesake-disqualified': HEAD,
  'head-new': HEAD,
  'head-powers-noted': HEAD,
  'head-unreliable': HEAD,
  'head-was-disqualified': HEAD,
  'joint-powers': HEAD,
  insured: place('details', 'insurance'),
  liquidation: STATUS,
  'managed-by-company': HEAD,
  'manager-unreliable': HEAD,
  // ОКВЭД: the classifier of activities.
  'many-activities': place('okved', 'additional'),
  'mass-address': ADDRESS,
  'mass-head': HEAD,
  'moved-to-mass-head': HEAD,
  'no-activity': place('okved', 'main'),
  'office-neighbours': ADDRESS,
  'owner-sanctioned': place('founders'),
  'records-by-court': place('history'),
  'records-void': place('history'),
  reorganisation: STATUS,
  'tax-office-migration': place('history'),
  'told-disqualified': MARKS,
  'told-founder-sanctioned': MARKS,
  'told-mass-address': MARKS,
  'told-mass-head': MARKS,
  trademarks: place('trademarks'),
  'trademark-ending': place('trademarks'),
  'told-arrears': MARKS,
  'told-sanctioned': place('sanctions', 'told'),
  'told-hidden-founders': MARKS,
  'told-mass-founder': MARKS,
  'unfair-supplier': MARKS,
  'illegal-finance': MARKS,
  'group-splitting': place('connections'),
  'contacts-known': place('summary', 'contacts'),
}

/** By source: sets of open data have a section of their own on the card, whatever the group of the factor. */
const BY_SOURCE: Readonly<Record<string, RecordPlace>> = {
  // Tax debts.
  debtam: place('debts', 'taxes'),
  // The register of bankruptcy messages (ЕФРСБ).
  efrsb: place('debts', 'bankruptcy'),
  paytax: place('finances', 'taxes-paid'),
  // Yearly income and expense.
  revexp: place('finances', 'incomes'),
  // The register of small and medium-sized business (МСП).
  rsmp: place('details', 'msp'),
  // Special tax regimes.
  snr: place('details', 'regimes'),
  // Average headcount.
  sshr: place('finances', 'headcount'),
  taxoffence: place('finances', 'offences'),
}

/** Line codes of the annual accounts, as the statutory form numbers them, by label of the evidence. */
const LINES: Partial<Record<Proof['label'], string>> = {
  assets: '1600',
  cash: '1250',
  cashFlow: '4100',
  deficit: '1370',
  equity: '1300',
  fixedAssets: '1150',
  gross: '2100',
  interest: '2330',
  loans: '1510',
  operating: '2200',
  payables: '1520',
  profit: '2400',
  receivables: '1230',
  revenue: '2110',
}

/** Factors over a ratio have no sum as evidence, so they lead to the line in the ratio's numerator (1200 is current assets). */
const NUMERATOR_LINES: Readonly<Record<string, string>> = {
  'autonomy-high': '1300',
  'autonomy-low': '1300',
  'cash-ready': '1250',
  'cash-short': '1250',
  'liquidity-high': '1200',
  'liquidity-low': '1200',
  'margin-above-industry': '2400',
  'margin-below-industry': '2400',
}

const findLine = (code: string, proofs: readonly Proof[]): string | null =>
  NUMERATOR_LINES[code] ?? proofs.flatMap(({ label }) => LINES[label] ?? []).at(0) ?? null

/** Where the card shows the record behind a finding; null if no tab does. `proofs` is the finding's evidence, which may name the record. */
export function findRecord({ code, group, source }: Factor, proofs: readonly Proof[]): RecordPlace | null {
  if (source in BY_SOURCE) return proofs.length > 0 ? (BY_SOURCE[source] ?? null) : null
  const tab = code in ELSEWHERE ? ELSEWHERE[code] : TABS[group] && place(TABS[group])
  if (!tab) return null
  if (tab.tab === 'finances') return place('finances', findLine(code, proofs) ?? 'accounts')
  return place(tab.tab, proofs.find(({ record }) => record)?.record ?? tab.id ?? LIST)
}
