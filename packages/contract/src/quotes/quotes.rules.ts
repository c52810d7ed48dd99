// Rules of requests for quotes shared by pages and server: limits, states, the best offers, and reading pasted lines. A buyer sends a request to
// sellers, who make offers.
import { cutText } from '../texts.ts'

/** The most lines of one request. */
export const QUOTE_LINES_MAX = 20
/** The most open requests of one buyer. */
export const OPEN_QUOTES_MAX = 20
/** The most sellers to whom one request is sent: those who published products most recently. */
export const ASKED_MAX = 100
/** Longest texts of a request, in characters: name of a line, and details. */
export const QUOTE_NAME_MAX = 300
export const DETAILS_MAX = 2000
/** The most files of a request. */
export const QUOTE_FILES_MAX = 6
/** The most files that staff see: also the ones that the buyer removed while a complaint waits for a decision. */
export const KEPT_FILES_MAX = 2 * QUOTE_FILES_MAX
/** Largest file, in bytes. */
export const QUOTE_FILE_BYTES = 5 * 1024 * 1024
/** Longest comment of an offer, and longest complaint, in characters. */
export const OFFER_COMMENT_MAX = 1000
export const QUOTE_COMPLAINT_MAX = 1000
/** Longest reason for which staff hide a request from its sellers, in characters. */
export const REMOVED_REASON_MAX = 1000
/** The most days for which a request accepts offers, and for which an offer is valid. */
export const WAITING_DAYS_MAX = 90

/** `expired`: the last day for offers has passed; valid offers can still be accepted. */
export const quoteStates = ['open', 'expired', 'accepted', 'closed'] as const
export type QuoteState = (typeof quoteStates)[number]

/** `declined`: another offer was accepted, or the request was closed. */
export const offerStates = ['open', 'expired', 'withdrawn', 'declined', 'accepted'] as const
export type OfferState = (typeof offerStates)[number]

/** Splits offers into those that can be or were accepted, and the others; each part keeps its order. */
export function splitOffers<Offer extends { readonly state: OfferState }>(offers: readonly Offer[]): { current: Offer[]; past: Offer[] } {
  const isCurrent = ({ state }: Offer): boolean => state === 'open' || state === 'accepted'
  return { current: offers.filter(isCurrent), past: offers.filter((offer) => !isCurrent(offer)) }
}

/** The price includes delivery by the seller, or the buyer collects the goods. */
export const deliveries = ['included', 'pickup'] as const
export type OfferDelivery = (typeof deliveries)[number]

interface RequestFacts {
  readonly isAccepted: boolean
  readonly isClosed: boolean
  /** Day in Moscow: `2026-11-25`. */
  readonly answersUntil: string
}

/** The state of a request on a day. `today` is the day in Moscow. */
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

/** The state of an offer on a day; `request` is the state of the offer's request. */
export function offerState({ isAccepted, isWithdrawn, validUntil }: OfferFacts, request: QuoteState, today: string): OfferState {
  if (isAccepted) return 'accepted'
  if (isWithdrawn) return 'withdrawn'
  if (request === 'accepted' || request === 'closed') return 'declined'
  return validUntil < today ? 'expired' : 'open'
}

/** The number of a request as people see it: «З-2041» («З» for «запрос», request). */
export const quoteNumber = (id: number): string => `З-${id}`

interface Comparable {
  readonly id: number
  readonly total: number
  readonly ready_by: string
}

/** Ids of the offers with the lowest total, and of those with the earliest day of delivery; several if equal, none if there is only one offer. */
export function bestOffers(offers: readonly Comparable[]): {
  readonly cheapest: ReadonlySet<number>
  readonly earliest: ReadonlySet<number>
} {
  if (offers.length < 2) return { cheapest: new Set(), earliest: new Set() }
  const lowest = Math.min(...offers.map(({ total }) => total))
  const [first] = offers.map(({ ready_by }) => ready_by).toSorted()
  const idsWhere = (matches: (offer: Comparable) => boolean) => new Set(offers.filter(matches).map(({ id }) => id))
  return { cheapest: idsWhere(({ total }) => total === lowest), earliest: idsWhere(({ ready_by }) => ready_by === first) }
}

/** Removes a semicolon at the end, which separated two table cells. */
const cutSemicolon = (text: string): string => (text.trimEnd().endsWith(';') ? text.trimEnd().slice(0, -1).trimEnd() : text.trimEnd())

/** Parses pasted lines: an article or name, a space or a tab, and a quantity; without a number at the end the quantity is one. */
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
      const name = isCounted ? cutSemicolon(line.slice(0, line.length - last.length)) : line
      return { name: cutText(name, QUOTE_NAME_MAX), quantity: isCounted ? Number(last) : 1 }
    })
}
