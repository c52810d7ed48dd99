// Finds what a КПП in a line of a list means: a branch of the line's company; or, if the line has no other number, the only company with this КПП.
import type { Reader } from '../platform/db/database.ts'
import { findBranches, findIdsByNumbers, findOwnersOfKpps, type RegisterFacts } from '../registry/registry.ts'
import { type ParsedLine, withRepeats } from './read-lines.ts'

type Branch = RegisterFacts['branches'][number]

export interface BranchLine extends ParsedLine {
  readonly branch: Branch | null
  /** The КПП in the line, if it belongs neither to the company nor to a branch of it; otherwise null. */
  readonly foreign_kpp: string | null
  /** For nine digits without another number: how many companies have them as КПП; null for other lines. */
  readonly kpp_companies: number | null
}

/** Adds branches to the lines; `kpp` stays only in lines that name a branch. A company and its branch, or two of its branches, are no repeats. */
export async function withBranches(db: Reader, lines: readonly ParsedLine[]): Promise<BranchLine[]> {
  const known = await withCompanies(db, lines)
  const ids = await findIdsByNumbers(db, [...new Set(known.flatMap(({ number, kpp }) => (number && kpp ? [number] : [])))])
  const asked = known.flatMap(({ number, kpp }) => {
    const id = number === null ? undefined : ids.get(number)
    return id === undefined || kpp === null ? [] : [{ id, kpp }]
  })
  const { branches, ownsKpp } = await findBranches(db, asked)
  const found = new Map(branches.map(({ id, kpp, branch }) => [`${id} ${kpp}`, branch]))
  const branched = known.map((line) => {
    const id = line.number === null ? undefined : ids.get(line.number)
    const branch = found.get(`${id} ${line.kpp}`) ?? null
    const isForeign = id !== undefined && line.kpp !== null && !ownsKpp(id, line.kpp)
    return { ...line, branch, foreign_kpp: isForeign ? line.kpp : null, kpp: branch ? line.kpp : null }
  })
  return withRepeats(branched, ({ number, kpp }) => number && `${number} ${kpp ?? ''}`)
}

/** Lines with nothing but a КПП. */
const isKppAlone = ({ number, kpp, fault }: ParsedLine): boolean =>
  number === null && kpp !== null && (fault === 'no_number' || fault === 'length')

/** The nine digits of a line without another number that may be a КПП; null for other lines. */
const mayBeKpp = (line: ParsedLine): string | null =>
  isKppAlone(line) ? line.kpp : line.fault === 'doubtful' && line.read?.length === KPP_DIGITS ? line.read : null

const KPP_DIGITS = 9

/**
 * Finds the company of lines with nothing but a КПП. If no company has it, the line stays as it was read; if several have it, the line gets a fault
 * that asks for the ИНН.
 */
async function withCompanies(db: Reader, lines: readonly ParsedLine[]): Promise<(ParsedLine & Pick<BranchLine, 'kpp_companies'>)[]> {
  const kpps = new Set(lines.flatMap((line) => mayBeKpp(line) ?? []))
  const owners = await findOwnersOfKpps(db, [...kpps])
  return lines.map((line) => {
    const asked = mayBeKpp(line)
    const { number = null, companies = 0 } = owners.get(asked ?? '') ?? {}
    const reported = { ...line, read: line.read ?? line.kpp, kpp_companies: asked === null ? null : companies }
    if (companies === 0 || !isKppAlone(line)) return reported
    return number === null
      ? { ...reported, fault: 'kpp_shared' as const }
      : { ...reported, number, fault: null, repair: line.repair ?? ('kpp' as const) }
  })
}
