// The API of Checko, another service of company data, over our own register: the same operations, answers and errors.
import {
  checkoBankruptcyMessages,
  checkoCompany,
  checkoContracts,
  checkoEnforcements,
  checkoEntrepreneur,
  checkoFinances,
  checkoInspections,
  checkoLegalCases,
  checkoOther,
  checkoPerson,
  checkoSearch,
  notApplied,
} from '@sverka/contract/api-access/checko'
import type { OperationInput } from '@sverka/contract/http/http'
import { refuseOnTimeout, type SearchDb } from '../../company-search/company-search.ts'
import { requireMember } from '../../platform/auth/session.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Reader } from '../../platform/db/database.ts'
import { type RefusalError, refuse, refuseField } from '../../platform/errors.ts'
import { type BoundRoute, type Context, reads } from '../../platform/http/binding.ts'
import {
  type CompanyRow,
  classifiers,
  findByIds,
  findByNumber,
  openCompanyCard,
  openRecord,
  type RecordBlockName,
} from '../../registry/registry.ts'
import { readUsage } from '../api-access.ts'
import { refusalText } from '../other-services.ts'
import { listTiedTo } from '../tied.sql.ts'
import { companyData, shortCard } from './company.ts'
import { toContracts, toEnforcements, toFinances, toInspections, toLegalCases, toMessages } from './lists.ts'
import { searchInCheckoFormat } from './registry-shape.ts'

const NOT_FOUND = 'Не найдено ни одной организации с указанными реквизитами'
/** Answered if a source has no data loaded for the company: a client would read an empty list as «none found». */
const NOT_LOADED = 'Этих сведений о компании в нашем реестре ещё нет: отсутствие записей ничего не говорит о ней.'
/** Most companies of one person in an answer, which has no pages. */
const TIES_SHOWN = 200

const refusal = (refused: RefusalError) => ({ status: refused.status, body: { meta: { status: 'error', message: refusalText(refused) } } })

interface Request extends Pick<Context, 'caller' | 'clock'> {
  readonly db: Reader
}

/** Adds Checko's `meta`: how many of the day's requests are used. The balance is always 0, since our requests cost no money. */
async function envelope({ db, caller, clock }: Request, answer: object, message?: string) {
  const { used } = await readUsage(db, requireMember(caller).userId, clock.now())
  const meta = { status: 'ok' as const, today_request_count: used, balance: 0, ...(message ? { message } : {}) }
  return { ...answer, meta }
}

const answerNotFound = (request: Request) => envelope(request, { data: {} }, NOT_FOUND)

interface Numbers {
  readonly inn?: string
  readonly ogrn?: string
}

/** The company by ОГРН, else by ИНН; null if none has it. Throws a field error without any number, and `number_invalid` for a wrong one. */
const findRow = (db: Reader, { ogrn, inn }: Numbers): Promise<CompanyRow | null> =>
  findByNumber(db, ogrn ?? inn ?? refuseField('inn', 'required'))

async function answerCompany(request: Request, numbers: Numbers, kind: CompanyRow['kind']) {
  const row = await findRow(request.db, numbers)
  const card = row?.kind === kind ? await openCompanyCard(request.db, row) : null
  if (!card) return answerNotFound(request)
  return envelope(request, { data: companyData({ ...card, names: await classifiers(request.db) }) })
}

type CompanyRecord = Awaited<ReturnType<typeof openRecord>>

/** A list about one company, with the company's short card; `blockName` is the block of data that the list is made from. */
async function answerList(
  request: Request & { readonly query: Numbers },
  blockName: RecordBlockName,
  present: (record: CompanyRecord) => object,
) {
  const row = await findRow(request.db, request.query)
  if (!row) return answerNotFound(request)
  const record = await openRecord(request.db, row, [blockName])
  const company = { [row.kind]: shortCard(row) }
  // A sole trader files no accounts, so none are missing.
  const isLoaded =
    record.blocks[blockName as keyof typeof record.blocks] !== undefined || (blockName === 'accounts' && row.kind === 'entrepreneur')
  return isLoaded ? envelope(request, { ...present(record), ...company }) : envelope(request, { data: {}, ...company }, NOT_LOADED)
}

async function answerPerson(request: Request, inn: string) {
  const tied = await listTiedTo(request.db, inn, ['head', 'founder'], TIES_SHOWN)
  const trader = await findByNumber(request.db, inn)
  if (tied.length === 0 && trader?.kind !== 'entrepreneur') return answerNotFound(request)
  const rows = new Map((await findByIds(request.db, [...new Set(tied.map(({ id }) => id))])).map((row) => [row.id, row]))
  const listCompaniesWhere = (role: string) =>
    tied
      .filter((tie) => tie.role === role)
      .flatMap(({ id }) => rows.get(id) ?? [])
      .map(shortCard)
  const data = {
    ИНН: inn,
    ФИО: tied[0]?.name ?? trader?.fio ?? trader?.name,
    Руковод: listCompaniesWhere('head'),
    Учред: listCompaniesWhere('founder'),
    ИП: trader?.kind === 'entrepreneur' ? [shortCard(trader)] : [],
  }
  return envelope(request, { data })
}

/**
 * Wraps an operation. `meta.message` names the parameters that we do not support, so that nobody takes the answer for a filtered one. Errors get
 * Checko's format.
 */
function withIgnoredParameters(bound: BoundRoute): BoundRoute {
  const handler = async (input: never) => {
    const answer = (await bound.handler(input)) as { readonly meta: { readonly message?: string } }
    const given = Object.keys((input as { readonly query?: object }).query ?? {})
    const ignored = given.filter((name) => notApplied.some((unsupported) => unsupported === name))
    if (ignored.length === 0) return answer
    const message = [answer.meta.message, `Параметры не учтены: ${ignored.join(', ')}.`].filter(Boolean).join(' ')
    return { ...answer, meta: { ...answer.meta, message } }
  }
  return { ...bound, handler, refusal }
}

/** `index` is called at each search, since the search index opens after the routes are built. */
export const checkoRoutes = (index: () => SearchDb['index']): readonly BoundRoute[] =>
  [
    reads(checkoCompany, (request) => answerCompany(request, request.query, 'company')),
    reads(checkoEntrepreneur, (request) => answerCompany(request, request.query, 'entrepreneur')),
    reads(checkoPerson, (request) => answerPerson(request, request.query.inn)),
    reads(checkoSearch, async (request) => envelope(request, { data: await search(request, index(), request.clock) })),
    reads(checkoFinances, (request) =>
      answerList(request, 'accounts', ({ blocks }) => toFinances(blocks.accounts, request.query.extended ?? false)),
    ),
    reads(checkoLegalCases, (request) =>
      answerList(request, 'cases', ({ blocks, row }) => ({ data: toLegalCases(blocks.cases, request.query, row) })),
    ),
    reads(checkoContracts, (request) =>
      answerList(request, 'contracts', ({ blocks }) => ({ data: toContracts(blocks.contracts, request.query) })),
    ),
    reads(checkoInspections, (request) =>
      answerList(request, 'inspections', ({ blocks }) => ({ data: toInspections(blocks.inspections, request.query) })),
    ),
    reads(checkoEnforcements, (request) =>
      answerList(request, 'enforcement', ({ blocks }) => ({ data: toEnforcements(blocks.enforcement, request.query) })),
    ),
    reads(checkoBankruptcyMessages, (request) =>
      answerList(request, 'bankruptcy', ({ blocks }) => ({ data: toMessages(blocks.bankruptcy, request.query) })),
    ),
    reads(checkoOther, () => refuse('method_unknown')),
  ].map(withIgnoredParameters)

type SearchRequest = Request & { readonly query: OperationInput<typeof checkoSearch>['query'] }

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** Companies found, in Checko's format. Throws `search_late` (503) if not every match was found in time. */
async function search({ db, query: parameters }: SearchRequest, index: SearchDb['index'], clock: Clock) {
  const { by, query, date_from: registeredFrom, date_to: registeredTo, ...narrower } = parameters
  const day = query.trim()
  if (by === 'reg-date' && !isDay(day)) refuseField('query', 'date_impossible')
  const criteria = by === 'reg-date' ? { registeredFrom: day, registeredTo: day } : { by, query, registeredFrom, registeredTo }
  const { data, meta } = await searchInCheckoFormat({ db: { register: db, index }, clock }, { ...narrower, ...criteria })
  // Checko's format has no field for «there may be more», so an incomplete answer is an error.
  return meta.complete === false ? refuseOnTimeout() : data
}
