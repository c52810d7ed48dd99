// Finds branches of companies, and companies, by КПП; the details of a branch are in the company's extract.
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

/** What was found for pairs of a company and a КПП. */
export interface FoundKpps {
  readonly branches: readonly FoundBranch[]
  /** The КПП that one of the asked companies has, for itself or a branch. */
  readonly knownKpps: ReadonlySet<string>
  /** Whether this company has this КПП, for itself or a branch. */
  ownsKpp(id: number, kpp: string): boolean
}

/** Branches of these companies with these КПП. A company's own КПП is in `held` but gives no branch. */
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
  return { branches, knownKpps: new Set(rows.map(({ kpp }) => kpp)), ownsKpp: (id, kpp) => owned.has(`${id} ${kpp}`) }
}

export interface KppOwners {
  /** ИНН (else ОГРН) of the only company with the КПП; null if several have it. */
  readonly number: string | null
  /** Number of companies with it, counted up to 100. */
  readonly companies: number
}

/** The companies of each КПП, by КПП; one that nobody has is left out. */
export async function findOwnersOfKpps(db: Reader, kpps: readonly string[]): Promise<Map<string, KppOwners>> {
  const rows = kpps.length === 0 ? [] : await countOwnersOfKpps(db, kpps, KPP_COMPANIES_COUNTED)
  const only = rows.flatMap(({ companies, id }) => (companies === 1 ? [id] : []))
  const found = only.length === 0 ? [] : await listCompaniesByIds(db, only)
  const numbers = new Map(found.map(({ id, inn, ogrn }) => [id, inn ?? ogrn]))
  return new Map(rows.map(({ kpp, companies, id }) => [kpp, { number: companies === 1 ? (numbers.get(id) ?? null) : null, companies }]))
}

/** A branch in the shape of the API. */
export const presentBranch = ({ kind, name, address, kpp, country }: Branch) => ({
  kind,
  name: name ?? null,
  address,
  kpp: kpp ?? null,
  country: country ?? null,
})
