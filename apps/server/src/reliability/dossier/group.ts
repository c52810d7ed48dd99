// Reads the group of a company for the reliability report: the companies tied to it (connected by a head, founder or owner) and its owners.
import type { Reader } from '../../platform/db/database.ts'
import { type CompanyRecord, listTied, openRecord, type TiedCompany } from '../../registry/registry.ts'
import type { GroupCompany, GroupFacts, Owner } from '../rules/dossier-facts.ts'

/** Maximum number of tied companies whose income is read: each needs a query of its own. */
const MAX_INCOMES_READ = 20

/**
 * The group of the company; `tiedByCaller`: its tied companies, if the caller has already read them. Their income is read only if the company uses
 * the simplified tax regime (УСН): it shows whether a business was split to stay below the income from which VAT is due.
 */
export async function readGroup(db: Reader, record: CompanyRecord, tiedByCaller?: readonly TiedCompany[]): Promise<GroupFacts> {
  const headInns = record.register.heads.flatMap(({ inn }) => (inn ? [inn] : []))
  const tied = tiedByCaller ?? (await listTied(db, record.row, headInns))
  const isSimplified = record.blocks.regimes?.regimes?.includes('usn') === true
  const companies = await Promise.all(
    tied.map((company, place) => (isSimplified && place < MAX_INCOMES_READ ? withIncome(db, company) : withoutIncome(company))),
  )
  return { companies, owners: await findOwners(db, record, tied) }
}

/** Name and number are those of our register if it has the company, else as the tie states them. */
const withoutIncome = ({ relation, name, inn, ogrn, row }: TiedCompany): GroupCompany => ({
  relation,
  name: row?.name ?? name,
  inn: row?.inn ?? inn,
  ogrn,
  statusCode: row?.statusCode ?? null,
  closedOn: row?.closedOn ?? null,
  okvedCode: row?.okvedCode ?? null,
  address: row?.address ?? null,
})

/** Adds the tax regime and the income of the newest year, for a company of our register that has not ended. */
async function withIncome(db: Reader, company: TiedCompany): Promise<GroupCompany> {
  if (!company.row || company.row.closedOn) return withoutIncome(company)
  const { blocks } = await openRecord(db, company.row, ['regimes', 'incomes'])
  const income = blocks.incomes?.years[0]?.incomeKopecks
  return {
    ...withoutIncome(company),
    ...(blocks.regimes ? { simplified: blocks.regimes.regimes?.includes('usn') === true } : {}),
    ...(income === undefined ? {} : { incomeKopecks: income }),
  }
}

/** Founders with a share of known size, and the sanctions lists that have their number; `lists` is absent for an owner who has not been checked. */
async function findOwners(db: Reader, record: CompanyRecord, tied: readonly TiedCompany[]): Promise<Owner[]> {
  const owners: Owner[] = []
  for (const { name, ogrn, share } of record.register.founders) {
    if (name === undefined || share?.percent === undefined) continue
    const row = tied.find((company) => company.relation === 'founder' && company.ogrn === ogrn)?.row
    const sanctions = row ? (await openRecord(db, row, ['sanctions'])).blocks.sanctions : undefined
    // A match by name alone may be another company.
    const matched = sanctions?.matches?.filter(({ matchedBy }) => matchedBy !== 'name').map(({ list }) => list)
    // The data aggregator (`marks`) states that no founder is under sanctions.
    const noneByAggregator = record.blocks.marks?.sanctionedFounder === false ? [] : undefined
    const lists = matched ?? noneByAggregator
    owners.push({ name, percent: share.percent, ...(lists ? { lists } : {}) })
  }
  return owners
}
