// Formats names and addresses of search results for display, because state registers write them in capitals and straight quotes.

import { shownAddress } from '@sverka/contract/company/addresses'
import { readableName, readablePerson } from '@sverka/contract/company/names'
import type { Mark } from '@sverka/contract/company-search/company-search'
import type { FoundAnywhere } from '@sverka/contract/company-search/everywhere'

/** Marked fields whose text is formatted as a name of a company or person; `name` and `leader` are formatted with the result itself. */
const NAME_FIELDS: ReadonlySet<Mark['field']> = new Set(['founder', 'predecessor', 'former_name'])

/** The result with formatted names and addresses; the marks of the matches are moved to the new texts. */
export function readableFound<Found extends FoundAnywhere>(found: Found): Found {
  const name = readableName(found.name)
  const leader = found.leader && readablePerson(found.leader)
  const address = found.address && shownAddress(found.address)
  const shown: Record<string, string | null> = { name, leader }
  const marks = found.marks.map((mark) => {
    const text = NAME_FIELDS.has(mark.field) ? readableFounder(mark.text) : (shown[mark.field] ?? mark.text)
    return { ...mark, text, ranges: rangesIn(text, mark) }
  })
  const branch = found.branch && {
    ...found.branch,
    name: found.branch.name && readableName(found.branch.name),
    address: shownAddress(found.branch.address),
  }
  return { ...found, name, leader, address, marks, branch }
}

/**
 * Ranges of the matches in the formatted text. They stay if the length is the same (only case and quotes differ). Otherwise each match is
 * searched for in the new text, and dropped if it is not there, such as one in a legal form that is now abbreviated.
 */
function rangesIn(text: string, mark: Mark): Mark['ranges'] {
  if (text.length === mark.text.length) return mark.ranges
  const lowerCased = text.toLowerCase()
  let from = 0
  return mark.ranges.flatMap(([start, end]): Mark['ranges'] => {
    const index = lowerCased.indexOf(mark.text.slice(start, end).toLowerCase(), from)
    if (index < 0) return []
    from = index + end - start
    return [[index, from]]
  })
}

/** A founder is a company if its name contains quotes, else a person. */
const readableFounder = (name: string): string => (/["«]/.test(name) ? readableName(name) : readablePerson(name))
