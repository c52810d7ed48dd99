// Reads the number of an operation about one company: from any of its three parameters, with words and КПП around it.
import { askedKpp } from '@sverka/contract/company-search/pasted.rules'
import { findValidNumbers, parseTypedNumber } from '@sverka/contract/identifiers/written.rules'
import type { Reader } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { findOwnersOfKpps } from './branches.ts'
import { findIdsByNumbers } from './find-ids.ts'
import { listCompaniesByIds } from './registry.sql.ts'
import { readSearchedNumber } from './searched-number.ts'

/** All as typed. */
export interface NumberQuery {
  readonly inn?: string
  readonly ogrn?: string
  readonly query?: string
}

/**
 * The ИНН or ОГРН that is asked for. A КПП alone stands for the company that has it, if it is the only one. Throws `required` at `inn` if nothing
 * is given, `number_invalid` (checked only if several numbers are given; else by the caller), and `company_not_found` if a КПП has no or
 * several companies or the numbers belong to several.
 */
export async function readNumberQuery(db: Reader, { inn, ogrn, query }: NumberQuery): Promise<string> {
  const given = [inn, ogrn, query].filter((one) => one !== undefined)
  const alone = given.length === 1 && given[0] !== undefined ? askedKpp(given[0]) : null
  if (alone) return (await findOwnersOfKpps(db, [alone.kpp])).get(alone.kpp)?.number ?? refuse('company_not_found')
  const numbers = [...new Set(given.flatMap(numbersIn))]
  const [first, ...others] = numbers
  if (first === undefined) return refuseField('inn', 'required')
  return others.length === 0 ? first : numberOfOne(db, numbers)
}

/** The valid numbers in a text; if there are none, the text as one number, which is refused later. */
const numbersIn = (text: string): string[] => {
  const sound = findValidNumbers(text)
  return sound.length > 0 ? sound : [parseTypedNumber(text)]
}

/** One number that stands for all, if all belong to one company. An ОГРН is preferred: a closed company may have had the same ИНН. */
async function numberOfOne(db: Reader, numbers: readonly string[]): Promise<string> {
  const sought = numbers.map(readSearchedNumber)
  const { digits } = sought.find(({ column }) => column === 'ogrn') ?? sought[0] ?? refuse('number_invalid')
  const id = (await findIdsByNumbers(db, [digits])).get(digits)
  const [row] = id === undefined ? [] : await listCompaniesByIds(db, [id])
  const isOne = row !== undefined && sought.every((one) => one.digits === row.inn || one.digits === row.ogrn)
  return isOne ? digits : refuse('company_not_found')
}
