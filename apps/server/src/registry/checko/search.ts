// Searches the Checko API (a commercial aggregator of company data) by name, founder and head, or by economic activity. The answers of the calls are
// merged into one list with each company once.
import type { FoundEntry } from '../company-source.ts'
import type { CheckoCall } from './call.ts'
import { type JsonObject, readFields, readList, readText } from './read-json.ts'
import type { SearchResult } from './search-cache.ts'

/** Least characters of a query by names, as the API requires. */
const NAME_MIN = 4
/** A code of ОКВЭД, the classifier of economic activities: `68`, `68.2` or `68.20.1`. */
const OKVED = /^\d{2}(\.\d{1,2}){0,2}$/
const BY_NAMES = ['name', 'founder-name', 'leader-name'] as const

/**
 * The parameters of the calls that answer a query: one for an activity code, four for a name of four characters or more, none for a shorter one.
 * `obj`: companies (`org`) or sole traders (`ent`).
 */
export function searchCalls(query: string): Record<string, string>[] {
  if (OKVED.test(query)) return [{ by: 'okved', obj: 'org', query }]
  if (query.length < NAME_MIN) return []
  return [...BY_NAMES.map((by) => ({ by, obj: 'org', query })), { by: 'name', obj: 'ent', query }]
}

/** The companies of all calls, each once, in the order of the calls. Throws the SourceError of the first call only if every call fails. */
export async function searchChecko(call: CheckoCall, words: string): Promise<SearchResult> {
  const calls = searchCalls(words.trim())
  const answers = await Promise.allSettled(calls.map((query) => call('search', { ...query, limit: '100' })))
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (failed && answers.every((answer) => answer.status === 'rejected')) throw failed.reason
  const found = new Map<string, FoundEntry>()
  for (const answer of answers) {
    if (answer.status === 'rejected') continue
    for (const entry of readList(readFields(answer.value.data).Записи)) {
      const row = foundEntry(entry)
      if (row && !found.has(row.ogrn)) found.set(row.ogrn, row)
    }
  }
  return { entries: [...found.values()], isWhole: !failed }
}

/** Null without a registration number: ОГРН of a company, ОГРНИП of a sole trader. Some fields come as text or as an object. */
function foundEntry(entry: JsonObject): FoundEntry | null {
  const ogrn = readText(entry.ОГРН) ?? readText(entry.ОГРНИП)
  if (!ogrn) return null
  const address = readText(entry.ЮрАдрес) ?? readText(readFields(entry.ЮрАдрес).АдресРФ) ?? readText(entry.АдресРФ)
  return {
    kind: readText(entry.ОГРНИП) ? 'entrepreneur' : 'company',
    ogrn,
    inn: readText(entry.ИНН) ?? null,
    name: readText(entry.НаимСокр) ?? readText(entry.НаимПолн) ?? null,
    fio: readText(entry.ФИО) ?? null,
    leader: readText(readList(entry.Руковод)[0]?.ФИО) ?? null,
    address: address ?? null,
    status: readText(entry.Статус) ?? readText(readFields(entry.Статус).Наим) ?? null,
  }
}
