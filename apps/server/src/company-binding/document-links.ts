// Signed URLs with which staff download the documents of a request to represent a company: each is valid for a minute, for one document and one
// session.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { DOCUMENT_LINK_SECONDS, type DocumentKind } from '@sverka/contract/company-binding/company-binding.rules'
import type { Clock } from '../platform/clock.ts'

export interface DocumentLink {
  readonly ticketId: number
  readonly kind: DocumentKind
  readonly sessionId: string
}

/** The token in a URL is `<expiry in seconds since 1970>.<signature>`. */
export interface DocumentLinks {
  address(link: DocumentLink): string
  /** Whether the token is signed for this document and session, and has not expired. */
  verify(link: DocumentLink, token: string): boolean
}

export function createDocumentLinks({ secret, clock }: { secret: string; clock: Clock }): DocumentLinks {
  const key = createHmac('sha256', secret).update('document-links').digest()
  const sign = ({ ticketId, kind, sessionId }: DocumentLink, until: number): string =>
    createHmac('sha256', key).update(`${ticketId}/${kind}/${sessionId}/${until}`).digest('base64url')
  return {
    address(link) {
      const until = Math.floor(clock.now().getTime() / 1000) + DOCUMENT_LINK_SECONDS
      return `/api/v1/admin/tickets/${link.ticketId}/documents/${link.kind}/?token=${until}.${sign(link, until)}`
    },
    verify(link, token) {
      const [until = '', signature = ''] = token.split('.')
      const seconds = Number(until)
      if (!Number.isSafeInteger(seconds) || seconds * 1000 < clock.now().getTime()) return false
      const [expected, received] = [Buffer.from(sign(link, seconds)), Buffer.from(signature)]
      return expected.length === received.length && timingSafeEqual(expected, received)
    },
  }
}
