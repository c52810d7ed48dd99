// Bulk checks: finds the branch that a line of a list names by КПП, the tax registration code of an office (9 digits). If the line has no other
// number, the КПП also finds the company, provided that only one has it. ИНН is a company's taxpayer number.
import type { Reader } from '../platform/db/database.ts'
import { findBranches, findIdsByNumbers, findOwnersOfKpps, type RegisterFacts } from '../registry/registry.ts'
import { type ParsedLine, withRepeats } from './read-lines.ts'

type Branch = RegisterFacts['branches'][number]

export interface BranchLine extends ParsedLine {
  readonly branch: Branch | null
  /** The КПП in the line if it is neither the company's own nor that of one of its branches; otherwise null. */
  readonly foreign_kpp: string | null
  /** For a line with nine digits and no other number: the number of companies that have them as КПП; null for other lines. */
  readonly kpp_companies: number | null
}

/**
 * Adds branches to the lines; `kpp` remains only in lines that name a branch. Marks repeats anew: a company and its branch, or two of its branches,
 * are different entries.
 */
export async function withBranches(db: Reader, lines: readonly ParsedLine[]): Promise<BranchLine[]> {
  const withNumbers = await withCompanies(db, lines)
  const ids = await findIdsByNumbers(db, [...new Set(withNumbers.flatMap(({ number, kpp }) => (number && kpp ? [number] : [])))])
  const offices = withNumbers.flatMap(({ number, kpp }) => {
    const id = number === null ? undefined : ids.get(number)
    return id === undefined || kpp === null ? [] : [{ id, kpp }]
  })
  const { branches, ownsKpp } = await findBranches(db, offices)
  const found = new Map(branches.map(({ id, kpp, branch }) => [`${id} ${kpp}`, branch]))
  const branched = withNumbers.map((line) => {
    const id = line.number === null ? undefined : ids.get(line.number)
    const branch = found.get(`${id} ${line.kpp}`) ?? null
    const isForeign = id !== undefined && line.kpp !== null && !ownsKpp(id, line.kpp)
    return { ...line, branch, foreign_kpp: isForeign ? line.kpp : null, kpp: branch ? line.kpp : null }
  })
  return withRepeats(branched, ({ number, kpp }) => number && `${number} ${kpp ?? ''}`)
}

/** True for a line with nothing but a КПП. */
const isKppAlone = ({ number, kpp, fault }: ParsedLine): boolean =>
  number === null && kpp !== null && (fault === 'no_number' || fault === 'length')

/** The nine digits of a line that are a КПП, or may be one (`doubtful`: or an ИНН without its leading zero); null for other lines. */
const findPossibleKpp = (line: ParsedLine): string | null =>
  isKppAlone(line) ? line.kpp : line.fault === 'doubtful' && line.read?.length === KPP_DIGITS ? line.read : null

const KPP_DIGITS = 9

/**
 * Finds the companies of lines with nothing but a КПП. If no company has it, the line stays without a number; if several have it, the line gets the
 * fault `kpp_shared`, whose text asks the member for the ИНН.
 */
async function withCompanies(db: Reader, lines: readonly ParsedLine[]): Promise<(ParsedLine & Pick<BranchLine, 'kpp_companies'>)[]> {
  const kpps = new Set(lines.flatMap((line) => findPossibleKpp(line) ?? []))
  const owners = await findOwnersOfKpps(db, [...kpps])
  return lines.map((line) => {
    const kpp = findPossibleKpp(line)
    const { number = null, companies = 0 } = owners.get(kpp ?? '') ?? {}
    const extended = { ...line, read: line.read ?? line.kpp, kpp_companies: kpp === null ? null : companies }
    if (companies === 0 || !isKppAlone(line)) return extended
    return number === null
      ? { ...extended, fault: 'kpp_shared' as const }
      : { ...extended, number, fault: null, repair: line.repair ?? ('kpp' as const) }
  })
}
