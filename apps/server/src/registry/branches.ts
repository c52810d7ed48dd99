// Finds branches of companies, and companies, by КПП: the tax service's code for a company at one tax office, of which each branch has its own.
// Details of a branch are in the company's extract of the register.
import { KPP_COMPANIES_COUNTED } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import type { Reader } from '../platform/db/database.ts'
import { openBlocks } from './blocks.ts'
import { type CompanyKpp, countOwnersOfKpps, listKnownKpps } from './branches.sql.ts'
import type { Branch } from './register-extract.ts'
import { listCompaniesByIds, listFactsOfMany } from './registry.sql.ts'

export interface FoundBranch {
  /** Id of its company. */
  readonly id: number
  readonly kpp: string
  readonly branch: Branch
}

/** The result for requested pairs of a company and a КПП. */
export interface FoundKpps {
  readonly branches: readonly FoundBranch[]
  /** The КПП of the pairs that exist: the company has it, for itself or a branch. */
  readonly knownKpps: ReadonlySet<string>
  /** Whether this company has this КПП, for itself or a branch. */
  ownsKpp(id: number, kpp: string): boolean
}

/** Looks up the pairs of company and КПП. A company's own КПП is in `knownKpps` but gives no branch. */
export async function findBranches(db: Reader, asked: readonly CompanyKpp[]): Promise<FoundKpps> {
  const rows = asked.length === 0 ? [] : await listKnownKpps(db, asked)
  const pairs = rows.filter(({ isBranch }) => isBranch)
  const ids = [...new Set(pairs.map(({ id }) => id))]
  const extracts = ids.length === 0 ? [] : await listFactsOfMany(db, ids, ['egrul'])
  const opened = new Map(extracts.map(({ id, ...block }) => [id, openBlocks([block]).register.branches ?? []]))
  const branches = pairs.flatMap(({ id, kpp }): FoundBranch[] => {
    const branch = opened.get(id)?.find((candidate) => candidate.kpp === kpp)
    return branch ? [{ id, kpp, branch }] : []
  })
  const owned = new Set(rows.map(({ id, kpp }) => `${id} ${kpp}`))
  return { branches, knownKpps: new Set(rows.map(({ kpp }) => kpp)), ownsKpp: (id, kpp) => owned.has(`${id} ${kpp}`) }
}

/** The companies that have a КПП, for themselves or a branch. */
export interface KppOwners {
  /**
   * ИНН (taxpayer number) of the only company with the КПП, or its ОГРН (registration number) if it has no ИНН; null if several companies have it.
   */
  readonly number: string | null
  /** Number of companies with it, counted up to 100 (`KPP_COMPANIES_COUNTED`). */
  readonly companies: number
}

/** The companies of each КПП, by КПП; a КПП that no company has is left out. */
export async function findOwnersOfKpps(db: Reader, kpps: readonly string[]): Promise<Map<string, KppOwners>> {
  const rows = kpps.length === 0 ? [] : await countOwnersOfKpps(db, kpps, KPP_COMPANIES_COUNTED)
  const only = rows.flatMap(({ companies, id }) => (companies === 1 ? [id] : []))
  const found = only.length === 0 ? [] : await listCompaniesByIds(db, only)
  const numbers = new Map(found.map(({ id, inn, ogrn }) => [id, inn ?? ogrn]))
  return new Map(rows.map(({ kpp, companies, id }) => [kpp, { number: companies === 1 ? (numbers.get(id) ?? null) : null, companies }]))
}

/** A branch in the shape of the API, where absent values are null. */
export const presentBranch = ({ kind, name, address, kpp, country }: Branch) => ({
  kind,
  name: name ?? null,
  address,
  kpp: kpp ?? null,
  country: country ?? null,
})
