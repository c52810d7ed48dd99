// What pages and the server share about requests for prices: bounds, states, and which offer is best in a column.
import { cutText } from '../texts.ts'

/** Lines of one request. */
export const QUOTE_LINES_MAX = 20
/** Open requests of one buyer. */
export const OPEN_QUOTES_MAX = 20
/** Sellers who are asked at once: those whose cards were published last. */
export const ASKED_MAX = 100
export const QUOTE_NAME_MAX = 300
export const DETAILS_MAX = 2000
export const OFFER_COMMENT_MAX = 1000
/** Days that a request may wait for offers, and an offer may stand. */
export const WAITING_DAYS_MAX = 90

/** `expired`: the day until which offers come is over; those that stand may still be accepted. */
export const quoteStates = ['open', 'expired', 'accepted', 'closed'] as const
export type QuoteState = (typeof quoteStates)[number]

/** `declined`: another one was accepted, or the request was closed. */
export const offerStates = ['open', 'expired', 'withdrawn', 'declined', 'accepted'] as const
export type OfferState = (typeof offerStates)[number]

/** The seller brings the goods for this price, or the buyer fetches them. */
export const deliveries = ['included', 'pickup'] as const
export type OfferDelivery = (typeof deliveries)[number]

interface RequestFacts {
  readonly isAccepted: boolean
  readonly isClosed: boolean
  /** Day in Moscow: `2026-11-25`. */
  readonly answersUntil: string
}

/** `today` is the day in Moscow. */
export function quoteState({ isAccepted, isClosed, answersUntil }: RequestFacts, today: string): QuoteState {
  if (isAccepted) return 'accepted'
  if (isClosed) return 'closed'
  return answersUntil < today ? 'expired' : 'open'
}

interface OfferFacts {
  readonly isAccepted: boolean
  readonly isWithdrawn: boolean
  readonly validUntil: string
}

/** `request` is the state of the request that the offer answers. */
export function offerState({ isAccepted, isWithdrawn, validUntil }: OfferFacts, request: QuoteState, today: string): OfferState {
  if (isAccepted) return 'accepted'
  if (isWithdrawn) return 'withdrawn'
  if (request === 'accepted' || request === 'closed') return 'declined'
  return validUntil < today ? 'expired' : 'open'
}

/** The number that people read: «З-2041». */
export const quoteNumber = (id: number): string => `З-${id}`

interface Comparable {
  readonly id: number
  readonly total: number
  readonly ready_by: string
}

/** Which offers have the lowest price and the earliest day; several where they are equal, none where there is one offer alone. */
export function bestOffers(offers: readonly Comparable[]): {
  readonly cheapest: ReadonlySet<number>
  readonly earliest: ReadonlySet<number>
} {
  if (offers.length < 2) return { cheapest: new Set(), earliest: new Set() }
  const lowest = Math.min(...offers.map(({ total }) => total))
  const [first] = offers.map(({ ready_by }) => ready_by).toSorted()
  const idsWhere = (is: (offer: Comparable) => boolean) => new Set(offers.filter(is).map(({ id }) => id))
  return { cheapest: idsWhere(({ total }) => total === lowest), earliest: idsWhere(({ ready_by }) => ready_by === first) }
}

/** Without the semicolon between two cells of a table. */
const withoutMark = (text: string): string => (text.trimEnd().endsWith(';') ? text.trimEnd().slice(0, -1).trimEnd() : text.trimEnd())

/** «артикул или название», a blank or a tab, «количество»: pasted lines; a line without a number at its end has one piece. */
export function readPastedLines(text: string): { name: string; quantity: number }[] {
  return text
    .split('\n')
    .map((line) => cutText(line.trim(), QUOTE_NAME_MAX + 20))
    .filter(Boolean)
    .slice(0, QUOTE_LINES_MAX)
    .map((line) => {
      const words = line.split(/[\s;]+/)
      const last = words.at(-1) ?? ''
      const isCounted = words.length > 1 && /^[1-9]\d{0,5}$/.test(last)
      const name = isCounted ? withoutMark(line.slice(0, line.length - last.length)) : line
      return { name: cutText(name, QUOTE_NAME_MAX), quantity: isCounted ? Number(last) : 1 }
    })
}
