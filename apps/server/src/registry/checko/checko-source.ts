// The Checko API (a commercial aggregator of company data) as a source of companies: fetches everything it has about one company, and searches in it.

import { moscowDay } from '../../platform/clock.ts'
import type { ContractLaw, SourcedFacts } from '../blocks-by-company.ts'
import type { CompanyNumber, CompanySource, Dated, FoundAnswer, SourcedCompany } from '../company-source.ts'
import { readAccounts } from './accounts.ts'
import { type CheckoCall, type CheckoDeps, type CheckoMethod, type CheckoSettings, checkoCall } from './call.ts'
import { companyRecord } from './company.ts'
import { companyBlocks, taxpayerBlocks } from './company-blocks.ts'
import { readBankruptcyMessage, readContract, readInspection, readLegalCase, readProceeding } from './lists.ts'
import { type JsonObject, readFields, readList, readNumber } from './read-json.ts'
import { searchChecko } from './search.ts'
import { cachedSearch } from './search-cache.ts'

/** Entries on a page of a list: the maximum that the API allows. */
const PAGE_SIZE = 100
/** Limit of pages fetched of a list; of a longer list the first 1,000 entries and the total are stored. */
const MAX_PAGES = 10
/** Numbers of the federal laws on public procurement: the API lists contracts by law. */
const LAWS: readonly ContractLaw[] = ['44', '94', '223']

export interface CheckoSource extends CompanySource {
  fetchCompany(number: CompanyNumber): Promise<SourcedCompany | null>
  search(text: string): Promise<FoundAnswer>
}

/** Makes the source. A process has one, whose calls share a circuit breaker, a concurrency limit and a cache. */
export function checkoSource(settings: CheckoSettings, deps: CheckoDeps): CheckoSource {
  const call = checkoCall(settings, deps)
  return {
    name: 'checko',
    fetchCompany: (number) => fetchCompany(call, number, moscowDay(deps.clock.now())),
    search: cachedSearch(deps.clock, (words) => searchChecko(call, words)),
  }
}

async function fetchCompany(call: CheckoCall, number: CompanyNumber, today: string): Promise<SourcedCompany | null> {
  const { data } = await call(number.kind, numberQuery(number))
  const record = companyRecord(data, today)
  if (!record) return null
  const parts = await fetchParts(call, { ogrn: record.columns.ogrn, inn: record.columns.inn ?? '', today }, record.columns.kind)
  return {
    record,
    blocks: { ...companyBlocks(data, record.asOf), ...parts.blocks },
    taxpayer: taxpayerBlocks(data),
    failed: parts.failed,
  }
}

/**
 * The parameter of the call: ОГРН (registration number) or ИНН (taxpayer number). `ogrn` takes the ОГРНИП of a sole trader too; the API has no
 * `ogrnip`.
 */
function numberQuery({ inn, ogrn }: CompanyNumber): Record<string, string> {
  if (ogrn) return { ogrn }
  return { inn: inn ?? '' }
}

/** The source word of a block, and the request for its facts. */
type Part = readonly [keyof SourcedFacts, Promise<object>]

/** Requests all lists and the accounts at once. A block that cannot be fetched is named in `failed`, so that the stored one is kept. */
async function fetchParts(call: CheckoCall, company: { ogrn: string; inn: string; today: string }, kind: CompanyNumber['kind']) {
  const query = { ogrn: company.ogrn }
  const list = (method: CheckoMethod, more: Record<string, string> = {}) => fetchList(call, method, { ...query, ...more })
  const parts: Part[] = [
    ['cases', list('legal-cases', { sort: '-date' }).then(({ entries, known }) => ({ cases: entries.flatMap(readLegalCase), known }))],
    ['inspections', list('inspections').then(({ entries, known }) => ({ inspections: entries.flatMap(readInspection), known }))],
    ['enforcement', list('enforcements').then(({ entries, known }) => ({ proceedings: entries.flatMap(readProceeding), known }))],
    ['bankruptcy', list('bankruptcy-messages').then(({ entries, known }) => ({ messages: entries.flatMap(readBankruptcyMessage), known }))],
    ['contracts', fetchContracts(list, company.inn)],
  ]
  // The API has no accounts of sole traders.
  if (kind === 'company') parts.push(['accounts', call('finances', { ...query, extended: 'true' }).then(readAccounts)])
  const blocks: Record<string, Dated<object>> = {}
  const failed: string[] = []
  const answers = await Promise.allSettled(parts.map(([, answer]) => answer))
  answers.forEach((answer, index) => {
    const sourceWord = parts[index]?.[0] ?? ''
    if (answer.status === 'fulfilled') blocks[sourceWord] = { asOf: company.today, facts: answer.value }
    else failed.push(sourceWord)
  })
  return { blocks: blocks as SourcedCompany['blocks'], failed }
}

/** Contracts under all three laws, newest first. */
async function fetchContracts(list: (method: CheckoMethod, more: Record<string, string>) => ReturnType<typeof fetchList>, inn: string) {
  const answers = await Promise.all(LAWS.map((law) => list('contracts', { law, sort: '-date' })))
  const contracts = answers.flatMap(({ entries }, index) => entries.flatMap(readContract(LAWS[index] ?? '44', inn)))
  contracts.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
  return { contracts, known: answers.reduce((sum, { known }) => sum + known, 0) }
}

/** Reads a list page by page. `known`: the total that the source gives, which may be more than was fetched. */
async function fetchList(
  call: CheckoCall,
  method: CheckoMethod,
  query: Record<string, string>,
): Promise<{ entries: JsonObject[]; known: number }> {
  const entries: JsonObject[] = []
  let known = 0
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const data = readFields((await call(method, { ...query, limit: String(PAGE_SIZE), page: String(page) })).data)
    const records = readList(data.Записи)
    entries.push(...records)
    known = Math.max(known, readNumber(data.ЗапВсего) ?? 0, entries.length)
    if (records.length === 0 || page >= (readNumber(data.СтрВсего) ?? 1)) break
  }
  return { entries, known }
}
