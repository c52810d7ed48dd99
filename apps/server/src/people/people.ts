// The page of a person, found by INN («ИНН», the taxpayer number): the companies whose extracts name this INN, the person's roles and their dates,
// and the status of each company. Records are joined by INN, never by name, so that namesakes are not mixed up.
import type { Provenance } from '@sverka/contract/company/company'
import { isSameFullName } from '@sverka/contract/company-binding/company-binding.rules'
import { identifierKind, isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import { parseTypedNumber } from '@sverka/contract/identifiers/written.rules'
import type { Person, PersonRole, PersonTie } from '@sverka/contract/people/people'
import { MASS_HEAD, type PersonRoleWord, TIES_OF_A_PAGE } from '@sverka/contract/people/people.rules'
import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { type Extract, openBlocksOfNumber, openExtractsOfMany, openFactsOfMany, type SanctionsMatch } from '../registry/registry.ts'
import { findCompaniesWithStop } from '../reliability/reliability.ts'
import { type Copies, loadCopies } from '../sources/sources.ts'
import { countPersonCompanies, listPersonCompanies, PERSON_COMPANIES_MAX, type PersonCompany, type PersonCounts } from './people.sql.ts'

interface Request {
  readonly page?: number | undefined
  readonly page_size?: number | undefined
}

/** The page of a person. Throws `number_invalid` for anything but a person's INN, `person_not_found` if no extract names it. */
export async function readPerson(db: Reader, typed: string, { page = 1, page_size: size = TIES_OF_A_PAGE }: Request): Promise<Person> {
  const inn = parseTypedNumber(typed)
  if (identifierKind(inn) !== 'inn-person' || !isIdentifierValid(inn)) refuse('number_invalid')
  const counts = await countPersonCompanies(db, inn)
  if (counts.all === 0) refuse('person_not_found')
  const rows = await listPersonCompanies(db, inn, { limit: size, offset: (page - 1) * size })
  const extracts = await openExtractsOfMany(db, rows)
  const stopped = await findCompaniesWithStop(
    db,
    rows.map(({ id }) => id),
  )
  const ties = rows.map((row) => presentTie(row, { inn, extract: extracts.get(row.id), stopped: stopped.has(row.id) }))
  // A page beyond the last one is empty, but the person's name is still needed.
  const named = rows[0] ?? (await listPersonCompanies(db, inn, { limit: 1, offset: 0 }))[0]
  const isExample = named?.isExample ?? false
  const copies = await loadCopies(db)
  const register = copies.findLoadedRegister('disqualified', isExample)
  const barred = named ? await listDisqualifications(db, named.personName, rows) : []
  return {
    inn,
    name: named?.personName ?? inn,
    ...presentCounts(counts),
    checks: {
      disqualified_until: newest([...ties.flatMap(({ roles }) => roles.map((role) => role.disqualified_until)), ...barred]),
      disqualified_register: { copy: register.copy, as_of: register.asOf },
      extracts_as_of: newest(ties.map(({ source }) => source?.as_of ?? null)),
      mass_head: { living: counts.headed, from: MASS_HEAD },
      ...(await findSanctions(db, inn, { copies, isExample })),
    },
    page,
    page_size: size,
    result: ties,
  }
}

/** The latest of the days; null without any. */
const newest = (days: readonly (string | null)[]): string | null =>
  days
    .filter((day) => day !== null)
    .sort()
    .at(-1) ?? null

function presentCounts(counts: PersonCounts): Pick<Person, 'counts' | 'counted_all' | 'since' | 'revenue' | 'count'> {
  const { all, living, headed, owned, ended, since, revenueKopecks, withRevenue, years } = counts
  const count = Math.min(all, PERSON_COMPANIES_MAX)
  return {
    counts: { living, headed, owned, ended, left: Math.max(0, count - living - ended) },
    counted_all: all <= PERSON_COMPANIES_MAX,
    since,
    revenue: withRevenue > 0 ? { sum: Number(revenueKopecks) / 100, companies: withRevenue, years: [...years] } : null,
    count,
  }
}

interface TieContext {
  readonly inn: string
  readonly extract: Extract | undefined
  /** Whether a stop factor (a finding that forbids every deal) is stored for the company. */
  readonly stopped: boolean
}

/** One company of the person: a tie is a role of the person (head, founder, sole trader) in it. */
function presentTie(row: PersonCompany, { inn, extract, stopped }: TieContext): PersonTie {
  const roles = listRoles(row, inn, extract)
  const current = row.closedOn === null && roles.some(({ former }) => former === null)
  const { statusName: name, procedure, procedureSince, closedOn } = row
  return {
    company: {
      id: row.id,
      kind: row.kind === 'company' ? 'company' : 'entrepreneur',
      name: row.name,
      inn: row.inn,
      ogrn: row.ogrn,
      status: {
        name,
        procedure: procedure ? { name: procedure, since: procedureSince } : null,
        ended: closedOn ? { on: closedOn, reason: extract?.register.statusWording ?? null } : null,
      },
      stopped,
    },
    roles,
    current,
    from: roles.map(({ since }) => since).sort()[0] ?? null,
    until: closedOn ?? (current ? null : newest(roles.map(({ former }) => former?.gone ?? null))),
    source: extract?.from ? presentSource(extract.from) : null,
  }
}

const NO_DETAILS = { post: null, percent: null, since: null, unreliable: null, disqualified_until: null, former: null }

/** The person's roles in a company with the details of its extract, former ones last; without an extract only the roles. */
function listRoles(row: PersonCompany, inn: string, extract: Extract | undefined): PersonRole[] {
  const own: PersonRole[] = row.kind === 'entrepreneur' ? [{ ...NO_DETAILS, role: 'entrepreneur', since: row.registeredOn }] : []
  const heads = (extract?.register.heads ?? []).filter((head) => head.inn === inn)
  const founders = (extract?.register.founders ?? []).filter((founder) => founder.inn === inn)
  const fromExtract: PersonRole[] = [
    ...heads.map((head) => ({
      ...NO_DETAILS,
      role: 'head' as const,
      post: head.post ?? null,
      since: head.recordDate ?? null,
      unreliable: head.unreliable ?? null,
      disqualified_until: head.disqualifiedUntil ?? null,
    })),
    ...founders.map((founder) => ({
      ...NO_DETAILS,
      role: 'founder' as const,
      percent: founder.share.percent ?? null,
      since: founder.recordDate ?? null,
      unreliable: founder.unreliable ?? null,
    })),
  ]
  const indexed: PersonRoleWord[] = [...(row.isHead ? (['head'] as const) : []), ...(row.isFounder ? (['founder'] as const) : [])]
  const withoutDetails = indexed.filter((role) => !fromExtract.some((detailed) => detailed.role === role))
  const former = row.formerRoles.map(({ role, namedOn, goneOn }) => ({ ...NO_DETAILS, role, former: { named: namedOn, gone: goneOn } }))
  return [...own, ...fromExtract, ...withoutDetails.map((role) => ({ ...NO_DETAILS, role })), ...former]
}

const presentSource = ({ source, asOf, loadedAt, example }: NonNullable<Extract['from']>): Provenance => ({
  source,
  as_of: asOf,
  loaded_at: loadedAt.toISOString(),
  ...(example ? { example } : {}),
})

/**
 * Last days of the disqualifications (court bans on leading companies) of somebody with this name at one of these companies. The register of
 * disqualified persons names no INN.
 */
async function listDisqualifications(db: Reader, name: string, rows: readonly PersonCompany[]): Promise<string[]> {
  const facts = await openFactsOfMany(
    db,
    rows.map(({ id }) => id),
    ['disqualified'],
  )
  const persons = [...facts.values()].flatMap(({ blocks }) => blocks.disqualified?.persons ?? [])
  return persons.filter((person) => isSameFullName(person.name, name)).map(({ until }) => until)
}

/** Sanctions entries with this INN; `sanctions` is null if none is found and no complete list is stored, so that nothing can be said. */
async function findSanctions(
  db: Reader,
  inn: string,
  { copies, isExample }: { copies: Copies; isExample: boolean },
): Promise<Pick<Person['checks'], 'sanctions' | 'sanctions_copy'>> {
  const { sanctions } = await openBlocksOfNumber(db, inn, ['sanctions'])
  const matches = (sanctions?.matches ?? []).filter(({ matchedBy }) => matchedBy === 'inn')
  const { copy, lists, of, asOf } = copies.heldLists(isExample)
  const isAnswered = lists > 0 || matches.length > 0
  return {
    sanctions: isAnswered ? { entries: matches.map(presentMatch), lists, of, as_of: lists > 0 ? asOf : null } : null,
    sanctions_copy: copy,
  }
}

const presentMatch = ({ list, country, name, program, matchedBy }: SanctionsMatch) => ({
  list,
  country,
  name,
  program: program ?? null,
  matched_by: matchedBy,
})
