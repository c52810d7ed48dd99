// Reads the ties (heads, founders, shared addresses and so on) of companies, people, addresses and phones: one step of a search, each subject
// looked up by an index. Companies have an ОГРН (state registration number); companies and people have an ИНН (taxpayer number).
import { HUB_MIN_TIES, SHARED_BY_FEW } from '@sverka/contract/ties/ties.rules'
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

/** A tie found from one of its ends, `asked` (the searched ОГРН or ИНН); `company`: ОГРН of the company whose extract names the other as `role`. */
export interface TieRow {
  readonly asked: string
  readonly company: string
  readonly role: string
  /** Numbers and name of the subject that the extract names. */
  readonly ogrn: string | null
  readonly inn: string | null
  readonly name: string
  /** Day on which `company` ended; null while it exists. */
  readonly closedOn: string | null
  /** For former ties: days of the last extract that contains the tie, and of the first that does not; null for current ones. */
  readonly namedOn: string | null
  readonly goneOn: string | null
}

/**
 * Most rows read for one subject, as a company may name a person in three roles. A subject with this many rows has more than `HUB_MIN_TIES` ties:
 * it is a hub, through which nothing is searched.
 */
export const ROWS_OF_KEY = 3 * HUB_MIN_TIES + 1
const ROWS_OF_KEY_LITERAL = sql.lit(ROWS_OF_KEY)
const ROLES = sql`('head', 'founder', 'manager', 'predecessor', 'successor')`
const closed = sql`company.closed_on as "closedOn"`
const present = sql`null::date as "namedOn", null::date as "goneOn"`
const former = sql`former.named_on as "namedOn", former.gone_on as "goneOn"`

/** The subjects that these companies' extracts name, and the companies whose extracts name them; former heads and founders of them too. */
export async function listCompanyTies(db: Reader, ogrns: readonly string[]): Promise<TieRow[]> {
  const { rows } = await sql<TieRow>`
    select company.ogrn as asked, company.ogrn as company, tie.role, tie.ogrn, tie.inn, tie.name, ${closed}, ${present}
    from companies as company cross join lateral (
      select role, ogrn, inn, name from company_ties where company_id = company.id and role in ${ROLES} order by role, position limit ${ROWS_OF_KEY_LITERAL}) as tie
    where company.ogrn = any(${[...ogrns]}::text[])
    union all
    select asked.ogrn, company.ogrn, tie.role, asked.ogrn, tie.inn, tie.name, ${closed}, ${present}
    from unnest(${[...ogrns]}::text[]) as asked (ogrn) cross join lateral (
      select company_id, role, inn, name from company_ties where company_ties.ogrn = asked.ogrn and role in ${ROLES} limit ${ROWS_OF_KEY_LITERAL}) as tie
      join companies as company on company.id = tie.company_id
    union all
    select company.ogrn, company.ogrn, former.role, null, former.inn, former.name, ${closed}, ${former}
    from companies as company cross join lateral (
      select role, inn, name, named_on, gone_on from company_former_ties where company_id = company.id order by role, inn limit ${ROWS_OF_KEY_LITERAL}) as former
    where company.ogrn = any(${[...ogrns]}::text[])`.execute(db)
  return rows
}

/** The companies whose extracts name the people with these ИНН, also as former heads and founders. */
export async function listPersonTies(db: Reader, inns: readonly string[]): Promise<TieRow[]> {
  const { rows } = await sql<TieRow>`
    select asked.inn as asked, company.ogrn as company, tie.role, null as ogrn, asked.inn, tie.name, ${closed}, ${present}
    from unnest(${[...inns]}::text[]) as asked (inn) cross join lateral (
      select company_id, role, name from company_ties where company_ties.inn = asked.inn and role in ${ROLES} limit ${ROWS_OF_KEY_LITERAL}) as tie
      join companies as company on company.id = tie.company_id
    union all
    select asked.inn, company.ogrn, former.role, null, asked.inn, former.name, ${closed}, ${former}
    from unnest(${[...inns]}::text[]) as asked (inn) cross join lateral (
      select company_id, role, name, named_on, gone_on from company_former_ties where company_former_ties.inn = asked.inn limit ${ROWS_OF_KEY_LITERAL}) as former
      join companies as company on company.id = former.company_id`.execute(db)
  return rows
}

/** A place, which is an address in lower case or the digits of a phone, with the ОГРН of a company that has it. `name`: the address as written. */
export interface PlaceRow {
  readonly kind: 'address' | 'phone'
  readonly place: string
  readonly company: string
  readonly name: string
  readonly closedOn: string | null
}

/** The addresses and phones of companies. */
export async function listOwnPlaces(db: Reader, ogrns: readonly string[]): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select 'address' as kind, lower(company.address) as place, company.ogrn as company, company.address as name, ${closed} from companies as company
    where company.ogrn = any(${[...ogrns]}::text[]) and company.kind = 'company' and company.address is not null
    union all
    select 'phone', phones.phone, company.ogrn, phones.phone, ${closed}
    from companies as company join company_phones as phones on phones.company_id = company.id where company.ogrn = any(${[...ogrns]}::text[])`.execute(
    db,
  )
  return rows
}

/**
 * Active companies at each address, and with `past` ended ones too. Of each sort at most `SHARED_BY_FEW` + 1 are read: so many show that the
 * address is shared by too many to connect anybody. The index holds hashes of addresses, which may be long.
 */
export async function listAtPlaces(db: Reader, places: readonly string[], past: boolean): Promise<PlaceRow[]> {
  const at = (is: string) => sql`
    select 'address' as kind, asked.place, company.ogrn as company, company.address as name, ${closed}
    from unnest(${[...places]}::text[]) as asked (place) cross join lateral (
      select ogrn, address, closed_on from companies where hashtextextended(lower(address), 0) = hashtextextended(asked.place, 0)
        and kind = 'company' and address is not null and lower(address) = asked.place and closed_on ${sql.raw(is)}
      limit ${sql.lit(SHARED_BY_FEW + 1)}) as company`
  const query = past ? sql<PlaceRow>`${at('is null')} union all ${at('is not null')}` : sql<PlaceRow>`${at('is null')}`
  const { rows } = await query.execute(db)
  return rows
}

/** Active companies with each phone, and with `past` ended ones too, limited as for addresses. */
export async function listAtPhones(db: Reader, phones: readonly string[], past: boolean): Promise<PlaceRow[]> {
  const at = (is: string) => sql`
    select 'phone' as kind, wanted.phone as place, company.ogrn as company, wanted.phone as name, ${closed}
    from unnest(${[...phones]}::text[]) as wanted (phone) cross join lateral (
      select ogrn, closed_on from company_phones join companies on companies.id = company_id
      where company_phones.phone = wanted.phone and closed_on ${sql.raw(is)} limit ${sql.lit(SHARED_BY_FEW + 1)}) as company`
  const query = past ? sql<PlaceRow>`${at('is null')} union all ${at('is not null')}` : sql<PlaceRow>`${at('is null')}`
  const { rows } = await query.execute(db)
  return rows
}

/** The owner of a number: a company (`ogrn`), or a person (`inn`), also for the number of a sole trader. */
export interface SubjectRow {
  readonly number: string
  readonly ogrn: string | null
  /** ИНН of a person; null for a company. */
  readonly inn: string | null
  readonly name: string
}

/**
 * The owners of the numbers; numbers of nobody are left out. Of several companies with one ИНН the active one counts, else the newest. The
 * number of a sole trader stands for the person. A person's name is the one in an extract that names them, else that of the sole trader.
 */
export async function listSubjects(db: Reader, numbers: readonly string[]): Promise<SubjectRow[]> {
  const { rows } = await sql<SubjectRow>`
    select asked.number, owner.ogrn, person.inn, named.name
    from unnest(${[...numbers]}::text[]) as asked (number)
      left join lateral (
        (select ogrn, inn, kind, name from companies where ogrn = asked.number) union all
        (select ogrn, inn, kind, name from companies where inn = asked.number
          order by closed_on is not null, ogrn_date desc nulls last, id desc limit 1) limit 1) as owner on true
      cross join lateral (
        select case when length(asked.number) = 12 then asked.number when owner.kind = 'entrepreneur' then owner.inn end as inn) as person
      cross join lateral (
        select case when person.inn is null then owner.name else coalesce(
          (select name from company_ties where inn = person.inn limit 1),
          (select name from company_former_ties where inn = person.inn limit 1),
          (select coalesce(fio, name) from companies where inn = person.inn and kind = 'entrepreneur' limit 1)) end as name) as named
    where named.name is not null`.execute(db)
  return rows
}
