// A factor (check of the reliability report) for each sanctions list: found if the list has the company's taxpayer number (ИНН) or registration
// number (ОГРН). A match of the name alone leaves it «not checked».
import { findSanctionsList, type SanctionsListCode } from '../../../../registry/registry.ts'
import type { Facts } from '../../dossier-facts.ts'
import { inRecord, textProof } from '../../evidence.ts'
import { type ComputedRule, found, notChecked, notFound, type Outcome } from '../../factor.ts'

/**
 * Code of the factor, points, code of the list, its country and law. OFAC is the US Treasury's sanctions office: SDN are blocked persons, SSI and
 * NS-CMIC partial bans. The BIS Entity List controls US exports. SEMA, FEFTA, RSA, EmbA and SAMLA are the sanctions acts of Canada, Japan, New
 * Zealand, Switzerland (`seco`) and the United Kingdom, «указы СНБО» decrees of Ukraine's security council, «СБ ООН» is the UN Security Council,
 * 269/2014 an EU regulation.
 */
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

/** One factor for all other lists, as the public collection OpenSanctions has them. */
const others = ['sanctions-other', -8, 'sanctionsOther', 'OpenSanctions'] as const

type ListFactor = (typeof lists)[number][0] | (typeof others)[0]

export const listFactors: readonly ComputedRule<ListFactor>[] = [...lists, others].map(([code, points, source, basis]) => ({
  code,
  polarity: 'stop',
  points,
  source,
  basis,
  needs: ['sanctions'],
  check: ({ sanctions }) => checkList(sanctions, source),
}))

type Sanctions = Facts['sanctions']

/**
 * The outcome for one list. Without a match: «not found» on the day of our copy if we have the whole list (`covered` has its day), else «not
 * checked», because we have only a part (`parts`) or nothing.
 */
function checkList(sanctions: Sanctions, code: SanctionsListCode | 'sanctionsOther'): Outcome {
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
  // Without `covered` every list counts as held.
  if (!sanctions.covered) return notFound()
  const asOf = sanctions.covered.get(code)
  return asOf ? { ...notFound(), asOf } : notChecked(sanctions.parts?.has(code) ? 'part' : 'list-not-held')
}
