// HTTP operations of the API of Checko, another service of company data, answered from our own register: the same parameters, answers and errors,
// so that programs made for Checko work here unchanged.
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
/** The message if we have not loaded this list for the company: a client would read an empty list as «none exist». */
const NOT_LOADED = 'Этих сведений о компании в нашем реестре ещё нет: отсутствие записей ничего не говорит о ней.'
/** The most relations of one person, as head or founder of companies, in an answer; Checko's operation has no paging. */
const TIES_MAX = 200

/** An expected error as Checko answers it. */
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

/**
 * The company with this registration number (ОГРН) or, without one, this taxpayer number (ИНН); null if there is none. Throws a field error if
 * neither number is sent, and `number_invalid` for a malformed one.
 */
const findRow = (db: Reader, { ogrn, inn }: Numbers): Promise<CompanyRow | null> =>
  findByNumber(db, ogrn ?? inn ?? refuseField('inn', 'required'))

async function answerCompany(request: Request, numbers: Numbers, kind: CompanyRow['kind']) {
  const row = await findRow(request.db, numbers)
  const card = row?.kind === kind ? await openCompanyCard(request.db, row) : null
  if (!card) return answerNotFound(request)
  return envelope(request, { data: companyData({ ...card, names: await classifiers(request.db) }) })
}

type CompanyRecord = Awaited<ReturnType<typeof openRecord>>

/**
 * Answers with a list about one company and the company's main data. `blockName` is the block of stored facts from which `present` makes the list.
 */
async function answerList(
  request: Request & { readonly query: Numbers },
  blockName: RecordBlockName,
  present: (record: CompanyRecord) => object,
) {
  const row = await findRow(request.db, request.query)
  if (!row) return answerNotFound(request)
  const record = await openRecord(request.db, row, [blockName])
  const company = { [row.kind]: shortCard(row) }
  // A sole trader files no annual accounts, so an empty list is complete.
  const isLoaded =
    record.blocks[blockName as keyof typeof record.blocks] !== undefined || (blockName === 'accounts' && row.kind === 'entrepreneur')
  return isLoaded ? envelope(request, { ...present(record), ...company }) : envelope(request, { data: {}, ...company }, NOT_LOADED)
}

/** The companies that the person with this taxpayer number heads or founded, and their own registration as a sole trader. */
async function answerPerson(request: Request, inn: string) {
  const tied = await listTiedTo(request.db, inn, ['head', 'founder'], TIES_MAX)
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
 * Wraps an operation: errors get Checko's format, and `meta.message` names the sent parameters that we do not support, so that nobody mistakes
 * the answer for a filtered one.
 */
function withIgnoredParameters(bound: BoundRoute): BoundRoute {
  const handler = async (input: never) => {
    const answer = (await bound.handler(input)) as { readonly meta: { readonly message?: string } }
    const sent = Object.keys((input as { readonly query?: object }).query ?? {})
    const ignored = sent.filter((name) => notApplied.some((unsupported) => unsupported === name))
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

/** Companies found, in Checko's format. Throws `search_late` (503) if time ran out before the whole register was searched. */
async function search({ db, query: parameters }: SearchRequest, index: SearchDb['index'], clock: Clock) {
  const { by, query, date_from: registeredFrom, date_to: registeredTo, ...otherParameters } = parameters
  const day = query.trim()
  if (by === 'reg-date' && !isDay(day)) refuseField('query', 'date_impossible')
  const criteria = by === 'reg-date' ? { registeredFrom: day, registeredTo: day } : { by, query, registeredFrom, registeredTo }
  const { data, meta } = await searchInCheckoFormat({ db: { register: db, index }, clock }, { ...otherParameters, ...criteria })
  // Checko's format has no field for «there may be more», so an incomplete answer is an error.
  return meta.complete === false ? refuseOnTimeout() : data
}
