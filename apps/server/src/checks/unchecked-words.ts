// Stop factors that no source answered, as reports name them: each with the host of the official service.
import type { ReliabilityReport, UncheckedStop } from '@sverka/contract/company-card/reliability'
import { insideSentence } from '@sverka/contract/company-card/reliability.rules'
import { decisionTexts as t } from './texts/report.ts'

const named = ({ title, service }: UncheckedStop): string => `${insideSentence(title)} (${new URL(service.url).hostname})`

/** «Не проверялось: …», after those whose source could be loaded but is not, each once. */
export function stopsWords(stops: readonly UncheckedStop[]): string[] {
  const once = [...new Map(stops.map((stop) => [stop.code, stop])).values()]
  const said = (title: string, some: readonly UncheckedStop[]) => (some.length > 0 ? [`${title} ${some.map(named).join(', ')}.`] : [])
  return [
    ...said(
      t.notLoadedStops,
      once.filter((one) => one.can_be_loaded),
    ),
    ...said(
      t.uncheckedStops,
      once.filter((one) => !one.can_be_loaded),
    ),
  ]
}

/** Those of a report; empty for closed companies and for older reports. */
export const uncheckedWords = ({ unchecked_stops: stops = [], ended }: ReliabilityReport): string[] => (ended ? [] : stopsWords(stops))
