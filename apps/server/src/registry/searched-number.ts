// What is looked for by the number of a company.
import { identifierKind, isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import { numberTyped } from '@sverka/contract/identifiers/written.rules'
import { refuse } from '../platform/errors.ts'

/** Digits and column of a number. Throws `number_invalid` on a wrong form or check digit. */
export function readSearchedNumber(number: string): { digits: string; column: 'inn' | 'ogrn' } {
  const digits = numberTyped(number)
  const kind = identifierKind(digits)
  if (!kind || !isIdentifierValid(digits)) refuse('number_invalid')
  return { digits, column: kind === 'ogrn' || kind === 'ogrnip' ? 'ogrn' : 'inn' }
}
