// HTTP operations of requests for prices: for buyers, for the files of a request, for the sellers to whom it is sent, and for staff who decide on
// complaints about it.
import { XLSX_TYPE } from '@sverka/contract/company-card/export'
import { addQuoteFiles as addOperation, getQuoteFile, removeQuoteFile as removeOperation } from '@sverka/contract/quotes/quote-files'
import {
  acceptOffer,
  askForQuotes,
  closeQuote as closeQuoteOperation,
  complainOfQuote,
  countRecipients,
  downloadQuote,
  getQuote,
  listInvitations,
  listQuotes,
  openInvitation as openInvitationOperation,
  putOffer,
  type QuoteDetails,
  withdrawOffer,
} from '@sverka/contract/quotes/quotes'
import { quoteNumber } from '@sverka/contract/quotes/quotes.rules'
import {
  keepQuote as keepOperation,
  listComplainedQuotes,
  removeQuote as removeByStaff,
  removeFileByStaff,
} from '@sverka/contract/quotes/quotes.staff'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import type { FilePrinter } from '../platform/threads/file-printer.ts'
import { acceptQuoteOffer } from './accepting.ts'
import { closeQuote, countSellers, quotesPage, readQuote, requestQuote } from './asking.ts'
import { complain, complainedPage, keepQuote, removeComplainedFile, removeQuote } from './complaints.ts'
import { invitationsPage, openInvitation, saveOffer, withdrawValidOffer } from './offering.ts'
import { quoteFileTexts } from './quote-file.texts.ts'
import { addQuoteFiles, openQuoteFile, removeQuoteFile } from './quote-files.ts'

const readIdempotenceKey = (headers: Readonly<Record<string, string | string[] | undefined>>): string | null =>
  [headers['idempotency-key']].flat()[0] || null

export const quotesRoutes = (services: Services, printer: FilePrinter<QuoteDetails>): readonly BoundRoute[] => [
  ...buyersRoutes(services, printer),
  ...filesRoutes(services),
  ...sellersRoutes(services),
  ...staffRoutes(services),
]

const buyersRoutes = (services: Services, printer: FilePrinter<QuoteDetails>): readonly BoundRoute[] => [
  writes(askForQuotes, async ({ tx, caller, body, headers }) => {
    const request = { userId: requireMember(caller).userId, form: body, key: readIdempotenceKey(headers) }
    return new HttpResponse(201, await requestQuote(tx, services, request))
  }),
  reads(countRecipients, ({ db, caller, query }) => countSellers(db, requireMember(caller).userId, query.category)),
  reads(listQuotes, ({ db, caller, query }) => quotesPage(db, services, requireMember(caller).userId, query)),
  reads(getQuote, ({ db, caller, params, query }) =>
    readQuote(db, services, { userId: requireMember(caller).userId, id: params.id, language: query.lang }),
  ),
  reads(downloadQuote, async ({ db, caller, params: { id } }) => {
    const { userId } = requireMember(caller)
    const content = await printer.print(await readQuote(db, services, { userId, id }), userId)
    const name = quoteFileTexts.fileName(quoteNumber(id))
    return new HttpResponse<Uint8Array>(200, content, {
      'content-type': XLSX_TYPE,
      'content-disposition': `attachment; filename="request-${id}.xlsx"; filename*=UTF-8''${encodeURIComponent(name)}`,
    })
  }),
  writes(closeQuoteOperation, ({ tx, caller, params }) => closeQuote(tx, services, requireMember(caller).userId, params.id)),
  writes(acceptOffer, async ({ tx, caller, params, body }) => {
    const acceptance = { userId: requireMember(caller).userId, id: params.id, delivery: body }
    return new HttpResponse(201, await acceptQuoteOffer(tx, services, acceptance))
  }),
]

const filesRoutes = (services: Services): readonly BoundRoute[] => [
  // The operation opens its own transactions: before them the files are scanned by an antivirus over the network, which takes time.
  withOwnTransactions(addOperation, async ({ db, caller, params, files }) => {
    const upload = { userId: requireMember(caller).userId, id: params.id, files: files?.file ?? [] }
    return new HttpResponse(201, await addQuoteFiles(db, services, upload))
  }),
  writes(removeOperation, ({ tx, caller, params: { id, file } }) =>
    removeQuoteFile(tx, services, { userId: requireMember(caller).userId, id, file }),
  ),
  reads(getQuoteFile, ({ db, caller, params }) => openQuoteFile(db, services, requireMember(caller), params)),
]

const sellersRoutes = (services: Services): readonly BoundRoute[] => [
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
]

const staffRoutes = (services: Services): readonly BoundRoute[] => [
  reads(listComplainedQuotes, ({ db, query }) => complainedPage(db, services, query)),
  writes(keepOperation, ({ tx, caller, params, query, clientIp }) =>
    keepQuote(tx, services, { id: params.id, staffId: requireMember(caller).userId, clientIp }, query.seen ?? null),
  ),
  writes(removeByStaff, ({ tx, caller, params, body, clientIp }) =>
    removeQuote(tx, services, { id: params.id, staffId: requireMember(caller).userId, clientIp }, body.reason),
  ),
  writes(removeFileByStaff, ({ tx, caller, params: { id, file }, clientIp }) =>
    removeComplainedFile(tx, services, { id, staffId: requireMember(caller).userId, clientIp }, file),
  ),
]
