// Branches and representations in DaData's format: separate parties that share the numbers of their company.
import { readableName } from '@sverka/contract/company/names'
import { readKpps } from '@sverka/contract/company-search/pasted.rules'
import type { Reader } from '../../platform/db/database.ts'
import { type Branch, type Classifiers, type CompanyRecord, type CompanyRow, openExtractsOfMany } from '../../registry/registry.ts'
import { type Party, toParty } from './party.ts'

const TITLES: Readonly<Record<Branch['kind'], string>> = { branch: 'Филиал', representation: 'Представительство' }

const POSTAL_CODE = /^\d{6}(?=,)/

/** The branch in the format of a company: its own name, КПП and address; it has no head. */
export function partyOfBranch(company: Party, branch: Branch): Party {
  const name = branch.name ? readableName(branch.name) : `${TITLES[branch.kind]} ${company.value}`
  const { address, name: names, ...rest } = company.data as Record<string, unknown> & { address: { data: object } | null; name: object }
  return {
    value: name,
    unrestricted_value: name,
    data: {
      ...rest,
      kpp: branch.kpp ?? null,
      branch_type: 'BRANCH',
      branch_count: null,
      management: null,
      name: { ...names, full_with_opf: name, short_with_opf: name, full: name, short: name },
      address: toAddress(branch),
    },
  } as Party
}

const toAddress = ({ address: value, country }: Branch) => ({
  value,
  unrestricted_value: value,
  invalidity: null,
  data: { postal_code: POSTAL_CODE.exec(value)?.[0] ?? null, country: country ?? 'Россия', source: value, qc: null },
})

/** The company, then its branches; only those of the kind and КПП that were asked for. */
export function partiesOfCompany(
  { row, record, known }: { row: CompanyRow; record: CompanyRecord; known: Classifiers },
  request: { readonly kpp?: string | null | undefined; readonly branch_type?: 'MAIN' | 'BRANCH' | null | undefined },
): Party[] {
  const main = toParty(row, known, record)
  const branches = record.register.branches.filter(({ kpp }) => !request.kpp || kpp === request.kpp)
  return [
    ...(request.branch_type !== 'BRANCH' && (!request.kpp || request.kpp === row.kpp) ? [main] : []),
    ...(request.branch_type === 'MAIN' ? [] : branches.map((branch) => partyOfBranch(main, branch))),
  ]
}

/** The branches of the found companies; if the query has a КПП, only those with it. */
export async function findBranches(db: Reader, rows: readonly CompanyRow[], query: string, known: Classifiers): Promise<Party[]> {
  const kpps = new Set([...readKpps(query), ...(/^\d{9}$/.test(query.trim()) ? [query.trim()] : [])])
  const extracts = await openExtractsOfMany(db, rows)
  return rows.flatMap((row) => {
    const all = extracts.get(row.id)?.register.branches ?? []
    const wanted = kpps.size > 0 ? all.filter(({ kpp }) => kpp !== undefined && kpps.has(kpp)) : all
    return wanted.length === 0 ? [] : wanted.map((branch) => partyOfBranch(toParty(row, known), branch))
  })
}
