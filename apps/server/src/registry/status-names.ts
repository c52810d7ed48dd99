// A company's state by the codes and wordings of the register: its procedure, and how it ended.
import { MERGED, STATUS_INACTIVE } from '@sverka/contract/company/company.rules'

type Words = readonly [name: string, codes: RegExp, wording: RegExp]

/** Codes decide; the wording is used only for unknown codes. */
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

/** Moving to another place does not change a company's status. */
const MOVING = '112'

interface RegisterStatus {
  readonly code?: string | null | undefined
  readonly wording?: string | null | undefined
}

const named = (words: readonly Words[], { code, wording }: RegisterStatus): string | undefined =>
  (words.find(([, codes]) => code && codes.test(code)) ?? words.find(([, , pattern]) => wording && pattern.test(wording)))?.[0]

/** The procedure that an active company is in; an unknown state keeps the register's wording. */
export function findProcedure(given: RegisterStatus): string | null {
  if (given.code === MOVING) return null
  return named(PROCEDURES, given) ?? given.wording ?? null
}

/** How an ended company ended; an ended sole trader is just no longer active. */
export const endedName = (kind: 'company' | 'entrepreneur', given: RegisterStatus): string =>
  kind === 'entrepreneur' ? STATUS_INACTIVE : (named(ENDINGS, given) ?? 'Ликвидирована')

/** Whether a source's wording says that the company no longer exists. */
export const saysEnded = (wording: string): boolean =>
  /^(не действует|ликвидирован|исключен|исключён|прекра(тил|щен))/i.test(wording.trim())
