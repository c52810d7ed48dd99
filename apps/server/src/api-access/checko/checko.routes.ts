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
import { refuseLate, type SearchDb } from '../../company-search/company-search.ts'
import { member } from '../../platform/auth/session.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Reader } from '../../platform/db/database.ts'
import { type RefusalError, refuse, refuseField } from '../../platform/errors.ts'
import { type Bound, type Context, reads } from '../../platform/http/binding.ts'
import {
  type BlockWord,
  type CompanyRow,
  classifiers,
  findByIds,
  findByNumber,
  openCompanyCard,
  openRecord,
} from '../../registry/registry.ts'
import { showUsage } from '../api-access.ts'
import { refusalText } from '../other-services.ts'
import { listTiedTo } from '../tied.sql.ts'
import { companyData, shortCard } from './company.ts'
import { toContracts, toEnforcements, toFinances, toInspections, toLegalCases, toMessages } from './lists.ts'
import { searchInCheckoFormat } from './registry-shape.ts'

const NOT_FOUND = 'Не найдено ни одной организации с указанными реквизитами'
/** Answered if a source has no data loaded for the company: a client would read an empty list as «none found». */
const NOT_LOADED = 'Этих сведений о компании в нашем реестре ещё нет: отсутствие записей ничего не говорит о ней.'
const TIES_SHOWN = 200

const refusal = (refused: RefusalError) => ({ status: refused.status, body: { meta: { status: 'error', message: refusalText(refused) } } })

interface Request extends Pick<Context, 'caller' | 'clock'> {
  readonly db: Reader
}

/** The envelope: how many of the day's requests are used; there is no balance of money. */
async function envelope({ db, caller, clock }: Request, answer: object, message?: string) {
  const { used } = await showUsage(db, member(caller).userId, clock.now())
  const meta = { status: 'ok' as const, today_request_count: used, balance: 0, ...(message ? { message } : {}) }
  return { ...answer, meta }
}

const nothing = (request: Request) => envelope(request, { data: {} }, NOT_FOUND)

interface Numbers {
  readonly inn?: string
  readonly ogrn?: string
}

/** Refuses a call without ИНН and ОГРН, and `number_invalid` for a wrong number. */
const findRow = (db: Reader, { ogrn, inn }: Numbers): Promise<CompanyRow | null> =>
  findByNumber(db, ogrn ?? inn ?? refuseField('inn', 'required'))

async function answerCompany(request: Request, numbers: Numbers, kind: CompanyRow['kind']) {
  const row = await findRow(request.db, numbers)
  const card = row?.kind === kind ? await openCompanyCard(request.db, row) : null
  if (!card) return nothing(request)
  return envelope(request, { data: companyData({ ...card, names: await classifiers(request.db) }) })
}

type CompanyRecord = Awaited<ReturnType<typeof openRecord>>

/** A list of one company, with its short card; `word` names the block of data that the list is made of. */
async function answerList(request: Request & { readonly query: Numbers }, word: BlockWord, present: (record: CompanyRecord) => object) {
  const row = await findRow(request.db, request.query)
  if (!row) return nothing(request)
  const record = await openRecord(request.db, row, [word])
  const beside = { [row.kind]: shortCard(row) }
  // A sole trader files no accounts, so none are missing.
  const isLoaded = record.blocks[word as keyof typeof record.blocks] !== undefined || (word === 'accounts' && row.kind === 'entrepreneur')
  return isLoaded ? envelope(request, { ...present(record), ...beside }) : envelope(request, { data: {}, ...beside }, NOT_LOADED)
}

async function answerPerson(request: Request, inn: string) {
  const tied = await listTiedTo(request.db, inn, ['head', 'founder'], TIES_SHOWN)
  const trader = await findByNumber(request.db, inn)
  if (tied.length === 0 && trader?.kind !== 'entrepreneur') return nothing(request)
  const rows = new Map((await findByIds(request.db, [...new Set(tied.map(({ id }) => id))])).map((row) => [row.id, row]))
  const of = (role: string) =>
    tied
      .filter((one) => one.role === role)
      .flatMap(({ id }) => rows.get(id) ?? [])
      .map(shortCard)
  const data = {
    ИНН: inn,
    ФИО: tied[0]?.name ?? trader?.fio ?? trader?.name,
    Руковод: of('head'),
    Учред: of('founder'),
    ИП: trader?.kind === 'entrepreneur' ? [shortCard(trader)] : [],
  }
  return envelope(request, { data })
}

/** Adds to an answer the names of parameters that cannot be applied, so that nobody takes it for a filtered one; errors get Checko's format. */
function withUnappliedNamed(bound: Bound): Bound {
  const handler = async (input: never) => {
    const answer = (await bound.handler(input)) as { readonly meta: { readonly message?: string } }
    const given = Object.keys((input as { readonly query?: object }).query ?? {})
    const left = given.filter((name) => notApplied.some((one) => one === name))
    if (left.length === 0) return answer
    const message = [answer.meta.message, `Параметры не учтены: ${left.join(', ')}.`].filter(Boolean).join(' ')
    return { ...answer, meta: { ...answer.meta, message } }
  }
  return { ...bound, handler, refusal }
}

/** `index` is read at the first call. */
export const checkoRoutes = (index: () => SearchDb['index']): readonly Bound[] =>
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
  ].map(withUnappliedNamed)

type SearchAsked = Request & { readonly query: OperationInput<typeof checkoSearch>['query'] }

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

async function search({ db, query: asked }: SearchAsked, index: SearchDb['index'], clock: Clock) {
  const { by, query, date_from: bornFrom, date_to: bornTo, ...narrower } = asked
  const day = query.trim()
  if (by === 'reg-date' && !isDay(day)) refuseField('query', 'date_impossible')
  const sought = by === 'reg-date' ? { bornFrom: day, bornTo: day } : { by, query, bornFrom, bornTo }
  const { data, meta } = await searchInCheckoFormat({ db: { register: db, index }, clock }, { ...narrower, ...sought })
  // The format has no field for «there may be more».
  return meta.complete === false ? refuseLate() : data
}
