// The Checko API as a source of companies: everything it has about one company, requested at once, and its search.

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

/** Page size and number of pages fetched of a list; of longer lists only the total is known. */
const PAGE_SIZE = 100
const MAX_PAGES = 10
const LAWS: readonly ContractLaw[] = ['44', '94', '223']

export interface CheckoSource extends CompanySource {
  fetchCompany(number: CompanyNumber): Promise<SourcedCompany | null>
  search(text: string): Promise<FoundAnswer>
}

/** Makes the source: one for a process, because its calls share a circuit breaker, a concurrency limit and a cache. */
export function checkoSource(settings: CheckoSettings, deps: CheckoDeps): CheckoSource {
  const call = checkoCall(settings, deps)
  return {
    name: 'checko',
    fetchCompany: (wanted) => fetchCompany(call, wanted, moscowDay(deps.clock.now())),
    search: cachedSearch(deps.clock, (words) => searchChecko(call, words)),
  }
}

async function fetchCompany(call: CheckoCall, wanted: CompanyNumber, today: string): Promise<SourcedCompany | null> {
  const { data } = await call(wanted.kind, numberQuery(wanted))
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

/** The parameter `ogrn` takes the ОГРНИП of a sole trader too; the API refuses `ogrnip`. */
function numberQuery({ inn, ogrn }: CompanyNumber): Record<string, string> {
  if (ogrn) return { ogrn }
  return { inn: inn ?? '' }
}

type Part = readonly [keyof SourcedFacts, Promise<object>]

/** Lists and accounts, requested at once. One that cannot be fetched is named in `failed`, so that its stored block stays. */
async function fetchParts(call: CheckoCall, of: { ogrn: string; inn: string; today: string }, kind: CompanyNumber['kind']) {
  const query = { ogrn: of.ogrn }
  const whole = (method: CheckoMethod, more: Record<string, string> = {}) => fetchList(call, method, { ...query, ...more })
  const asked: Part[] = [
    ['cases', whole('legal-cases', { sort: '-date' }).then(({ entries, known }) => ({ cases: entries.flatMap(readLegalCase), known }))],
    ['inspections', whole('inspections').then(({ entries, known }) => ({ inspections: entries.flatMap(readInspection), known }))],
    ['enforcement', whole('enforcements').then(({ entries, known }) => ({ proceedings: entries.flatMap(readProceeding), known }))],
    [
      'bankruptcy',
      whole('bankruptcy-messages').then(({ entries, known }) => ({ messages: entries.flatMap(readBankruptcyMessage), known })),
    ],
    ['contracts', fetchContracts(whole, of.inn)],
  ]
  if (kind === 'company') asked.push(['accounts', call('finances', { ...query, extended: 'true' }).then(readAccounts)])
  const blocks: Record<string, Dated<object>> = {}
  const failed: string[] = []
  const answers = await Promise.allSettled(asked.map(([, answer]) => answer))
  answers.forEach((answer, index) => {
    const word = asked[index]?.[0] ?? ''
    if (answer.status === 'fulfilled') blocks[word] = { asOf: of.today, facts: answer.value }
    else failed.push(word)
  })
  return { blocks: blocks as SourcedCompany['blocks'], failed }
}

/** Contracts under all three laws, newest first. */
async function fetchContracts(whole: (method: CheckoMethod, more: Record<string, string>) => ReturnType<typeof fetchList>, inn: string) {
  const answers = await Promise.all(LAWS.map((law) => whole('contracts', { law, sort: '-date' })))
  const contracts = answers.flatMap(({ entries }, index) => entries.flatMap(readContract(LAWS[index] ?? '44', inn)))
  contracts.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
  return { contracts, known: answers.reduce((sum, { known }) => sum + known, 0) }
}

/** Reads a list page by page; `known` is the total that the source names. */
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
