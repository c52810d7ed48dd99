// Invents people by number: the same number always gives the same person.
import { femaleNames, maleNames, patronymics, surnameEnds, surnameRoots } from './names.ts'
import { personInn } from './numbers.ts'
import { places } from './regions-and-streets.ts'
import { SeededRandom } from './seeded-random.ts'

export interface Person {
  /** Surname, name and patronymic («ФИО»). */
  readonly fio: string
  /** Taxpayer number. */
  readonly inn: string
  readonly isFemale: boolean
}

/** The number of this random stream: any will do. */
const STREAM = 101

/**
 * The person with this number. The name is in capitals as in the register; the INN (taxpayer number) is valid, but of a tax office that does not
 * exist. The person whose number is that of a company heads or owns it; all others (former heads, sole traders and so on) have numbers from five
 * million on. 38 in a hundred are women.
 */
export function inventPerson(number: number): Person {
  const chance = new SeededRandom(number, STREAM)
  const { region } = chance.weighted(places)
  const isFemale = chance.percent(38)
  const surname = `${chance.pick(surnameRoots)}${chance.pick(surnameEnds)}${isFemale ? 'А' : ''}`
  const name = chance.pick(isFemale ? femaleNames : maleNames)
  const patronymic = chance.pick(patronymics)[isFemale ? 1 : 0]
  return { fio: `${surname} ${name} ${patronymic}`, inn: personInn(region, number), isFemale }
}
