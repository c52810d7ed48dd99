// Names the state of a company by the status codes and wordings of ЕГРЮЛ (the register of legal entities): the procedure it is in, or how it ended.
import { MERGED, STATUS_INACTIVE } from '@sverka/contract/company/company.rules'

/** A shown name, with the register's codes and wordings that it stands for. */
type NameRow = readonly [name: string, codes: RegExp, wording: RegExp]

/** Bankruptcy, liquidation, coming exclusion from the register, reorganisation. The code decides; the wording only if no row has the code. */
const PROCEDURES: readonly NameRow[] = [
  ['банкротство', /^11[3-7]$/, /банкрот|несостоятельн|конкурсн|наблюдени|внешнее управлени|оздоровлени/i],
  ['ликвидация', /^10[1-4]$/, /ликвидац/i],
  ['предстоит исключение', /^(10[5-9]|110)$/, /исключени/i],
  ['реорганизация', /^(12[1-9]|13[0-9])$/, /реорганизац|присоединени|слияни|разделени|выделени|преобразовани/i],
]

/** Merged into another company, otherwise reorganised, struck off. A company that ended in any other way was liquidated. */
const ENDINGS: readonly NameRow[] = [
  [MERGED, /^304$/, /присоединен/i],
  ['Реорганизована', /^3\d\d$/, /реорганизац|реорганизован|слияни|разделени|преобразовани/i],
  ['Исключена', /^(407|41[5-9]|42\d)$/, /исключ/i],
]

/** Code of a company that has decided to move to another address, which is no procedure. */
const MOVING = '112'

interface RegisterStatus {
  readonly code?: string | null | undefined
  readonly wording?: string | null | undefined
}

const findName = (rows: readonly NameRow[], { code, wording }: RegisterStatus): string | undefined =>
  (rows.find(([, codes]) => code && codes.test(code)) ?? rows.find(([, , pattern]) => wording && pattern.test(wording)))?.[0]

/** The procedure that an active company is in; for an unknown state the register's wording; null if it is in none. */
export function findProcedure(status: RegisterStatus): string | null {
  if (status.code === MOVING) return null
  return findName(PROCEDURES, status) ?? status.wording ?? null
}

/** The status name of a company that no longer exists, by how it ended; a sole trader's is always «Не действует». */
export const endedName = (kind: 'company' | 'entrepreneur', status: RegisterStatus): string =>
  kind === 'entrepreneur' ? STATUS_INACTIVE : (findName(ENDINGS, status) ?? 'Ликвидирована')

/** Whether a source's wording of the status says that the company no longer exists. */
export const saysEnded = (wording: string): boolean =>
  /^(не действует|ликвидирован|исключен|исключён|реорганизован|присоединена|прекра(тил|щен))/i.test(wording.trim())
