// Looks up КПП of companies and of their branches.
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

export interface AskedKpp {
  readonly id: number
  readonly kpp: string
}

/** Pairs that exist: a company's own КПП, or a branch's. */
export async function listKnownKpps(db: Reader, asked: readonly AskedKpp[]): Promise<(AskedKpp & { readonly isBranch: boolean })[]> {
  const { rows } = await sql<AskedKpp & { readonly isBranch: boolean }>`
    select asked.id, asked.kpp, held.is_branch as "isBranch"
    from unnest(${asked.map(({ id }) => id)}::integer[], ${asked.map(({ kpp }) => kpp)}::text[]) as asked (id, kpp)
    cross join lateral (
      select false as is_branch from companies where companies.id = asked.id and companies.kpp = asked.kpp
      union all
      select true from company_ties where company_id = asked.id and role = 'branch' and company_ties.kpp = asked.kpp) as held`.execute(db)
  return rows
}

/** For each КПП: how many companies have it themselves or as a branch, counted up to the limit, and the lowest id. КПП of nobody are left out. */
export async function countOwnersOfKpps(
  db: Reader,
  kpps: readonly string[],
  limit: number,
): Promise<(AskedKpp & { readonly companies: number })[]> {
  const { rows } = await sql<AskedKpp & { readonly companies: number }>`
    select asked.kpp, least(count(distinct held.id), ${limit}::int)::int as companies, min(held.id) as id
    from unnest(${[...kpps]}::text[]) as asked (kpp)
    cross join lateral (
      (select id from companies where companies.kpp = asked.kpp limit ${limit}::int)
      union all
      (select distinct company_id from company_ties where company_ties.kpp = asked.kpp limit ${limit}::int)) as held
    group by asked.kpp`.execute(db)
  return rows
}
