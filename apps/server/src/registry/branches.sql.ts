// Looks up КПП of companies and of their branches. A КПП is a 9-digit code of the tax service for a company at one tax office: each branch has its
// own.
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

/** A company, by our id, with a КПП. */
export interface CompanyKpp {
  readonly id: number
  readonly kpp: string
}

/** The requested pairs that exist. `isBranch`: the КПП is that of a branch, not the company's own. */
export async function listKnownKpps(db: Reader, asked: readonly CompanyKpp[]): Promise<(CompanyKpp & { readonly isBranch: boolean })[]> {
  const { rows } = await sql<CompanyKpp & { readonly isBranch: boolean }>`
    select asked.id, asked.kpp, held.is_branch as "isBranch"
    from unnest(${asked.map(({ id }) => id)}::integer[], ${asked.map(({ kpp }) => kpp)}::text[]) as asked (id, kpp)
    cross join lateral (
      select false as is_branch from companies where companies.id = asked.id and companies.kpp = asked.kpp
      union all
      select true from company_ties where company_id = asked.id and role = 'branch' and company_ties.kpp = asked.kpp) as held`.execute(db)
  return rows
}

/**
 * For each КПП: the number of companies that have it for themselves or a branch, counted up to `limit`, and the lowest id among them. A КПП that no
 * company has is left out. Many companies share one: its digits stand for the tax office and the reason, not for the company.
 */
export async function countOwnersOfKpps(
  db: Reader,
  kpps: readonly string[],
  limit: number,
): Promise<(CompanyKpp & { readonly companies: number })[]> {
  const { rows } = await sql<CompanyKpp & { readonly companies: number }>`
    select asked.kpp, least(count(distinct held.id), ${limit}::int)::int as companies, min(held.id) as id
    from unnest(${[...kpps]}::text[]) as asked (kpp)
    cross join lateral (
      (select id from companies where companies.kpp = asked.kpp limit ${limit}::int)
      union all
      (select distinct company_id from company_ties where company_ties.kpp = asked.kpp limit ${limit}::int)) as held
    group by asked.kpp`.execute(db)
  return rows
}
