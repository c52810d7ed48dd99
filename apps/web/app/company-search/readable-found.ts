// Results of a search as people write names and addresses; registers shout them in capitals and straight quotes.
import { readableAddress, readableName, readablePerson } from '@sverka/contract/company.rules'
import type { FoundAnywhere } from '@sverka/contract/company-search.everywhere'

/** The same result, readable, its marks with it: names differ in case and quotes only, so that places stay the same. */
export function readableFound<Found extends FoundAnywhere>(found: Found): Found {
  const name = readableName(found.name)
  const leader = found.leader && readablePerson(found.leader)
  const address = found.address && readableAddress(found.address)
  const shown: Record<string, string | null> = { name, leader }
  const marks = found.marks.flatMap((mark) => {
    const text = mark.field === 'founder' ? readableFounder(mark.text) : (shown[mark.field] ?? mark.text)
    return text.length === mark.text.length ? { ...mark, text } : []
  })
  return { ...found, name, leader, address, marks }
}

/** A founder is a person or a company; a company's name has quotes. */
const readableFounder = (name: string): string => (/["«]/.test(name) ? readableName(name) : readablePerson(name))
