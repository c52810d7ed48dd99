// Names the state of a company by the status codes and wordings of ЕГРЮЛ: the procedure it is in, or how it ended.
import { MERGED, STATUS_INACTIVE } from '@sverka/contract/company/company.rules'

type Words = readonly [name: string, codes: RegExp, wording: RegExp]

/** The code decides; the wording is used only if no row has the code. */
const PROCEDURES: readonly Words[] = [
  ['банкротство', /^11[3-7]$/, /банкрот|несостоятельн|конкурсн|наблюдени|внешнее управлени|оздоровлени/i],
  ['ликвидация', /^10[1-4]$/, /ликвидац/i],
  ['предстоит исключение', /^(10[5-9]|110)$/, /исключени/i],
  ['реорганизация', /^(12[1-9]|13[0-9])$/, /реорганизац|присоединени|слияни|разделени|выделени|преобразовани/i],
]

const ENDINGS: readonly Words[] = [
  [MERGED, /^304$/, /присоединени/i],
  ['Реорганизована', /^3\d\d$/, /реорганизац|слияни|разделени|преобразовани/i],
  ['Исключена', /^(407|41[5-9]|42\d)$/, /исключ/i],
]

/** The company has decided to move: no procedure. */
const MOVING = '112'

interface RegisterStatus {
  readonly code?: string | null | undefined
  readonly wording?: string | null | undefined
}

const named = (words: readonly Words[], { code, wording }: RegisterStatus): string | undefined =>
  (words.find(([, codes]) => code && codes.test(code)) ?? words.find(([, , pattern]) => wording && pattern.test(wording)))?.[0]

/** The procedure that an active company is in; for an unknown state the register's wording; null if it is in none. */
export function findProcedure(given: RegisterStatus): string | null {
  if (given.code === MOVING) return null
  return named(PROCEDURES, given) ?? given.wording ?? null
}

/** The status name of a company that no longer exists, by how it ended; a sole trader's is always «Не действует». */
export const endedName = (kind: 'company' | 'entrepreneur', given: RegisterStatus): string =>
  kind === 'entrepreneur' ? STATUS_INACTIVE : (named(ENDINGS, given) ?? 'Ликвидирована')

/** Whether a source's wording of the status says that the company no longer exists. */
export const saysEnded = (wording: string): boolean =>
  /^(не действует|ликвидирован|исключен|исключён|прекра(тил|щен))/i.test(wording.trim())
