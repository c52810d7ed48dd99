// How a company stands by the codes and wordings of the register: which procedure it is in, and how it ended.
import { MERGED, STATUS_INACTIVE } from '@sverka/contract/company/company.rules'

type Words = readonly [name: string, codes: RegExp, wording: RegExp]

/** Codes decide; the wording is read only where the code says nothing to us. */
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

/** Moving to another place changes nothing in how a company stands. */
const MOVING = '112'

interface Given {
  readonly code?: string | null | undefined
  readonly wording?: string | null | undefined
}

const named = (words: readonly Words[], { code, wording }: Given): string | undefined =>
  (words.find(([, codes]) => code && codes.test(code)) ?? words.find(([, , pattern]) => wording && pattern.test(wording)))?.[0]

/** The procedure that a living company is in; a state we have no word for is named as the register words it. */
export function findProcedure(given: Given): string | null {
  if (given.code === MOVING) return null
  return named(PROCEDURES, given) ?? given.wording ?? null
}

/** How an ended company ended; an ended sole trader simply does not act any more. */
export const endedName = (kind: 'company' | 'entrepreneur', given: Given): string =>
  kind === 'entrepreneur' ? STATUS_INACTIVE : (named(ENDINGS, given) ?? 'Ликвидирована')

/** Whether the words of a source say that the company is no more. */
export const saysEnded = (wording: string): boolean =>
  /^(не действует|ликвидирован|исключен|исключён|прекра(тил|щен))/i.test(wording.trim())
