// A verdict as the papers word it: the gravest stop stands in its place.
import type { PurposeReading, ReliabilityReport } from '@sverka/contract/company-card/reliability'
import { decision as t } from './texts/report.ts'

export function verdictWords({ verdict }: Pick<PurposeReading, 'verdict'>, { factors }: Pick<ReliabilityReport, 'factors'>): string {
  const [stop] = factors
    .filter((factor) => factor.state === 'found' && factor.polarity === 'stop' && !factor.counted_with)
    .sort((a, b) => a.counted - b.counted)
  return verdict === 'refuse' && stop ? t.stop(stop.title) : t.verdicts[verdict]
}
