// Branches and representations of companies by their КПП, as the extracts tell them.
import { KPP_COMPANIES_COUNTED } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import type { Reader } from '../platform/db/database.ts'
import { openBlocks } from './blocks.ts'
import { type AskedKpp, countOwnersOfKpps, listHeldKpps } from './branches.sql.ts'
import type { Branch } from './register-extract.ts'
import { listCompaniesByIds, listFactsOfMany } from './registry.sql.ts'

export interface FoundBranch {
  /** Of its company. */
  readonly id: number
  readonly kpp: string
  readonly branch: Branch
}

export interface FoundKpps {
  readonly branches: readonly FoundBranch[]
  /** КПП of companies and of branches that were found. */
  readonly held: ReadonlySet<string>
  /** Whether the company has the КПП itself or a branch of it. */
  ownsKpp(id: number, kpp: string): boolean
}

/** The branches that companies have under these КПП; a company's own КПП is held and is no branch. */
export async function findBranches(db: Reader, asked: readonly AskedKpp[]): Promise<FoundKpps> {
  const rows = asked.length === 0 ? [] : await listHeldKpps(db, asked)
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
  /** Of the only company that has the КПП or a branch of it; null where several do. */
  readonly number: string | null
  /** How many have it, counted up to 100. */
  readonly companies: number
}

/** Whose each КПП is; one that nobody has is left out. */
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
