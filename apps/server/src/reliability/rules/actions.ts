// Chooses the one next step that the reliability report recommends after its verdict about a deal, by the most serious finding against the deal.
import type { Purpose } from '@sverka/contract/company-card/reliability.rules'
import type { ActionCode } from '../texts/actions.ts'
import type { Reading } from './engine.ts'
import type { WeighedVerdict } from './purposes.ts'

export interface Action {
  readonly code: ActionCode
  /** The finding that the step is to resolve; null if the step is about the whole verdict. */
  readonly about: Reading | null
}

/**
 * Steps by code of a factor; for other factors the kind of deal decides (`ON_CONDITIONS`). Factors named `told-…` repeat warnings of the data
 * aggregator Checko. `ask-…` steps request a document or an explanation from the company; `see-case` is a look at the court case.
 */
const BY_FACTOR: Readonly<Record<string, ActionCode>> = {
  enforcement: 'ask-bailiffs',
  'enforcement-arrest': 'ask-bailiffs',
  'enforcement-contributions': 'ask-bailiffs',
  'enforcement-credit': 'ask-bailiffs',
  'enforcement-fines': 'ask-bailiffs',
  'enforcement-pledge': 'ask-bailiffs',
  'enforcement-taxes': 'ask-bailiffs',
  'enforcement-wages': 'ask-wages',
  'tax-debt': 'ask-taxes',
  'debt-contributions': 'ask-taxes',
  'debt-income-tax': 'ask-taxes',
  'debt-penalties': 'ask-taxes',
  'debt-to-income': 'ask-taxes',
  'told-arrears': 'ask-taxes',
  'no-taxes-paid': 'ask-taxes',
  'tax-burden-low': 'ask-taxes',
  'claims-to-revenue': 'see-case',
  'cases-growing': 'see-case',
  'cases-large': 'see-case',
  'cases-open': 'see-case',
  'cases-repeated': 'see-case',
  'cases-respondent': 'see-case',
  'cases-credit': 'see-case',
  'cases-supply': 'see-case',
  'cases-tax': 'see-case',
  'head-new': 'ask-powers',
  'moved-to-mass-head': 'ask-powers',
  'mass-head': 'ask-powers',
  'told-mass-head': 'ask-powers',
  'head-many-closed': 'ask-powers',
  'head-powers-noted': 'ask-powers',
  'joint-powers': 'ask-powers',
  'mass-address': 'ask-address',
  'told-mass-address': 'ask-address',
  'office-neighbours': 'ask-address',
  'address-moving': 'ask-address',
  'licenses-expired': 'ask-licence',
  'licenses-suspended': 'ask-licence',
  'share-arrested': 'ask-shares',
  'share-pledged': 'ask-shares',
  'shares-ban': 'ask-shares',
}

/** Steps after a verdict «caution»: terms of the deal that limit a possible loss. */
const ON_CONDITIONS: Readonly<Record<Purpose, ActionCode>> = {
  prepayment: 'pay-in-parts',
  deferral: 'short-deferral',
  contractor: 'pay-after-work',
  share: 'ask-audit',
}

/** Steps after the verdict «proceed». */
const WHEN_CLEAR: Readonly<Record<Purpose, ActionCode>> = {
  prepayment: 'pay-and-watch',
  deferral: 'defer-and-watch',
  contractor: 'sign-and-watch',
  share: 'buy-and-watch',
}

/** The next step after a weighed verdict. */
export function actionFor({ purpose, verdict, stopped, against, wouldChange, missing }: WeighedVerdict): Action {
  const gravest = wouldChange[0]?.reading ?? against[0]?.reading ?? null
  if (verdict === 'impossible') return { code: 'ask-successor', about: null }
  if (verdict === 'proceed') return { code: WHEN_CLEAR[purpose], about: null }
  if (verdict === 'unknown') {
    // None of the missing data can be loaded: a person must look them up, they are filed with another body, or they are not due yet.
    const isByHand = missing.every(({ reason }) => reason === 'by_hand' || reason === 'elsewhere' || reason === 'not_due')
    return { code: isByHand ? 'look-by-hand' : 'refresh-first', about: null }
  }
  if (verdict === 'refuse') return { code: stopped ? 'stop-first' : 'wait-first', about: gravest }
  // All enforcement proceedings make one finding: if a part of the debt is wages, the step is about these.
  if (gravest?.proofs.some(({ label }) => label === 'wages')) return { code: 'ask-wages', about: gravest }
  return { code: (gravest && BY_FACTOR[gravest.factor.code]) ?? ON_CONDITIONS[purpose], about: gravest }
}

/** For tests: every factor that has an action of its own. */
export const factorsWithActions: readonly string[] = Object.keys(BY_FACTOR)
