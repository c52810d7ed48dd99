// A factor for each sanctions list: found if ИНН or ОГРН match; a match of the name alone leaves it «not checked».
import { findSanctionsList, type SanctionsListCode } from '../../../../registry/registry.ts'
import type { Facts } from '../../dossier-facts.ts'
import { inRecord, textProof } from '../../evidence.ts'
import { type ComputedRule, found, notChecked, notFound, type Outcome } from '../../factor.ts'

/** Code of the factor, points, code of the list, its country and law. */
const lists = [
  ['sanctions-australia', -8, 'australia', 'Австралия, Autonomous Sanctions Act'],
  ['sanctions-bis', -12, 'bis', 'США, BIS: Entity List'],
  ['sanctions-canada', -8, 'canada', 'Канада, SEMA'],
  ['sanctions-eu', -20, 'eu', 'Евросоюз, 269/2014'],
  ['sanctions-japan', -8, 'japan', 'Япония, FEFTA'],
  ['sanctions-new-zealand', -6, 'zealand', 'Новая Зеландия, RSA 2022'],
  ['sanctions-ofac-consolidated', -12, 'ofacConsolidated', 'США, OFAC: SSI, NS-CMIC'],
  ['sanctions-ofac-sdn', -25, 'ofacSdn', 'США, OFAC: SDN'],
  ['sanctions-switzerland', -10, 'seco', 'Швейцария, EmbA'],
  ['sanctions-uk', -15, 'uk', 'Великобритания, SAMLA 2018'],
  ['sanctions-ukraine', -5, 'ukraine', 'Украина, указы СНБО'],
  ['sanctions-un', -30, 'un', 'Резолюции СБ ООН'],
] as const satisfies readonly (readonly [string, number, SanctionsListCode, string])[]

/** One factor for all other lists. */
const others = ['sanctions-other', -8, 'sanctionsOther', 'OpenSanctions'] as const

type ListFactor = (typeof lists)[number][0] | (typeof others)[0]

export const listFactors: readonly ComputedRule<ListFactor>[] = [...lists, others].map(([code, points, source, basis]) => ({
  code,
  polarity: 'stop',
  points,
  source,
  basis,
  needs: ['sanctions'],
  check: ({ sanctions }) => listed(sanctions, source),
}))

type Sanctions = Facts['sanctions']

/**
 * Matches of one list. Without any: «not found» on the day of our copy if we hold all of that list (`covered` has its day), otherwise
 * not checked, because we hold only a part (`parts`) or nothing.
 */
function listed(sanctions: Sanctions, code: SanctionsListCode | 'sanctionsOther'): Outcome {
  const matches = sanctions.matches.filter(({ list }) => (findSanctionsList(list) ?? 'sanctionsOther') === code)
  const exact = matches.filter(({ matchedBy }) => matchedBy !== 'name')
  if (exact.length > 0)
    return found(
      ...exact.flatMap(({ list, name, matchedBy, program }) => [
        inRecord(textProof('list', [list, program].filter(Boolean).join(', ')), list),
        textProof('company', name),
        textProof('matched', matchedBy === 'inn' ? 'ИНН' : 'ОГРН'),
      ]),
    )
  if (matches.length > 0) return notChecked('name-only')
  if (!sanctions.covered) return notFound()
  const asOf = sanctions.covered.get(code)
  return asOf ? { ...notFound(), asOf } : notChecked(sanctions.parts?.has(code) ? 'part' : 'list-not-held')
}
