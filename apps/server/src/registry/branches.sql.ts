// КПП of companies and of their branches.
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

export interface AskedKpp {
  readonly id: number
  readonly kpp: string
}

/** Those of the pairs that the register has: the company's own КПП, or that of a branch of it. */
export async function listHeldKpps(db: Reader, asked: readonly AskedKpp[]): Promise<(AskedKpp & { readonly isBranch: boolean })[]> {
  const { rows } = await sql<AskedKpp & { readonly isBranch: boolean }>`
    select asked.id, asked.kpp, held.is_branch as "isBranch"
    from unnest(${asked.map(({ id }) => id)}::integer[], ${asked.map(({ kpp }) => kpp)}::text[]) as asked (id, kpp)
    cross join lateral (
      select false as is_branch from companies where companies.id = asked.id and companies.kpp = asked.kpp
      union all
      select true from company_ties where company_id = asked.id and role = 'branch' and company_ties.kpp = asked.kpp) as held`.execute(
    db as never,
  )
  return rows
}

/** Of each КПП up to two companies that have it or a branch of it: one alone is the one that is meant. */
export async function listIdsByKpps(db: Reader, kpps: readonly string[]): Promise<AskedKpp[]> {
  const { rows } = await sql<AskedKpp>`
    select distinct asked.kpp, held.id
    from unnest(${[...kpps]}::text[]) as asked (kpp)
    cross join lateral (
      (select id from companies where companies.kpp = asked.kpp limit 2)
      union all
      (select distinct company_id from company_ties where company_ties.kpp = asked.kpp limit 2)) as held`.execute(db as never)
  return rows
}
