// Stop factors that nothing answered, as the papers name them: each with the host of the official service.
import type { ReliabilityReport, UncheckedStop } from '@sverka/contract/company-card/reliability'
import { insideSentence } from '@sverka/contract/company-card/reliability.rules'
import { decision as t } from './texts/report.ts'

const named = ({ title, service }: UncheckedStop): string => `${insideSentence(title)} (${new URL(service.url).hostname})`

/** «Не проверялось: …», and before it what could be loaded and is not, each once. */
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

/** Those of a report; nothing of who is no more or of a report kept from before. */
export const uncheckedWords = ({ unchecked_stops: stops = [], ended }: ReliabilityReport): string[] => (ended ? [] : stopsWords(stops))
