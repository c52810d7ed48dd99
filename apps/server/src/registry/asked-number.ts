// The number a single-company call names, under any of its three parameters, and what is looked for by it.
import { identifierHolds, identifierKind } from '@sverka/contract/identifiers/identifiers'
import { numberTyped } from '@sverka/contract/identifiers/written.rules'
import { refuse, refuseField } from '../platform/errors.ts'

export interface NumberQuery {
  readonly inn?: string
  readonly ogrn?: string
  readonly query?: string
}

/** Refuses `required` beside `inn` when none is given. */
export const askedNumber = ({ inn, ogrn, query }: NumberQuery): string => inn ?? ogrn ?? query ?? refuseField('inn', 'required')

/** Digits and column of a number. Refuses `number_invalid` on a wrong form or check digit. */
export function soughtBy(number: string): { digits: string; column: 'inn' | 'ogrn' } {
  const digits = numberTyped(number)
  const kind = identifierKind(digits)
  if (!kind || !identifierHolds(digits)) refuse('number_invalid')
  return { digits, column: kind === 'ogrn' || kind === 'ogrnip' ? 'ogrn' : 'inn' }
}
