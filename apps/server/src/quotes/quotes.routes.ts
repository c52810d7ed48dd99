// Declares the operations of quotes.
import { addQuoteFiles as addOperation, getQuoteFile, removeQuoteFile as removeOperation } from '@sverka/contract/quotes/quote-files'
import {
  acceptOffer,
  askForQuotes,
  closeQuote as closeQuoteOperation,
  complainOfQuote,
  getQuote,
  listInvitations,
  listQuotes,
  openInvitation as openInvitationOperation,
  putOffer,
  withdrawOffer,
} from '@sverka/contract/quotes/quotes'
import { keepQuote as keepOperation, listComplainedQuotes, removeQuote as removeByStaff } from '@sverka/contract/quotes/quotes.staff'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { acceptQuoteOffer } from './accepting.ts'
import { closeQuote, quotesPage, requestQuote, showQuote } from './asking.ts'
import { complain, complainedPage, keepQuote, removeQuote } from './complaints.ts'
import { invitationsPage, openInvitation, saveOffer, withdrawValidOffer } from './offering.ts'
import { addQuoteFiles, openQuoteFile, removeQuoteFile } from './quote-files.ts'

const readIdempotenceKey = (headers: Readonly<Record<string, string | string[] | undefined>>): string | null =>
  [headers['idempotency-key']].flat()[0] || null

export const quotesRoutes = (services: Services): readonly BoundRoute[] => [
  writes(askForQuotes, async ({ tx, caller, body, headers }) => {
    const asked = { userId: requireMember(caller).userId, form: body, key: readIdempotenceKey(headers) }
    return new HttpResponse(201, await requestQuote(tx, services, asked))
  }),
  reads(listQuotes, ({ db, caller, query }) => quotesPage(db, services, requireMember(caller).userId, query)),
  reads(getQuote, ({ db, caller, params, query }) =>
    showQuote(db, services, { userId: requireMember(caller).userId, id: params.id, language: query.lang }),
  ),
  writes(closeQuoteOperation, ({ tx, caller, params }) => closeQuote(tx, services, requireMember(caller).userId, params.id)),
  // Without a transaction around it: the antivirus is called over the network.
  withOwnTransactions(addOperation, async ({ db, caller, params, files }) => {
    const added = { userId: requireMember(caller).userId, id: params.id, files: files?.file ?? [] }
    return new HttpResponse(201, await addQuoteFiles(db, services, added))
  }),
  writes(removeOperation, ({ tx, caller, params: { id, file } }) =>
    removeQuoteFile(tx, services, { userId: requireMember(caller).userId, id, file }),
  ),
  reads(getQuoteFile, ({ db, caller, params }) => openQuoteFile(db, services, requireMember(caller), params)),
  writes(acceptOffer, async ({ tx, caller, params, body }) => {
    const accepted = { userId: requireMember(caller).userId, id: params.id, delivery: body }
    return new HttpResponse(201, await acceptQuoteOffer(tx, services, accepted))
  }),
  reads(listInvitations, ({ db, caller, query }) => invitationsPage(db, services, requireMember(caller).userId, query)),
  writes(openInvitationOperation, ({ tx, caller, params, query }) =>
    openInvitation(tx, services, { userId: requireMember(caller).userId, id: params.id, language: query.lang }),
  ),
  writes(complainOfQuote, ({ tx, caller, params, body }) =>
    complain(tx, services, { userId: requireMember(caller).userId, id: params.id, text: body.text, file: body.file }),
  ),
  writes(putOffer, ({ tx, caller, params, body }) =>
    saveOffer(tx, services, { userId: requireMember(caller).userId, id: params.id }, body),
  ),
  writes(withdrawOffer, ({ tx, caller, params }) =>
    withdrawValidOffer(tx, services, { userId: requireMember(caller).userId, id: params.id }),
  ),
  reads(listComplainedQuotes, ({ db, query }) => complainedPage(db, services, query)),
  writes(keepOperation, ({ tx, caller, params, clientIp }) =>
    keepQuote(tx, services, { id: params.id, staffId: requireMember(caller).userId, clientIp }),
  ),
  writes(removeByStaff, ({ tx, caller, params, body, clientIp }) =>
    removeQuote(tx, services, { id: params.id, staffId: requireMember(caller).userId, clientIp }, body.reason),
  ),
]
