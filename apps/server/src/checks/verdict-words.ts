// Wording of a verdict in reports; a deciding stop factor replaces it.
import type { Factor, PurposeVerdict, ReliabilityReport } from '@sverka/contract/company-card/reliability'
import { decidingStop } from '@sverka/contract/company-card/reliability.rules'
import { decision as t } from './texts/report.ts'

type Stop = Pick<Factor, 'title' | 'fact'>

/** The stop by its name, for tables that sayStop beside it what happened. */
export const verdictWords = (reading: PurposeVerdict, report: Pick<ReliabilityReport, 'factors'>): string =>
  wordedBy(reading, report, ({ title }) => title)

/** The stop by what happened, where the verdict stands alone. */
export const verdictFact = (reading: PurposeVerdict, report: Pick<ReliabilityReport, 'factors'>): string =>
  wordedBy(reading, report, ({ fact, title }) => fact ?? title)

function wordedBy(reading: PurposeVerdict, { factors }: Pick<ReliabilityReport, 'factors'>, sayStop: (stop: Stop) => string): string {
  const [gravest] = factors
    .filter((factor) => factor.state === 'found' && factor.polarity === 'stop' && !factor.counted_with)
    .sort((a, b) => a.counted - b.counted)
  const stop = decidingStop<Stop>(gravest, reading)
  return reading.verdict === 'refuse' && stop ? t.stop(sayStop(stop)) : t.verdicts[reading.verdict]
}
