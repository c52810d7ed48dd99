// DaData's calls about companies over our own register; what it refuses, in its shape too.
import {
  findAffiliatedParties,
  findPartyById,
  getSuggestStatus,
  refuseOtherLookup,
  refuseOtherSuggestion,
  SUGGESTIONS_MAX,
  suggestParty,
} from '@sverka/contract/api-access.dadata'
import type { InputOf } from '@sverka/contract/http'
import { identifierHolds } from '@sverka/contract/identifiers'
import { type SearchDb, searchIds } from '../../company-search/company-search.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Reader } from '../../platform/db/database.ts'
import { type RefusalError, refuse, refuseField } from '../../platform/errors.ts'
import { type Bound, reads } from '../../platform/http/binding.ts'
import { type CompanyRow, classifiers, findByIds, findByNumber, openRecord } from '../../registry/registry.ts'
import { wordsOf } from '../other-services.ts'
import { listTiedTo } from '../tied.sql.ts'
import { type Party, partyOf, stateOf } from './party.ts'

/** Found ones that are looked through for those of the wanted state and place. */
const LOOKED_THROUGH = 100
const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
}

const refusal = (refused: RefusalError) => ({
  status: refused.status,
  body: {
    family: refused.status < 500 ? 'CLIENT_ERROR' : 'SERVER_ERROR',
    reason: REASONS[refused.status] ?? 'Error',
    message: wordsOf(refused),
  },
})

const countOf = (count: number | null | undefined): number => Math.min(count ?? 10, SUGGESTIONS_MAX)

type Asked = InputOf<typeof suggestParty>['body']

async function suggested(db: SearchDb, { query, type, status, okved, locations, count }: Asked, clock: Clock): Promise<Party[]> {
  if (query.trim() === '') return []
  const kind = type ? (type === 'LEGAL' ? ('company' as const) : ('entrepreneur' as const)) : undefined
  const regions = locations?.flatMap(({ kladr_id }) => (kladr_id ? regionOf(kladr_id) : []))
  const filters = { kind, regions: regions?.length ? regions : undefined, okveds: okved?.length ? okved : undefined }
  const { ids } = await searchIds(db, { query: query.trim(), filters, page: 1, pageSize: LOOKED_THROUGH, clock })
  const rows = await inOrder(db.register, ids)
  const wanted = status?.length ? rows.filter((row) => status.includes(stateOf(row))) : rows
  const known = await classifiers(db.register)
  return wanted.slice(0, countOf(count)).map((row) => partyOf(row, known))
}

/** The two digits of the region, which noughts may follow. */
const REGION = /^(\d{2})0*$/

/** The register holds no code of a town, and a wider answer would pass for one of the town: refused in `locations`. */
const regionOf = (kladr: string): string => REGION.exec(kladr)?.[1] ?? refuseField('locations', 'place_below_region')

async function inOrder(db: Reader, ids: readonly number[]): Promise<CompanyRow[]> {
  const rows = new Map((await findByIds(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

async function found(db: Reader, { query, type, kpp, branch_type: branch }: InputOf<typeof findPartyById>['body']): Promise<Party[]> {
  if (branch === 'BRANCH') return []
  const number = query.replace(/\s/g, '')
  const row = identifierHolds(number) ? await findByNumber(db, number) : null
  if (!row || (type && (type === 'LEGAL') !== (row.kind === 'company')) || (kpp && kpp !== row.kpp)) return []
  return [partyOf(row, await classifiers(db), await openRecord(db, row))]
}

const ROLE = { FOUNDERS: 'founder', MANAGERS: 'head' } as const

async function affiliated(db: Reader, { query, scope, count }: InputOf<typeof findAffiliatedParties>['body']): Promise<Party[]> {
  const roles = (scope?.length ? scope : (['FOUNDERS', 'MANAGERS'] as const)).map((one) => ROLE[one])
  const tied = await listTiedTo(db, query.trim(), roles, LOOKED_THROUGH)
  const rows = await inOrder(db, [...new Set(tied.map(({ id }) => id))])
  const known = await classifiers(db)
  return rows.slice(0, countOf(count)).map((row) => partyOf(row, known))
}

const inItsShape = (bound: Bound): Bound => ({ ...bound, refusal })

/** `index` is asked for when the first call comes. */
export const dadataRoutes = (index: () => SearchDb['index']): readonly Bound[] => [
  ...[
    reads(suggestParty, async ({ db, body, clock }) => ({ suggestions: await suggested({ register: db, index: index() }, body, clock) })),
    reads(findPartyById, async ({ db, body }) => ({ suggestions: await found(db, body) })),
    reads(findAffiliatedParties, async ({ db, body }) => ({ suggestions: await affiliated(db, body) })),
    reads(refuseOtherSuggestion, () => refuse('method_unknown')),
    reads(refuseOtherLookup, () => refuse('method_unknown')),
  ].map(inItsShape),
  // Its answer is looked at, its refusals are not.
  reads(getSuggestStatus, async () => ({ search: true, state: 'ENABLED' })),
]
