// Reads a typed ИНН or ОГРН and tells in which column to look for it.
import { identifierKind, isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import { parseTypedNumber } from '@sverka/contract/identifiers/written.rules'
import { refuse } from '../platform/errors.ts'

/** `number`: as typed, with spaces or hyphens. Throws `number_invalid` on a wrong length or check digit. */
export function readSearchedNumber(number: string): { digits: string; column: 'inn' | 'ogrn' } {
  const digits = parseTypedNumber(number)
  const kind = identifierKind(digits)
  if (!kind || !isIdentifierValid(digits)) refuse('number_invalid')
  return { digits, column: kind === 'ogrn' || kind === 'ogrnip' ? 'ogrn' : 'inn' }
}
