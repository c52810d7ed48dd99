// Maps the annual accounts of the Checko API (a commercial aggregator of company data) to kopecks by year and line. The API gives rubles, and each
// line as a number (plain form) or an object (extended form).
import type { AccountsFacts, AccountsYear } from '../blocks-by-company.ts'
import type { CheckoAnswer } from './call.ts'
import { type JsonObject, omitUndefined, readFields, readKopecks, readLink } from './read-json.ts'

/** Years newest first. For banks and sole traders `data` is empty, which gives no years. */
export function readAccounts(answer: CheckoAnswer): AccountsFacts {
  // URLs of the reports in the tax service's public register of annual accounts (bo.nalog.ru), by year.
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

/** Kopecks by four-digit code of the line, such as 2110 for the revenue; other keys are ignored. */
function parseLines(source: JsonObject): Record<string, number> {
  const lines: Record<string, number> = {}
  for (const [code, value] of Object.entries(source)) {
    const sum = readKopecks(typeof value === 'object' ? readAmount(readFields(value)) : value)
    if (/^\d{4}$/.test(code) && sum !== undefined) lines[code] = sum
  }
  return lines
}

/** The sum of the year in a line of the extended form: `СумОтч`, but `Итог` (total) in the statement of changes in equity. */
const readAmount = (line: JsonObject): unknown => line.СумОтч ?? line.Итог
