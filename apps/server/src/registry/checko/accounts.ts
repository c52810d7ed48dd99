// Maps the annual accounts of the Checko API, in plain or extended form, to kopecks by year and line; the API gives rubles.
import type { AccountsFacts, AccountsYear } from '../blocks-by-company.ts'
import type { CheckoAnswer } from './call.ts'
import { type JsonObject, omitUndefined, readFields, readKopecks, readLink } from './read-json.ts'

/** Years newest first. Banks and sole traders have an empty `data`: no years. */
export function readAccounts(answer: CheckoAnswer): AccountsFacts {
  const reports = readFields(readFields(answer.all['bo.nalog.ru']).Отчет)
  const years = Object.entries(readFields(answer.data))
    .filter(([year]) => /^(19|20)\d{2}$/.test(year))
    .map(
      ([year, lines]): AccountsYear =>
        omitUndefined({ year: Number(year), lines: parseLines(readFields(lines)), reportUrl: readLink(reports[year]) }),
    )
    .filter(({ lines }) => Object.keys(lines).length > 0)
  return { years: years.sort((a, b) => b.year - a.year) }
}

function parseLines(given: JsonObject): Record<string, number> {
  const lines: Record<string, number> = {}
  for (const [code, value] of Object.entries(given)) {
    const sum = readKopecks(typeof value === 'object' ? readAmount(readFields(value)) : value)
    if (/^\d{4}$/.test(code) && sum !== undefined) lines[code] = sum
  }
  return lines
}

/** In the extended form a line is an object: the sum of the year is in `СумОтч`, in the statement of equity in `Итог`. */
const readAmount = (line: JsonObject): unknown => line.СумОтч ?? line.Итог
