// What is looked for by the number of a company.
import { identifierHolds, identifierKind } from '@sverka/contract/identifiers/identifiers'
import { numberTyped } from '@sverka/contract/identifiers/written.rules'
import { refuse } from '../platform/errors.ts'

/** Digits and column of a number. Refuses `number_invalid` on a wrong form or check digit. */
export function soughtBy(number: string): { digits: string; column: 'inn' | 'ogrn' } {
  const digits = numberTyped(number)
  const kind = identifierKind(digits)
  if (!kind || !identifierHolds(digits)) refuse('number_invalid')
  return { digits, column: kind === 'ogrn' || kind === 'ogrnip' ? 'ogrn' : 'inn' }
}
