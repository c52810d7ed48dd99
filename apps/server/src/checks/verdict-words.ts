// The words of a verdict in printed reports. If a stop factor (one that alone rules out a deal) decided the verdict, it is named instead.
import type { ReliabilityReport } from '@sverka/contract/company-card/reliability'
import { decidingStop } from '@sverka/contract/company-card/reliability.rules'
import type { Factor } from '@sverka/contract/company-card/reliability-factor'
import type { PurposeVerdict } from '@sverka/contract/company-card/reliability-verdict'
import { decisionTexts as t } from './texts/report.ts'

type Stop = Pick<Factor, 'title' | 'fact'>

/** The verdict in words; a deciding stop factor by its title, for tables that say in the next column what was found. */
export const verdictWords = (reading: PurposeVerdict, report: Pick<ReliabilityReport, 'factors'>): string =>
  wordedBy(reading, report, ({ title }) => title)

/** The verdict in words; a deciding stop factor by its finding as a sentence, for places without such a table. */
export const verdictFact = (reading: PurposeVerdict, report: Pick<ReliabilityReport, 'factors'>): string =>
  wordedBy(reading, report, ({ fact, title }) => fact ?? title)

/** The advice what to do next and what would change the verdict, as on the company's card; null in stored reports of older versions without it. */
export const nextStep = ({ action }: PurposeVerdict): string[] | null =>
  action ? [action.text, ...(action.effect === null ? [] : [action.effect])] : null

/** `sayStop` chooses the text of the deciding stop factor. */
function wordedBy(reading: PurposeVerdict, { factors }: Pick<ReliabilityReport, 'factors'>, sayStop: (stop: Stop) => string): string {
  const [gravest] = factors
    .filter((factor) => factor.state === 'found' && factor.polarity === 'stop' && !factor.counted_with)
    .sort((a, b) => a.counted - b.counted)
  const stop = decidingStop<Stop>(gravest, reading)
  return reading.verdict === 'refuse' && stop ? t.stop(sayStop(stop)) : t.verdicts[reading.verdict]
}
