// The companies connected with a company and its owners, with the facts about them that factors need.
import type { Reader } from '../../platform/db/database.ts'
import { type CompanyRecord, listTied, openRecord, type TiedCompany } from '../../registry/registry.ts'
import type { GroupCompany, GroupFacts, Owner } from '../rules/dossier-facts.ts'

/** The incomes of at most this many connected companies are read, each with queries of its own. */
const MAX_OPENED = 20

/** `known`: the connected companies, if the caller has read them. Incomes are read only for a company on the simplified tax regime (УСН). */
export async function readGroup(db: Reader, record: CompanyRecord, known?: readonly TiedCompany[]): Promise<GroupFacts> {
  const heads = record.register.heads.flatMap(({ inn }) => (inn ? [inn] : []))
  const tied = known ?? (await listTied(db, record.row, heads))
  const isSimplified = record.blocks.regimes?.regimes?.includes('usn') === true
  const companies = await Promise.all(
    tied.map((company, place) => (isSimplified && place < MAX_OPENED ? withIncome(db, company) : plain(company))),
  )
  return { companies, owners: await findOwners(db, record, tied) }
}

const plain = ({ relation, name, inn, ogrn, row }: TiedCompany): GroupCompany => ({
  relation,
  name: row?.name ?? name,
  inn: row?.inn ?? inn,
  ogrn,
  statusCode: row?.statusCode ?? null,
  closedOn: row?.closedOn ?? null,
  okvedCode: row?.okvedCode ?? null,
  address: row?.address ?? null,
})

async function withIncome(db: Reader, company: TiedCompany): Promise<GroupCompany> {
  if (!company.row || company.row.closedOn) return plain(company)
  const { blocks } = await openRecord(db, company.row, ['regimes', 'incomes'])
  const income = blocks.incomes?.years[0]?.incomeKopecks
  return {
    ...plain(company),
    ...(blocks.regimes ? { simplified: blocks.regimes.regimes?.includes('usn') === true } : {}),
    ...(income === undefined ? {} : { incomeKopecks: income }),
  }
}

/** Founders with a share, and the sanctions lists that have their number; `lists` is absent if nobody has checked the owner. */
async function findOwners(db: Reader, record: CompanyRecord, tied: readonly TiedCompany[]): Promise<Owner[]> {
  const owners: Owner[] = []
  for (const { name, ogrn, share } of record.register.founders) {
    if (name === undefined || share?.percent === undefined) continue
    const row = tied.find((company) => company.relation === 'founder' && company.ogrn === ogrn)?.row
    const sanctions = row ? (await openRecord(db, row, ['sanctions'])).blocks.sanctions : undefined
    const lists = sanctions?.matches?.filter(({ matchedBy }) => matchedBy !== 'name').map(({ list }) => list)
    const marked = record.blocks.marks?.sanctionedFounder === false ? [] : undefined
    const known = lists ?? marked
    owners.push({ name, percent: share.percent, ...(known ? { lists: known } : {}) })
  }
  return owners
}
