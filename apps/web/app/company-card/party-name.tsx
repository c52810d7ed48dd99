// A side of a case or a contract as the register spells it, made readable.
import { readableParty } from '@sverka/contract/company.names'
import { type Party, PartyLink } from './party-link.tsx'

export const PartyName = (party: Party) => <PartyLink {...party} name={readableParty(party)} />
