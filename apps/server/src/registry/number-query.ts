// Reads the number in a request about one company: an ИНН (taxpayer number) or ОГРН (registration number) from any of the request's three parameters,
// also with words and a КПП (code of the tax registration, also of a branch) around it.
import { askedKpp } from '@sverka/contract/company-search/pasted.rules'
import { findValidNumbers, parseTypedNumber } from '@sverka/contract/identifiers/written.rules'
import type { Reader } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { findOwnersOfKpps } from './branches.ts'
import { findIdsByNumbers } from './find-ids.ts'
import { listCompaniesByIds } from './registry.sql.ts'
import { readSearchedNumber } from './searched-number.ts'

/** The parameters as the user typed them. */
export interface NumberQuery {
  readonly inn?: string
  readonly ogrn?: string
  readonly query?: string
}

/**
 * The requested ИНН or ОГРН. A КПП alone stands for the company that has it, if it is the only one. Throws `required` at `inn` if all parameters are
 * absent; `company_not_found` if a КПП belongs to no company or to several, or the numbers belong to several companies; `number_invalid` if several
 * numbers are passed and one is invalid (a single one is checked by the caller).
 */
export async function readNumberQuery(db: Reader, { inn, ogrn, query }: NumberQuery): Promise<string> {
  const texts = [inn, ogrn, query].filter((text) => text !== undefined)
  const lone = texts.length === 1 && texts[0] !== undefined ? askedKpp(texts[0]) : null
  if (lone) return (await findOwnersOfKpps(db, [lone.kpp])).get(lone.kpp)?.number ?? refuse('company_not_found')
  const numbers = [...new Set(texts.flatMap(numbersIn))]
  const [first, ...others] = numbers
  if (first === undefined) return refuseField('inn', 'required')
  return others.length === 0 ? first : findCommonNumber(db, numbers)
}

/** The valid numbers in a text; if there are none, the text as one number, which is refused later. */
const numbersIn = (text: string): string[] => {
  const valid = findValidNumbers(text)
  return valid.length > 0 ? valid : [parseTypedNumber(text)]
}

/** One number that stands for all, if all belong to one company. An ОГРН is preferred, because a closed company may have had the same ИНН. */
async function findCommonNumber(db: Reader, numbers: readonly string[]): Promise<string> {
  const searched = numbers.map(readSearchedNumber)
  const { digits } = searched.find(({ column }) => column === 'ogrn') ?? searched[0] ?? refuse('number_invalid')
  const id = (await findIdsByNumbers(db, [digits])).get(digits)
  const [row] = id === undefined ? [] : await listCompaniesByIds(db, [id])
  const areAllOfRow = row !== undefined && searched.every((number) => number.digits === row.inn || number.digits === row.ogrn)
  return areAllOfRow ? digits : refuse('company_not_found')
}
