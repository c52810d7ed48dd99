// Evaluates factors (the checks of the reliability report) on the dossier of a company. Each factor gets a state (found, not found, not applicable,
// not checked, source down), evidence, the day of the data, and points.
import type { FactorState } from '@sverka/contract/company-card/reliability.rules'
import { isEndedBefore } from '../../sources/sources.ts'
import type { NoteKey } from '../texts/notes.ts'
import { accountsElsewhere } from './accounts-elsewhere.ts'
import type { BlockName, Day, Dossier, Facts } from './dossier-facts.ts'
import { dayProof } from './evidence.ts'
import { type CheckContext, type ComputedFactor, type Factor, isComputed, type OpenFactor, type Outcome } from './factor.ts'
import { isStale } from './freshness.ts'
import { isTruncatedList } from './list-parts.ts'
import type { Reading } from './reading.ts'
import { sharingEvents } from './same-event.ts'

export type { Reading } from './reading.ts'

/** Evaluates every factor, in the given order. Pure: the same dossier gives the same readings. */
export const readFactors = (factors: readonly Factor[], dossier: Dossier): Reading[] =>
  sharingEvents(withoutContradicted(factors.map((factor) => readFactor(factor, dossier))))

/** Evaluates one factor alone. `readFactors` may then lower its points, or take back a plus that another finding contradicts. */
export function readFactor(factor: Factor, dossier: Dossier): Reading {
  const context = { today: dossier.today, kind: dossier.kind, ifLoaded: <K extends BlockName>(name: K) => blockData(dossier, name) }
  return isComputed(factor) ? readComputed(factor, dossier, context) : readOpen(factor, dossier)
}

const TAX_ENFORCEMENT: ReadonlySet<string> = new Set(['enforcement-taxes', 'enforcement-contributions'])
/** In these procedures bailiffs end their proceedings and hand the writs over (law on enforcement 229-ФЗ, articles 47 and 96). */
const ENDS_ENFORCEMENT: ReadonlySet<string> = new Set(['liquidation', 'bankruptcy', 'bankruptcy-status'])

/**
 * Takes back two positive factors that another finding contradicts: «no tax debt» while bailiffs collect taxes, and «no enforcement» if
 * liquidation or bankruptcy has ended the proceedings.
 */
function withoutContradicted(readings: readonly Reading[]): readonly Reading[] {
  const isFound = (codes: ReadonlySet<string>) => readings.some(({ factor, state }) => state === 'found' && codes.has(factor.code))
  const refuted = new Map<string, NoteKey>([
    ...(isFound(TAX_ENFORCEMENT) ? [['no-tax-debt', 'taxes-collected'] as const] : []),
    ...(isFound(ENDS_ENFORCEMENT) ? [['no-enforcement', 'enforcement-ended'] as const] : []),
  ])
  return readings.map((reading) => {
    const note = reading.state === 'found' ? refuted.get(reading.factor.code) : undefined
    return note ? unanswered(reading.factor, 'not_applicable', note, reading.asOf) : reading
  })
}

/** The data of a held block, else null. */
function blockData<K extends BlockName>(dossier: Dossier, name: K): Facts[K] | null {
  const holding = dossier.blocks[name]
  return holding?.state === 'held' ? holding.data : null
}

const applies = (factor: Factor, dossier: Dossier): boolean => !factor.only || factor.only === dossier.kind

/** Blocks of open data about organisations only: a sole trader may have such debts or taxes too, so factors over them are «not checked» for one. */
const COMPANY_ONLY_SETS: ReadonlySet<string> = new Set(['debts', 'taxes', 'incomes', 'headcount', 'regimes', 'offences', 'industry'])

/**
 * The reading of a factor for the other kind of business. For a sole trader a factor for companies is «not checked» if its data exist for companies
 * only, else «not applicable»: so are all factors of finances, since sole traders file no accounts.
 */
function readForOtherKind(factor: Factor): Reading {
  if (factor.only === 'entrepreneur') return unanswered(factor, 'not_applicable', 'for-entrepreneurs')
  const isUnknown = isComputed(factor) && factor.group !== 'finances' && factor.needs.some((name) => COMPANY_ONLY_SETS.has(name))
  return isUnknown ? unanswered(factor, 'not_checked', 'companies-alone') : unanswered(factor, 'not_applicable', 'for-companies')
}

/** A factor without a source: «not checked», with its reason. */
function readOpen(factor: OpenFactor, dossier: Dossier): Reading {
  if (!applies(factor, dossier)) return readForOtherKind(factor)
  return unanswered(factor, 'not_checked', factor.reason)
}

/** A reading without an answer, evidence or points; `note` is the reason. */
function unanswered(factor: Factor, state: FactorState, note: NoteKey, asOf: Day | null = null): Reading {
  return { factor, state, proofs: [], counted: 0, asOf, note }
}

/** Reasons of «not checked» to which a missing entry of the company in a source can lead. */
const ABSENCE_NOTES: ReadonlySet<NoteKey | null> = new Set(['no-record', 'part', 'stale', 'list-part'] as const)

/** «Not applicable» for a company that ended before the day of a source which lists only active ones: absence there proves nothing. */
function unlessEnded(reading: Reading, { needs: [block] }: ComputedFactor, dossier: Dossier): Reading {
  const closedOn = blockData(dossier, 'register')?.row.closedOn ?? null
  const isSilent = reading.state === 'not_found' || ABSENCE_NOTES.has(reading.note)
  if (!isSilent || !reading.asOf || !block || !isEndedBefore(block, { kind: dossier.kind, closedOn }, reading.asOf)) return reading
  return unanswered(reading.factor, 'not_applicable', 'ended-before', reading.asOf)
}

const readComputed = (factor: ComputedFactor, dossier: Dossier, context: Omit<CheckContext, 'asOf'>): Reading =>
  unlessEnded(evaluateFactor(factor, dossier, context), factor, dossier)

function evaluateFactor(factor: ComputedFactor, dossier: Dossier, context: Omit<CheckContext, 'asOf'>): Reading {
  if (!applies(factor, dossier)) return readForOtherKind(factor)
  // Nothing counts in favour of an ended company.
  if (factor.polarity === 'positive' && context.ifLoaded('register')?.row.closedOn)
    return unanswered(factor, 'not_applicable', 'closed-company')
  if (factor.needs.includes('accounts') && isWithoutOwnAccounts(context)) return unanswered(factor, 'not_applicable', 'accounts-elsewhere')
  const missing = missingBlock(factor, dossier)
  if (missing) return missing
  const asOf = factorDay(factor, dossier)
  const facts: Partial<Record<BlockName, unknown>> = {}
  for (const name of factor.needs) facts[name] = blockData(dossier, name)
  const outcome = factor.check(facts as Facts, { ...context, asOf: asOf && asOf < dossier.today ? asOf : dossier.today })
  return unlessStale(
    unlessRegisterIncomplete(unlessListTruncated(toReading(factor, outcome, asOf), factor, context), dossier),
    factor,
    dossier.today,
  )
}

/** No accounts, because the organisation files none with the tax service. */
const isWithoutOwnAccounts = ({ ifLoaded }: Omit<CheckContext, 'asOf'>): boolean =>
  (ifLoaded('accounts')?.years ?? []).length === 0 && accountsElsewhere(ifLoaded('register')) !== null

/** Reading for the first required block that cannot answer; null if all can. */
function missingBlock(factor: ComputedFactor, dossier: Dossier): Reading | null {
  for (const [place, name] of factor.needs.entries()) {
    const holding = dossier.blocks[name]
    if (holding?.state === 'down') return unanswered(factor, 'source_down', 'down')
    if (holding?.state === 'not_kept') return unanswered(factor, 'not_checked', 'not-kept')
    if (holding?.state === 'part') return unanswered(factor, 'not_checked', 'part', holding.asOf)
    if (!holding || holding.state === 'not_asked') return unanswered(factor, 'not_checked', 'not-asked')
    if (holding.data === null)
      return place > 0 ? unanswered(factor, 'not_checked', 'no-record', holding.asOf) : readAbsence(factor, holding.asOf, dossier.today)
  }
  return null
}

/** «Not checked» if the factor rests on the absence of records in a list that the source delivered only in part. */
function unlessListTruncated(reading: Reading, factor: ComputedFactor, { ifLoaded }: Omit<CheckContext, 'asOf'>): Reading {
  const restsOnAbsence = reading.state === 'not_found' || (reading.state === 'found' && factor.needsCompleteList)
  if (!restsOnAbsence || !factor.needs.some((name) => isTruncatedList(ifLoaded(name)))) return reading
  return unanswered(factor, 'not_checked', 'list-part', reading.asOf)
}

/** «Not found» by a count over our own register (source `own`) is valid only if this register covers the whole country. */
function unlessRegisterIncomplete(reading: Reading, { isRegisterIncomplete }: Dossier): Reading {
  const restsOnOwnRegister = reading.state === 'not_found' && reading.factor.source === 'own'
  return restsOnOwnRegister && isRegisterIncomplete ? unanswered(reading.factor, 'not_checked', 'part', reading.asOf) : reading
}

/** The reading for a company that our whole copy of the source does not contain. */
function readAbsence(factor: ComputedFactor, asOf: Day, today: Day): Reading {
  if (!factor.absence) return unanswered(factor, 'not_checked', 'no-record', asOf)
  const counted = factor.absence === 'found' ? factor.points : 0
  const proofs = factor.absence === 'found' ? [dayProof('notNamed', asOf)] : []
  return unlessStale({ factor, state: factor.absence, proofs, counted, asOf, note: null }, factor, today)
}

/** Data beyond their maximum age may still count against a company, but not for it: «not found» and positive findings become «not checked». */
function unlessStale(reading: Reading, factor: ComputedFactor, today: Day): Reading {
  const isFavourable = reading.state === 'not_found' || (reading.state === 'found' && factor.polarity === 'positive')
  const block = factor.needs[0]
  if (!isFavourable || !block || !reading.asOf || !isStale(block, reading.asOf, today)) return reading
  return unanswered(factor, 'not_checked', 'stale', reading.asOf)
}

/** The day of the factor's first required block; null if it has none. */
function factorDay(factor: ComputedFactor, dossier: Dossier): Day | null {
  const first = factor.needs[0]
  const holding = first && dossier.blocks[first]
  // The block of sanctions has an empty text as its day if we hold every list only in part.
  return (holding?.state === 'held' && holding.asOf) || null
}

/** With these reasons no source has answered, so the reading has no day. */
const NOTES_WITHOUT_DAY: ReadonlySet<NoteKey> = new Set(['list-not-held', 'not-asked'] as const)

/** The outcome of a check as a reading. `blocksDay`: day of the first required block. */
function toReading(factor: ComputedFactor, outcome: Outcome, blocksDay: Day | null): Reading {
  if ('note' in outcome) return unanswered(factor, outcome.state, outcome.note, NOTES_WITHOUT_DAY.has(outcome.note) ? null : blocksDay)
  const asOf = (outcome.state === 'not_found' && outcome.asOf) || blocksDay
  const counted = outcome.state === 'found' ? (outcome.points ?? factor.points) : 0
  return { factor, state: outcome.state, proofs: outcome.proofs, counted, asOf, note: null }
}
