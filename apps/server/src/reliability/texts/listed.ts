// Looks a company up in one sanctions list: an exact number marks it, a name alone is only a hint.

import { type SanctionsListCode, sanctionsListOf } from '../../registry/registry.ts'
import { text } from '../evidence.ts'
import { found, notChecked, notFound, type Outcome } from '../factor.ts'
import type { Facts } from '../facts.ts'

type Sanctions = Facts['sanctions']

/** Looks for matches of one list; «not found» carries the day of our copy of that very list. */
export function listed(sanctions: Sanctions, code: SanctionsListCode): Outcome {
  const matches = sanctions.matches.filter(({ list }) => sanctionsListOf(list) === code)
  const exact = matches.filter(({ matchedBy }) => matchedBy !== 'name')
  if (exact.length > 0)
    return found(
      ...exact.flatMap(({ list, name, matchedBy, program }) => [
        text('list', [list, program].filter(Boolean).join(', ')),
        text('company', name),
        text('matched', matchedBy === 'inn' ? 'ИНН' : 'ОГРН'),
      ]),
    )
  if (matches.length > 0) return notChecked('name-only')
  if (!sanctions.covered) return notFound()
  const asOf = sanctions.covered.get(code)
  return asOf ? { ...notFound(), asOf } : notChecked('list-not-held')
}
