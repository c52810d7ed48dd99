// Answers /search/ in the external registry's format from our own register.
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

/** Our parameters beside those of the service: an activity, and days of registration, with which the search words may be missing. */
interface Narrower {
  readonly okved?: string
  readonly registeredFrom?: string | undefined
  readonly registeredTo?: string | undefined
}
type Query = OperationInput<typeof searchRegistry>['query'] & Narrower
type Found = OperationOutput<typeof searchRegistry>

/** Names are read for this many records at once. */
const CHUNK = 1000
/** Records of a page unless the request says otherwise. */
const LIMIT = 100
const WRONG_KEY: Found = { data: { Записи: [] }, meta: { status: 'error', message: 'Неверный ключ доступа.' } }

interface Deps {
  readonly db: SearchDb
  readonly clock: Clock
}

/** Callers with the key of `REGISTRY_SEARCH_KEY` are allowed. */
export async function answerRegistrySearch(deps: Deps & { readonly key: string }, query: Query): Promise<Found | HttpResponse<Found>> {
  if (!isSame(query.key ?? '', deps.key)) return new HttpResponse(403, WRONG_KEY)
  return searchInCheckoFormat(deps, query)
}

/** The search for a caller who is already authorised. */
export async function searchInCheckoFormat({ db, clock }: Deps, query: Query) {
  const { page = 1, limit = LIMIT, by = 'name' } = query
  const { ids, complete } = requireFoundInTime(await findIds({ db, clock }, query))
  const shown = ids.slice((page - 1) * limit, page * limit)
  const rows = new Map((await listRegistryRows(db.register, shown)).map((row) => [row.id, row]))
  const founders = by === 'founder-name' ? await openFoundersOfMany(db.register, shown) : undefined
  const records = shown.flatMap((id) => rows.get(id) ?? []).map((row) => presentRecord(row, founders && (founders.get(row.id) ?? [])))
  const counts = { ЗапВсего: ids.length, СтрВсего: Math.ceil(ids.length / limit), СтрТекущ: page }
  return { data: { ...counts, Записи: records }, meta: { status: 'ok' as const, ...(complete ? {} : { complete }) } }
}

/** Compares in constant time, however much of the key is right. */
function isSame(given: string, key: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(key)]
  return left.length === right.length && timingSafeEqual(left, right)
}

interface FoundIds {
  readonly ids: readonly number[]
  /** False if time ran out before all records were examined. */
  readonly complete: boolean
}

/** Ids of all records found, in order, at most `SEARCH_RESULTS_MAX`. */
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
  // The index cannot tell a founder from a name.
  return searchMatching(db, request, { pass: (ids) => withWords(db.register, ids, { by, text }), most: SEARCH_RESULTS_MAX })
}

type NameField = Exclude<RegistrySearchField, 'okved'>

/** The records whose asked field contains the words. */
async function withWords(register: Reader, ids: readonly number[], { by, text }: { by: NameField; text: string }): Promise<number[]> {
  const passed: number[] = []
  for (let at = 0; at < ids.length && passed.length < SEARCH_RESULTS_MAX; at += CHUNK) {
    const chunk = ids.slice(at, at + CHUNK)
    const named = new Map((await listNames(register, chunk, by)).map(({ id, names }) => [id, names]))
    passed.push(...chunk.filter((id) => named.get(id)?.some((name) => hasWords(name, text))))
  }
  return passed
}

function listNames(register: Reader, ids: readonly number[], by: NameField) {
  if (by === 'name') return listOwnNames(register, ids)
  return listPeopleNames(register, ids, by === 'founder-name' ? 'founder' : 'head')
}

/** Every word of the query must begin a word of the name, or stand in the name written without spaces. */
function hasWords(name: string, query: string): boolean {
  const present = splitWords(name)
  const joined = present.join('')
  return splitWords(query).every((word) => present.some((one) => one.startsWith(word)) || joined.includes(word))
}
