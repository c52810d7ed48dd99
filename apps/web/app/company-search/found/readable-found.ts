// Results of a search as people write names and addresses; registers shout them in capitals and straight quotes.

import { shownAddress } from '@sverka/contract/company/addresses'
import { readableName, readablePerson } from '@sverka/contract/company/names'
import type { Mark } from '@sverka/contract/company-search/company-search'
import type { FoundAnywhere } from '@sverka/contract/company-search/everywhere'

/** Fields that hold a company's name, or a person's. */
const NAMES: ReadonlySet<Mark['field']> = new Set(['founder', 'predecessor', 'former_name'])

/** The same result, readable, its marks with it. */
export function readableFound<Found extends FoundAnywhere>(found: Found): Found {
  const name = readableName(found.name)
  const leader = found.leader && readablePerson(found.leader)
  const address = found.address && shownAddress(found.address)
  const shown: Record<string, string | null> = { name, leader }
  const marks = found.marks.map((mark) => {
    const text = NAMES.has(mark.field) ? readableFounder(mark.text) : (shown[mark.field] ?? mark.text)
    return { ...mark, text, ranges: rangesIn(text, mark) }
  })
  const branch = found.branch && {
    ...found.branch,
    name: found.branch.name && readableName(found.branch.name),
    address: shownAddress(found.branch.address),
  }
  return { ...found, name, leader, address, marks, branch }
}

/** Where what matched stands now: at the same places if only case and quotes differ, else where it is found again in a shorter text. */
function rangesIn(text: string, mark: Mark): Mark['ranges'] {
  if (text.length === mark.text.length) return mark.ranges
  const small = text.toLowerCase()
  let from = 0
  return mark.ranges.flatMap(([start, end]): Mark['ranges'] => {
    const place = small.indexOf(mark.text.slice(start, end).toLowerCase(), from)
    if (place < 0) return []
    from = place + end - start
    return [[place, from]]
  })
}

/** A founder is a person or a company; a company's name has quotes. */
const readableFounder = (name: string): string => (/["«]/.test(name) ? readableName(name) : readablePerson(name))
