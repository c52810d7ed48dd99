// Reads a typed ИНН (taxpayer number) or ОГРН (registration number) and finds out in which column of the register to search for it.
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
