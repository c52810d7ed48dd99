// Searches our register in the format of Checko, another service of company data: for `/search/`, whose clients share one key, and for the search
// of members with API keys. In an answer `Записи` are the records of a page, `ЗапВсего` is the number of all records, `СтрВсего` of all pages.
import { timingSafeEqual } from 'node:crypto'
import type { RegistrySearchField, searchRegistry } from '@sverka/contract/api-access/registry'
import { SEARCH_RESULTS_MAX } from '@sverka/contract/company-search/company-search.rules'
import { askedKpp, askedNumbers, parsePastedQuery } from '@sverka/contract/company-search/pasted.rules'
import type { OperationInput, OperationOutput } from '@sverka/contract/http/http'
import { splitWords } from '../../company-index/company-index.ts'
import { requireFoundInTime, type SearchDb, searchIds, searchMatching } from '../../company-search/company-search.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Reader } from '../../platform/db/database.ts'
import { HttpResponse } from '../../platform/http/binding.ts'
import { openFoundersOfMany } from '../../registry/registry.ts'
import { presentRecord } from './registry-record.ts'
import { listOwnNames, listPeopleNames, listRegistryRows } from './registry-shape.sql.ts'

/**
 * Filters that only members' searches have: an activity code, and first and last day of registration (YYYY-MM-DD). With a first day the search
 * words may be empty.
 */
interface MemberFilters {
  readonly okved?: string
  readonly registeredFrom?: string | undefined
  readonly registeredTo?: string | undefined
}
type Query = OperationInput<typeof searchRegistry>['query'] & MemberFilters
type Found = OperationOutput<typeof searchRegistry>

/** Records whose names are read from the database at once. */
const CHUNK_SIZE = 1000
/** Records on a page unless the request has another limit. */
const PAGE_SIZE = 100
const WRONG_KEY: Found = { data: { Записи: [] }, meta: { status: 'error', message: 'Неверный ключ доступа.' } }

interface Deps {
  readonly db: SearchDb
  readonly clock: Clock
}

/** Answers `/search/`: 403 unless the request has the key that the setting `REGISTRY_SEARCH_KEY` holds. */
export async function answerRegistrySearch(deps: Deps & { readonly key: string }, query: Query): Promise<Found | HttpResponse<Found>> {
  if (!isSameKey(query.key ?? '', deps.key)) return new HttpResponse(403, WRONG_KEY)
  return searchInCheckoFormat(deps, query)
}

/** The search for a caller who is already authorised. `complete` is false in the answer if time ran out after some records were found. */
export async function searchInCheckoFormat({ db, clock }: Deps, query: Query) {
  const { page = 1, limit = PAGE_SIZE, by = 'name' } = query
  const { ids, complete } = requireFoundInTime(await findIds({ db, clock }, query))
  const shown = ids.slice((page - 1) * limit, page * limit)
  const rows = new Map((await listRegistryRows(db.register, shown)).map((row) => [row.id, row]))
  const founders = by === 'founder-name' ? await openFoundersOfMany(db.register, shown) : undefined
  const records = shown.flatMap((id) => rows.get(id) ?? []).map((row) => presentRecord(row, founders && (founders.get(row.id) ?? [])))
  const counts = { ЗапВсего: ids.length, СтрВсего: Math.ceil(ids.length / limit), СтрТекущ: page }
  return { data: { ...counts, Записи: records }, meta: { status: 'ok' as const, ...(complete ? {} : { complete }) } }
}

/** Compares in constant time, so that the time of an answer does not reveal how much of a key is right. */
function isSameKey(sent: string, key: string): boolean {
  const [left, right] = [Buffer.from(sent), Buffer.from(key)]
  return left.length === right.length && timingSafeEqual(left, right)
}

interface FoundIds {
  readonly ids: readonly number[]
  /** False if time ran out before all records were examined. */
  readonly complete: boolean
}

/** Ids of all records found, best match first, at most `SEARCH_RESULTS_MAX`. */
async function findIds({ db, clock }: Deps, params: Query): Promise<FoundIds> {
  const { by = 'name', obj, region, okved, active, registeredFrom, registeredTo } = params
  const text = parsePastedQuery(params.query ?? '')
  if (text === '' && !registeredFrom) return { ids: [], complete: true }
  const filters = {
    kind: obj === 'ent' ? ('entrepreneur' as const) : ('company' as const),
    regions: region?.length ? region : undefined,
    okveds: okved && by !== 'okved' ? [okved] : undefined,
    statuses: active ? (['active'] as const) : undefined,
    bornFrom: registeredFrom,
    bornTo: registeredTo,
  }
  const request = { query: by === 'okved' ? `оквэд ${text}` : text, filters, clock }
  const isNumber = by === 'name' && (askedNumbers(text).length > 0 || askedKpp(text) !== null)
  if (by === 'okved' || isNumber || text === '') return searchIds(db, { ...request, page: 1, pageSize: SEARCH_RESULTS_MAX })
  // A term of the search index does not say whether it comes from a company's name, a head or a founder, so the results' names are compared.
  return searchMatching(db, request, { pass: (ids) => withWords(db.register, ids, { by, text }), most: SEARCH_RESULTS_MAX })
}

type NameField = Exclude<RegistrySearchField, 'okved'>

/** Those of the records whose own name, founder or head, as `by` says, contains the words of the query. */
async function withWords(register: Reader, ids: readonly number[], { by, text }: { by: NameField; text: string }): Promise<number[]> {
  const passed: number[] = []
  for (let start = 0; start < ids.length && passed.length < SEARCH_RESULTS_MAX; start += CHUNK_SIZE) {
    const chunk = ids.slice(start, start + CHUNK_SIZE)
    const named = new Map((await listNames(register, chunk, by)).map(({ id, names }) => [id, names]))
    passed.push(...chunk.filter((id) => named.get(id)?.some((name) => hasWords(name, text))))
  }
  return passed
}

function listNames(register: Reader, ids: readonly number[], by: NameField) {
  if (by === 'name') return listOwnNames(register, ids)
  return listPeopleNames(register, ids, by === 'founder-name' ? 'founder' : 'head')
}

/** True if every word of the query begins a word of the name or occurs in the name written without spaces. */
function hasWords(name: string, query: string): boolean {
  const nameWords = splitWords(name)
  const joined = nameWords.join('')
  return splitWords(query).every((word) => nameWords.some((nameWord) => nameWord.startsWith(word)) || joined.includes(word))
}
