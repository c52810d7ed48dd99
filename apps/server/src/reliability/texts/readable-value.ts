// Formats a value of the evidence: names in readable case instead of capitals.
import { readableName, readablePerson } from '@sverka/contract/company/names'
import type { Proof } from '../rules/evidence.ts'

/** Evidence that begins with a name. */
const PARTIES: ReadonlySet<Proof['label']> = new Set(['person', 'company', 'before'])

/** A person's name in capitals, perhaps with a remark. */
const SHOUTED_PERSON = /^[А-ЯЁ][А-ЯЁ-]+(?: [А-ЯЁ][А-ЯЁ-]*)+(?=$|[,:])/

const readableParty = (value: string): string => (/["«]/.test(value) ? readableName(value) : value.replace(SHOUTED_PERSON, readablePerson))

export function readableValue({ label, value }: Proof): string | number {
  if (typeof value !== 'string') return value
  if (label === 'owner') return readableName(value)
  return PARTIES.has(label) ? readableParty(value) : value
}
