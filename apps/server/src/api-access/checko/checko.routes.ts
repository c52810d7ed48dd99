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

interface Asked extends Pick<Context, 'caller' | 'clock'> {
  readonly db: Reader
}

/** The envelope: how many of the day's requests are used; there is no balance of money. */
async function envelope({ db, caller, clock }: Asked, answer: object, message?: string) {
  const { used } = await showUsage(db, member(caller).userId, clock.now())
  const meta = { status: 'ok' as const, today_request_count: used, balance: 0, ...(message ? { message } : {}) }
  return { ...answer, meta }
}

const nothing = (asked: Asked) => envelope(asked, { data: {} }, NOT_FOUND)

interface Numbers {
  readonly inn?: string
  readonly ogrn?: string
}

/** Refuses a call without ИНН and ОГРН, and `number_invalid` for a wrong number. */
const findRow = (db: Reader, { ogrn, inn }: Numbers): Promise<CompanyRow | null> =>
  findByNumber(db, ogrn ?? inn ?? refuseField('inn', 'required'))

async function answerCompany(asked: Asked, numbers: Numbers, kind: CompanyRow['kind']) {
  const row = await findRow(asked.db, numbers)
  const card = row?.kind === kind ? await openCompanyCard(asked.db, row) : null
  if (!card) return nothing(asked)
  return envelope(asked, { data: companyData({ ...card, names: await classifiers(asked.db) }) })
}

type CompanyRecord = Awaited<ReturnType<typeof openRecord>>

/** A list of one company, with its short card; `word` names the block of data that the list is made of. */
async function answerList(asked: Asked & { readonly query: Numbers }, word: BlockWord, present: (record: CompanyRecord) => object) {
  const row = await findRow(asked.db, asked.query)
  if (!row) return nothing(asked)
  const record = await openRecord(asked.db, row, [word])
  const beside = { [row.kind]: shortCard(row) }
  // A sole trader files no accounts, so none are missing.
  const isLoaded = record.blocks[word as keyof typeof record.blocks] !== undefined || (word === 'accounts' && row.kind === 'entrepreneur')
  return isLoaded ? envelope(asked, { ...present(record), ...beside }) : envelope(asked, { data: {}, ...beside }, NOT_LOADED)
}

async function answerPerson(asked: Asked, inn: string) {
  const tied = await listTiedTo(asked.db, inn, ['head', 'founder'], TIES_SHOWN)
  const trader = await findByNumber(asked.db, inn)
  if (tied.length === 0 && trader?.kind !== 'entrepreneur') return nothing(asked)
  const rows = new Map((await findByIds(asked.db, [...new Set(tied.map(({ id }) => id))])).map((row) => [row.id, row]))
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
  return envelope(asked, { data })
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
    reads(checkoCompany, (asked) => answerCompany(asked, asked.query, 'company')),
    reads(checkoEntrepreneur, (asked) => answerCompany(asked, asked.query, 'entrepreneur')),
    reads(checkoPerson, (asked) => answerPerson(asked, asked.query.inn)),
    reads(checkoSearch, async (asked) => envelope(asked, { data: await search(asked, index(), asked.clock) })),
    reads(checkoFinances, (asked) =>
      answerList(asked, 'accounts', ({ blocks }) => toFinances(blocks.accounts, asked.query.extended ?? false)),
    ),
    reads(checkoLegalCases, (asked) =>
      answerList(asked, 'cases', ({ blocks, row }) => ({ data: toLegalCases(blocks.cases, asked.query, row) })),
    ),
    reads(checkoContracts, (asked) =>
      answerList(asked, 'contracts', ({ blocks }) => ({ data: toContracts(blocks.contracts, asked.query) })),
    ),
    reads(checkoInspections, (asked) =>
      answerList(asked, 'inspections', ({ blocks }) => ({ data: toInspections(blocks.inspections, asked.query) })),
    ),
    reads(checkoEnforcements, (asked) =>
      answerList(asked, 'enforcement', ({ blocks }) => ({ data: toEnforcements(blocks.enforcement, asked.query) })),
    ),
    reads(checkoBankruptcyMessages, (asked) =>
      answerList(asked, 'bankruptcy', ({ blocks }) => ({ data: toMessages(blocks.bankruptcy, asked.query) })),
    ),
    reads(checkoOther, () => refuse('method_unknown')),
  ].map(withUnappliedNamed)

type SearchAsked = Asked & { readonly query: OperationInput<typeof checkoSearch>['query'] }

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
