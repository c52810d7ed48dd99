// HTTP routes of company cards that members share by a link.
import { listCardLinks, openCardLink, shareCard, withdrawCardLink } from '@sverka/contract/card-links/card-links'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, HttpResponse, reads, writes } from '../platform/http/binding.ts'
import { createCardLink, openLink, readLinks, revokeCardLink, type SharingDeps } from './card-links.ts'

export const cardLinksRoutes = (deps: SharingDeps): readonly BoundRoute[] => [
  writes(
    shareCard,
    async ({ tx, caller, body }) =>
      new HttpResponse(201, await createCardLink(tx, { userId: requireMember(caller).userId, number: body.number, sum: body.sum }, deps)),
  ),
  reads(listCardLinks, ({ db, caller }) => readLinks(db, requireMember(caller).userId, deps)),
  writes(withdrawCardLink, ({ tx, caller, params }) => revokeCardLink(tx, requireMember(caller).userId, params.id)),
  // Anyone with the address may open the link. The response is never cached, because the link may be withdrawn a moment later.
  reads(
    openCardLink,
    async ({ db, params, query, clock }) =>
      new HttpResponse(200, await openLink(db, params.token, { clock, language: query.lang ?? 'ru' }), { 'cache-control': 'no-store' }),
  ),
]
