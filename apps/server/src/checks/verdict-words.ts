// The words of a verdict in reports; a deciding stop factor replaces them.
import type { PurposeReading, ReliabilityReport } from '@sverka/contract/company-card/reliability'
import { decidingStop } from '@sverka/contract/company-card/reliability.rules'
import { decision as t } from './texts/report.ts'

export function verdictWords(reading: PurposeReading, { factors }: Pick<ReliabilityReport, 'factors'>): string {
  const [gravest] = factors
    .filter((factor) => factor.state === 'found' && factor.polarity === 'stop' && !factor.counted_with)
    .sort((a, b) => a.counted - b.counted)
  const stop = decidingStop<{ title: string }>(gravest, reading)
  return reading.verdict === 'refuse' && stop ? t.stop(stop.title) : t.verdicts[reading.verdict]
}
