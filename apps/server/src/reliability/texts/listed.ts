// Looks a company up in one sanctions list: an exact number marks it, a name alone is only a hint.

import type { SourceCode } from '../../sources/sources.ts'
import { text } from '../evidence.ts'
import { found, notChecked, notFound, type Outcome } from '../factor.ts'
import type { Facts } from '../facts.ts'

type Sanctions = Facts['sanctions']

/** Matches of one list. `names` are the words by which the list's own name is known in the sources. */
export function listed(sanctions: Sanctions, code: SourceCode, names: readonly string[]): Outcome {
  const matches = sanctions.matches.filter(({ list }) => names.some((name) => list.toLowerCase().includes(name)))
  const exact = matches.filter(({ matchedBy }) => matchedBy !== 'name')
  if (exact.length > 0)
    return found(
      ...exact.flatMap(({ list, name, matchedBy, program }) => [
        text('list', [list, program].filter(Boolean).join(', ')),
        text('company', name),
        text('matched', matchedBy === 'inn' ? 'ИНН' : 'ОГРН'),
      ]),
    )
  if (matches.length === 0 && sanctions.covered && !sanctions.covered.includes(code)) return notChecked('list-not-held')
  return matches.length > 0 ? notChecked('name-only') : notFound()
}
