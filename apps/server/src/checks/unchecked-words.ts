// Sentences of printed reports that name the stop factors (those that alone rule out a deal) which were not checked, each with the host of the
// official service where a person can check it.
import type { ReliabilityReport } from '@sverka/contract/company-card/reliability'
import { insideSentence } from '@sverka/contract/company-card/reliability.rules'
import type { UncheckedStop } from '@sverka/contract/company-card/reliability-verdict'
import { decisionTexts as t } from './texts/report.ts'

const named = ({ title, service }: UncheckedStop): string => `${insideSentence(title)} (${new URL(service.url).hostname})`

/** At most two sentences: stop factors whose source can be loaded into the site, then those whose source cannot; each factor once. */
export function stopsWords(stops: readonly UncheckedStop[]): string[] {
  const once = [...new Map(stops.map((stop) => [stop.code, stop])).values()]
  const toSentence = (title: string, some: readonly UncheckedStop[]) => (some.length > 0 ? [`${title} ${some.map(named).join(', ')}.`] : [])
  return [
    ...toSentence(
      t.notLoadedStops,
      once.filter((one) => one.can_be_loaded),
    ),
    ...toSentence(
      t.uncheckedStops,
      once.filter((one) => !one.can_be_loaded),
    ),
  ]
}

/** The sentences for a report; none for companies that no longer exist, and for stored reports of an older version without such factors. */
export const uncheckedWords = ({ unchecked_stops: stops = [], ended }: ReliabilityReport): string[] => (ended ? [] : stopsWords(stops))
