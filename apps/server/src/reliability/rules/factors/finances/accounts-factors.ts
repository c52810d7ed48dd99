// Builders of factors (checks of the reliability report) over annual accounts: over the newest year, two years, one line, or the change of one line.
// `girbo` (ГИР БО) is the tax service's database of accounts. Values of lines are in kopecks.
import type { EvidenceLabel } from '../../../texts/evidence-labels.ts'
import type { NoteKey } from '../../../texts/notes.ts'
import { moneyProof, type Proof, percentProof } from '../../evidence.ts'
import { type ComputedRule, type Declared, factor, foundIf, notApplicable, type Outcome } from '../../factor.ts'
import { inNewestYear, inTwoYears, type Line, type Lines, relativeChange, type Year } from './accounts-lines.ts'

/** The properties that each such factor declares itself; source, kind of business and required block are common to all. */
type OwnProperties<C extends string> = Pick<Declared<C>, 'code' | 'polarity' | 'points'> & { readonly basis?: string }

/** The full declaration. */
const declare = <C extends string>(own: OwnProperties<C>): Declared<C> => ({ basis: null, ...own, source: 'girbo', only: 'company' })

/** A factor over the newest year; «not checked» if one of the lines `names` is blank. */
export const newestYearFactor = <const C extends string, const L extends string>(
  own: OwnProperties<C>,
  names: readonly L[],
  rule: (lines: Lines<L>, year: Year) => Outcome,
): ComputedRule<C> => factor({ is: declare(own), needs: ['accounts'], check: ({ accounts }) => inNewestYear(accounts, names, rule) })

/** A factor over the newest year and the year before it; «not checked» if one of the lines is blank in either. */
export const twoYearsFactor = <const C extends string, const L extends string>(
  own: OwnProperties<C>,
  names: readonly L[],
  rule: (now: Lines<L>, before: Lines<L>, year: Year, previous: Year) => Outcome,
): ComputedRule<C> => factor({ is: declare(own), needs: ['accounts'], check: ({ accounts }) => inTwoYears(accounts, names, rule) })

/** A factor over one line of the newest year, found if `fits`; the label is that of its evidence. */
export const lineFactor = <const C extends string>(
  own: OwnProperties<C>,
  line: Line,
  label: EvidenceLabel,
  fits: (kopecks: number) => boolean,
): ComputedRule<C> =>
  newestYearFactor(own, [line], ({ [line]: value = 0 }, { year }) => foundIf(fits(value), moneyProof(label, value, year)))

/** The line whose change is evaluated. */
interface Change {
  readonly line: Line
  readonly labels: readonly [now: EvidenceLabel, before: EvidenceLabel]
  /** Reason of «not applicable» if the earlier value is zero or negative. */
  readonly note: NoteKey
  /** A change from a negative value is evaluated too. */
  readonly fromNegative?: true
}

/** A factor over the change of a line between two years, as a fraction. */
export const changeFactor = <const C extends string>(
  own: OwnProperties<C>,
  { line, labels, note, fromNegative }: Change,
  evaluate: (change: number, proofs: readonly Proof[]) => Outcome,
): ComputedRule<C> =>
  twoYearsFactor(own, [line], ({ [line]: now = 0 }, { [line]: before = 0 }, { year }, previous) => {
    if (fromNegative ? before === 0 : before <= 0) return notApplicable(note)
    const change = relativeChange(now, before)
    return evaluate(change, [
      moneyProof(labels[0], now, year),
      moneyProof(labels[1], before, previous.year),
      percentProof('change', change),
    ])
  })
