// Sentences of printed reports about stop factors without an answer, each with the host of the official service that has it.
import type { ReliabilityReport } from '@sverka/contract/company-card/reliability'
import { insideSentence } from '@sverka/contract/company-card/reliability.rules'
import type { UncheckedStop } from '@sverka/contract/company-card/reliability-verdict'
import { decisionTexts as t } from './texts/report.ts'

const named = ({ title, service }: UncheckedStop): string => `${insideSentence(title)} (${new URL(service.url).hostname})`

/** At most two sentences: stop factors whose source could be loaded, then those without a source; each factor once. */
export function stopsWords(stops: readonly UncheckedStop[]): string[] {
  const once = [...new Map(stops.map((stop) => [stop.code, stop])).values()]
  const sentence = (title: string, some: readonly UncheckedStop[]) => (some.length > 0 ? [`${title} ${some.map(named).join(', ')}.`] : [])
  return [
    ...sentence(
      t.notLoadedStops,
      once.filter((one) => one.can_be_loaded),
    ),
    ...sentence(
      t.uncheckedStops,
      once.filter((one) => !one.can_be_loaded),
    ),
  ]
}

/** The sentences for a report; none for closed companies, and for reports stored before such factors were named. */
export const uncheckedWords = ({ unchecked_stops: stops = [], ended }: ReliabilityReport): string[] => (ended ? [] : stopsWords(stops))
