// Rules of disputed facts: which facts on its card a company may mark as disputed, for which reasons, states, and limits. The company must have
// appealed to the authority whose data the fact comes from.
import type { TabId } from '../company-card/tabs.ts'

/** Kinds of facts, each an entry of one of our sources. `proceeding`: enforcement proceeding of the bailiffs; `case`: court case. */
export const factKinds = ['proceeding', 'tax_debt', 'case', 'inspection', 'bankruptcy', 'address', 'head'] as const
export type FactKind = (typeof factKinds)[number]

/** The tab of the card that shows the fact. */
export const factTabs: Readonly<Record<FactKind, TabId>> = {
  proceeding: 'debts',
  tax_debt: 'debts',
  case: 'arbitration',
  inspection: 'inspections',
  bankruptcy: 'debts',
  address: 'summary',
  head: 'summary',
}

/** Facts that a company has only once, with the name that stands for a record number; facts of other kinds have a number. */
export const singleFacts = { tax_debt: 'taxes', address: 'address', head: 'head' } as const satisfies Partial<Record<FactKind, string>>

/** `done`: paid or fulfilled; `not_ours`: about another company; `wrong`: wrong sum or date; `cancelled`: cancelled by a court. */
export const disputeReasons = ['done', 'not_ours', 'wrong', 'cancelled'] as const
export type DisputeReason = (typeof disputeReasons)[number]

/** The authorities to which a company appeals, since they correct the source. */
export const addressees = ['bailiffs', 'tax_service', 'court', 'control_body', 'bankruptcy_register'] as const
export type Addressee = (typeof addressees)[number]

/** The addressee that usually corrects a fact. */
export const usualAddressee: Readonly<Record<FactKind, Addressee>> = {
  proceeding: 'bailiffs',
  tax_debt: 'tax_service',
  case: 'court',
  inspection: 'control_body',
  bankruptcy: 'bankruptcy_register',
  address: 'tax_service',
  head: 'tax_service',
}

/**
 * `checking`: marked, staff have not reviewed it yet; `standing`: staff approved it. In all other states the mark has ended: `refused` by staff,
 * `withdrawn` by the company, `changed`: the source now says something else, `expired` after `DISPUTE_DAYS`.
 */
export const disputeStates = ['checking', 'standing', 'refused', 'withdrawn', 'changed', 'expired'] as const
export type DisputeState = (typeof disputeStates)[number]

/** Whether the card shows the fact as disputed. */
export const isMarked = (state: DisputeState): boolean => state === 'checking' || state === 'standing'

/** Days for which a fact is shown as disputed, counted from the first mark of the same fact. */
export const DISPUTE_DAYS = 60
/** The most marks of one company at once. */
export const DISPUTES_MAX = 20
/** Longest comment of the company, in characters. */
export const STATEMENT_MAX = 200
/** Longest number of an appeal, in characters. */
export const APPEAL_NUMBER_MAX = 60
/** Largest document, in bytes. */
export const DISPUTE_FILE_MAX = 10 * 1024 * 1024
export const DISPUTE_FILE_NAME_MAX = 120
/** The number of an appeal: a letter or digit, then letters, digits and punctuation. */
const NUMBER = /^[\p{L}\d][\p{L}\d ./№()_-]{0,59}$/u
/** The same pattern as text, for schemas. */
export const APPEAL_NUMBER = NUMBER.source
export const isAppealNumber = (number: string): boolean => NUMBER.test(number)

/** Whether the number of an appeal is complete. Only the bailiffs' numbers are checked, which have three parts: `71024/26/118842`. */
export const isAppealWhole = (addressee: Addressee, number: string): boolean =>
  addressee !== 'bailiffs' || number.split('/').filter((part) => part.trim() !== '').length >= 3
