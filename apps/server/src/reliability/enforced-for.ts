// Open enforcement proceedings whose subject names one of the given words.
import { count, money } from './evidence.ts'
import { foundIf, notChecked, type Outcome } from './factor.ts'
import type { Facts } from './facts.ts'
import { mentions } from './texts/matching.ts'

/** Number and remaining debt of the proceedings about a subject; unknown where no proceeding names its subject. */
export function enforcedFor({ proceedings }: Facts['enforcement'], stems: readonly string[]): Outcome {
  if (proceedings.length > 0 && proceedings.every(({ subject }) => subject === undefined)) return notChecked('outcome-unknown')
  const about = proceedings.filter(({ subject }) => mentions(subject, stems))
  const remaining = about.reduce((sum, { remainingKopecks, debtKopecks }) => sum + (remainingKopecks ?? debtKopecks ?? 0), 0)
  return foundIf(about.length > 0, count('proceedings', about.length), money('remaining', remaining))
}
