// Branches of companies by КПП, from the extracts.
import { KPP_COMPANIES_COUNTED } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import type { Reader } from '../platform/db/database.ts'
import { openBlocks } from './blocks.ts'
import { type AskedKpp, countOwnersOfKpps, listKnownKpps } from './branches.sql.ts'
import type { Branch } from './register-extract.ts'
import { listCompaniesByIds, listFactsOfMany } from './registry.sql.ts'

export interface FoundBranch {
  /** Id of its company. */
  readonly id: number
  readonly kpp: string
  readonly branch: Branch
}

export interface FoundKpps {
  readonly branches: readonly FoundBranch[]
  /** The КПП that exist, of companies or branches. */
  readonly held: ReadonlySet<string>
  /** Whether the КПП is the company's own or a branch's. */
  ownsKpp(id: number, kpp: string): boolean
}

/** Branches with these КПП; a company's own КПП exists but is no branch. */
export async function findBranches(db: Reader, asked: readonly AskedKpp[]): Promise<FoundKpps> {
  const rows = asked.length === 0 ? [] : await listKnownKpps(db, asked)
  const pairs = rows.filter(({ isBranch }) => isBranch)
  const ids = [...new Set(pairs.map(({ id }) => id))]
  const extracts = ids.length === 0 ? [] : await listFactsOfMany(db, ids, ['egrul'])
  const opened = new Map(extracts.map(({ id, ...block }) => [id, openBlocks([block]).register.branches ?? []]))
  const branches = pairs.flatMap(({ id, kpp }): FoundBranch[] => {
    const branch = opened.get(id)?.find((one) => one.kpp === kpp)
    return branch ? [{ id, kpp, branch }] : []
  })
  const owned = new Set(rows.map(({ id, kpp }) => `${id} ${kpp}`))
  return { branches, held: new Set(rows.map(({ kpp }) => kpp)), ownsKpp: (id, kpp) => owned.has(`${id} ${kpp}`) }
}

export interface KppOwners {
  /** The only company with the КПП; null where several have it. */
  readonly number: string | null
  /** Number of companies with it, counted up to 100. */
  readonly companies: number
}

/** Owners of each КПП; one without owner is omitted. */
export async function findOwnersOfKpps(db: Reader, kpps: readonly string[]): Promise<Map<string, KppOwners>> {
  const rows = kpps.length === 0 ? [] : await countOwnersOfKpps(db, kpps, KPP_COMPANIES_COUNTED)
  const only = rows.flatMap(({ companies, id }) => (companies === 1 ? [id] : []))
  const found = only.length === 0 ? [] : await listCompaniesByIds(db, only)
  const numbers = new Map(found.map(({ id, inn, ogrn }) => [id, inn ?? ogrn]))
  return new Map(rows.map(({ kpp, companies, id }) => [kpp, { number: companies === 1 ? (numbers.get(id) ?? null) : null, companies }]))
}

/** A branch as the contract has it. */
export const presentBranch = ({ kind, name, address, kpp, country }: Branch) => ({
  kind,
  name: name ?? null,
  address,
  kpp: kpp ?? null,
  country: country ?? null,
})
