// What the КПП of a list's lines mean: a branch of the company in the line, or the only company that has the КПП or a branch of it.
import type { Reader } from '../platform/db/database.ts'
import { findBranches, findIdsByNumbers, findNumbersByKpps, type RegisterFacts } from '../registry/registry.ts'
import { type GivenLine, withRepeats } from './read-lines.ts'

type Branch = RegisterFacts['branches'][number]

export interface LineOfBranch extends GivenLine {
  readonly branch: Branch | null
  /** A КПП beside the number that is neither its company's nor a branch's. */
  readonly foreign_kpp: string | null
}

/** Lines with a branch have its КПП, all others none. A branch and its company, and two branches of one, repeat nothing. */
export async function withBranches(db: Reader, lines: readonly GivenLine[]): Promise<LineOfBranch[]> {
  const known = await withCompanies(db, lines)
  const ids = await findIdsByNumbers(db, [...new Set(known.flatMap(({ number, kpp }) => (number && kpp ? [number] : [])))])
  const asked = known.flatMap(({ number, kpp }) => {
    const id = number === null ? undefined : ids.get(number)
    return id === undefined || kpp === null ? [] : [{ id, kpp }]
  })
  const { branches, isOf } = await findBranches(db, asked)
  const found = new Map(branches.map(({ id, kpp, branch }) => [`${id} ${kpp}`, branch]))
  const branched = known.map((line) => {
    const id = line.number === null ? undefined : ids.get(line.number)
    const branch = found.get(`${id} ${line.kpp}`) ?? null
    const isForeign = id !== undefined && line.kpp !== null && !isOf(id, line.kpp)
    return { ...line, branch, foreign_kpp: isForeign ? line.kpp : null, kpp: branch ? line.kpp : null }
  })
  return withRepeats(branched, ({ number, kpp }) => number && `${number} ${kpp ?? ''}`)
}

/** Lines that name nothing but a КПП. */
const isKppAlone = ({ number, kpp, fault }: GivenLine): boolean =>
  number === null && kpp !== null && (fault === 'no_number' || fault === 'length')

/** A КПП that nobody has leaves its line as it was read; one of several companies asks for the ИНН. */
async function withCompanies(db: Reader, lines: readonly GivenLine[]): Promise<GivenLine[]> {
  const kpps = lines.filter(isKppAlone).flatMap(({ kpp }) => kpp ?? [])
  const numbers = await findNumbersByKpps(db, [...new Set(kpps)])
  return lines.map((line): GivenLine => {
    const number = isKppAlone(line) && line.kpp !== null ? numbers.get(line.kpp) : undefined
    if (number === undefined) return line
    return number === null ? { ...line, fault: 'kpp_shared' } : { ...line, number, fault: null, repair: 'kpp' }
  })
}
