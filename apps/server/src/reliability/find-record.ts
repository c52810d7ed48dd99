// Finds the record behind a finding: its tab on the card and its id there, so that a link can lead to it and highlight it.

import type { FactorGroup } from '@sverka/contract/company-card/reliability.rules'
import type { TabId } from '@sverka/contract/company-card/tabs'
import type { Proof } from './rules/evidence.ts'
import type { Factor } from './rules/factor.ts'

/** A tab of the card, and the id of a record or row on it (a case number, `status`); null: no particular one. */
interface Where {
  readonly tab: TabId
  readonly id: string | null
}

const where = (tab: TabId, id: string | null = null): Where => ({ tab, id })

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
  where('summary', 'status'),
  where('summary', 'head'),
  where('summary', 'registration'),
  where('summary', 'capital'),
  where('summary', 'address'),
]

/** Remarks of the register. */
const REMARKS = where('details', 'remarks')

/** Flags that the data aggregator computes. */
const MARKS = where('details', 'marks')

/** Findings whose record is in another tab than their group's. */
const ELSEWHERE: Readonly<Record<string, Where>> = {
  active: REGISTRATION,
  'address-moving': ADDRESS,
  'address-unreliable': ADDRESS,
  'age-over-3-years': REGISTRATION,
  'age-under-1-year': REGISTRATION,
  'age-under-3-months': REGISTRATION,
  'age-under-6-months': REGISTRATION,
  'bankruptcy-status': STATUS,
  branches: where('branches', 'branches'),
  'capital-decrease': where('history'),
  'capital-large': CAPITAL,
  'capital-minimum': CAPITAL,
  closed: REGISTRATION,
  'convertible-loan': REMARKS,
  'corporate-agreement': REMARKS,
  'environmental-object': REMARKS,
  'exclusion-inactive': STATUS,
  'exclusion-unreliable': STATUS,
  'has-predecessor': where('connections'),
  'head-disqualified': HEAD,
  'head-listed-disqualified': HEAD,
  'head-many-closed': HEAD,
  'head-namesake-disqualified': HEAD,
  'head-new': HEAD,
  'head-powers-noted': HEAD,
  'head-unreliable': HEAD,
  'head-was-disqualified': HEAD,
  'joint-powers': HEAD,
  insured: where('details', 'insurance'),
  liquidation: STATUS,
  'managed-by-company': HEAD,
  'manager-unreliable': HEAD,
  'many-activities': where('okved', 'additional'),
  'mass-address': ADDRESS,
  'mass-head': HEAD,
  'moved-to-mass-head': HEAD,
  'no-activity': where('okved', 'main'),
  'office-neighbours': ADDRESS,
  'owner-sanctioned': where('founders'),
  'records-by-court': where('history'),
  'records-void': where('history'),
  reorganisation: STATUS,
  'tax-office-migration': where('history'),
  'told-disqualified': MARKS,
  'told-founder-sanctioned': MARKS,
  'told-mass-address': MARKS,
  'told-mass-head': MARKS,
  trademarks: where('trademarks'),
  'trademark-ending': where('trademarks'),
  'told-arrears': MARKS,
  'told-sanctioned': where('sanctions', 'told'),
  'told-hidden-founders': MARKS,
  'told-mass-founder': MARKS,
  'unfair-supplier': MARKS,
  'illegal-finance': MARKS,
  'group-splitting': where('connections'),
  'contacts-known': where('summary', 'contacts'),
}

/** By source: open-data sets that are found by ИНН have their section, whatever the group of the factor. */
const BY_SOURCE: Readonly<Record<string, Where>> = {
  debtam: where('debts', 'taxes'),
  efrsb: where('debts', 'bankruptcy'),
  paytax: where('finances', 'taxes-paid'),
  revexp: where('finances', 'incomes'),
  rsmp: where('details', 'msp'),
  snr: where('details', 'regimes'),
  sshr: where('finances', 'headcount'),
  taxoffence: where('finances', 'offences'),
}

/** Line codes of the annual accounts by label of the evidence. */
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

/** Factors over a ratio have no sum as evidence: the line in the ratio's numerator. */
const LINE_OF: Readonly<Record<string, string>> = {
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
  LINE_OF[code] ?? proofs.flatMap(({ label }) => LINES[label] ?? []).at(0) ?? null

/** Where the card shows the record behind a finding with these proofs; null if no tab does. */
export function findRecord({ code, group, source }: Factor, proofs: readonly Proof[]): Where | null {
  if (source in BY_SOURCE) return proofs.length > 0 ? (BY_SOURCE[source] ?? null) : null
  const tab = code in ELSEWHERE ? ELSEWHERE[code] : TABS[group] && where(TABS[group])
  if (!tab) return null
  if (tab.tab === 'finances') return where('finances', findLine(code, proofs) ?? 'accounts')
  return where(tab.tab, proofs.find(({ record }) => record)?.record ?? tab.id ?? LIST)
}
