// Declares the operations of company cards shared by a link.
import { listCardLinks, openCardLink, shareCard, withdrawCardLink } from '@sverka/contract/card-links/card-links'
import { member } from '../platform/auth/session.ts'
import { Answer, type Bound, reads, writes } from '../platform/http/binding.ts'
import { openLink, type SharingDeps, share, showLinks, withdraw } from './card-links.ts'

export const cardLinksRoutes = (deps: SharingDeps): readonly Bound[] => [
  writes(
    shareCard,
    async ({ tx, caller, body }) => new Answer(201, await share(tx, { userId: member(caller).userId, number: body.number }, deps)),
  ),
  reads(listCardLinks, ({ db, caller }) => showLinks(db, member(caller).userId, deps)),
  writes(withdrawCardLink, ({ tx, caller, params }) => withdraw(tx, member(caller).userId, params.id)),
  reads(openCardLink, ({ db, params, query, clock }) => openLink(db, params.token, { clock, language: query.lang ?? 'ru' })),
]
