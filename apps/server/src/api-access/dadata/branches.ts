// Converts branches and representative offices to the format of DaData, another service of company data. DaData calls a company, sole trader or
// branch a party. A branch shares the numbers of its company, but has its own КПП (tax registration code of an office, 9 digits).
import { readableName } from '@sverka/contract/company/names'
import { readKpps } from '@sverka/contract/company-search/pasted.rules'
import type { Reader } from '../../platform/db/database.ts'
import { type Branch, type Classifiers, type CompanyRecord, type CompanyRow, openExtractsOfMany } from '../../registry/registry.ts'
import { type Party, toParty } from './party.ts'

const TITLES: Readonly<Record<Branch['kind'], string>> = { branch: 'Филиал', representation: 'Представительство' }

/** Six digits at the start of an address. */
const POSTAL_CODE = /^\d{6}(?=,)/

/** The branch as a party with its own name, КПП and address; everything else is that of the company, except that it has no head. */
export function partyOfBranch(company: Party, branch: Branch): Party {
  const name = branch.name ? readableName(branch.name) : `${TITLES[branch.kind]} ${company.value}`
  const {
    address,
    name: names,
    ...sharedFields
  } = company.data as Record<string, unknown> & { address: { data: object } | null; name: object }
  return {
    value: name,
    unrestricted_value: name,
    data: {
      ...sharedFields,
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

/** The company, then its branches; only those of the kind and with the КПП in the request. */
export function partiesOfCompany(
  { row, record, names }: { row: CompanyRow; record: CompanyRecord; names: Classifiers },
  request: { readonly kpp?: string | null | undefined; readonly branch_type?: 'MAIN' | 'BRANCH' | null | undefined },
): Party[] {
  const main = toParty(row, names, record)
  const branches = record.register.branches.filter(({ kpp }) => !request.kpp || kpp === request.kpp)
  return [
    ...(request.branch_type !== 'BRANCH' && (!request.kpp || request.kpp === row.kpp) ? [main] : []),
    ...(request.branch_type === 'MAIN' ? [] : branches.map((branch) => partyOfBranch(main, branch))),
  ]
}

/** The branches of the found companies; if the query contains one or more КПП, only the branches with one of them. */
export async function findBranches(db: Reader, rows: readonly CompanyRow[], query: string, names: Classifiers): Promise<Party[]> {
  const kpps = new Set([...readKpps(query), ...(/^\d{9}$/.test(query.trim()) ? [query.trim()] : [])])
  const extracts = await openExtractsOfMany(db, rows)
  return rows.flatMap((row) => {
    const all = extracts.get(row.id)?.register.branches ?? []
    const wanted = kpps.size > 0 ? all.filter(({ kpp }) => kpp !== undefined && kpps.has(kpp)) : all
    return wanted.length === 0 ? [] : wanted.map((branch) => partyOfBranch(toParty(row, names), branch))
  })
}
