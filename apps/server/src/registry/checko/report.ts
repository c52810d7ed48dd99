// Parses a reliability report in HTML, which a source may send with a company. The HTML is sanitised; then the numbers of positive (favourable) and
// negative factors, and the factors themselves, are extracted as plain text.
import sanitize from 'sanitize-html'
import type { ReportFacts } from '../blocks-by-company.ts'

/** Limits of the factors of each kind, and of the characters of each factor: a person reads them. */
const MAX_FACTORS = 200
const MAX_FACTOR_LENGTH = 400
/** Limit of the characters of HTML that are parsed: twice those of two full lists (2 × 200 × 400). A broken source must not block the thread. */
const MAX_HTML_LENGTH = 320_000

/** The elements and attributes that the first pass of the sanitiser keeps. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    ...['section', 'article', 'div', 'span', 'p', 'br', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'b', 'strong', 'i', 'em', 'small', 'rating'],
    ...['h1', 'h2', 'h3', 'h4', 'table', 'tbody', 'tr', 'td', 'th'],
  ],
  allowedAttributes: { '*': ['id', 'class', 'data-positive', 'data-negative'] },
  disallowedTagsMode: 'discard',
  nestingLimit: 30,
}

type Side = 'positive' | 'negative'

/** An element that has begun and not ended. `side`: its class or id says that it holds positive or negative factors, or their count. */
interface OpenElement {
  readonly name: string
  readonly isRating: boolean
  readonly side: Side | null
  text: string
}

/** State of parsing. */
interface ParserState {
  readonly open: OpenElement[]
  readonly counts: Partial<Record<Side, number>>
  readonly factors: Record<Side, string[]>
  /**
   * Text inside the element `rating`. If the counts have no elements of their own, its first number is the positive count, its second the negative.
   */
  rating: string
}

/** Counts and factors; undefined if the text has neither. A missing count is the number of listed factors. */
export function readReport(html: string): ReportFacts | undefined {
  const state: ParserState = { open: [], counts: {}, factors: { positive: [], negative: [] }, rating: '' }
  // The first pass removes everything dangerous; the second serves only as a parser, whose output is not used.
  sanitize(sanitize(html.slice(0, MAX_HTML_LENGTH), allowed), {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (name, attributes) => openElement(state, name, attributes),
    onCloseTag: (name) => closeElement(state, name),
    textFilter: (text) => {
      addText(state, unescapeHtml(text))
      return text
    },
  })
  const { counts, factors } = state
  const [first, second] = [...state.rating.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  const positive = counts.positive ?? (counts.negative === undefined ? first : undefined) ?? factors.positive.length
  const negative = counts.negative ?? (counts.positive === undefined ? second : undefined) ?? factors.negative.length
  if (positive + negative === 0 && state.rating === '') return undefined
  return { positive, negative, positives: factors.positive, negatives: factors.negative }
}

function openElement(state: ParserState, name: string, attributes: sanitize.Attributes): void {
  const words = `${attributes.id ?? ''} ${attributes.class ?? ''}`.toLowerCase().split(/[\s_-]+/)
  const isRating = name === 'rating' || words.includes('rating')
  if (isRating) {
    for (const side of ['positive', 'negative'] as const) {
      setCount(state, side, attributes[`data-${side}`])
    }
  }
  const side = words.includes('positive') ? 'positive' : words.includes('negative') ? 'negative' : null
  state.open.push({ name, isRating, side, text: '' })
}

/** Adds a text to all elements that contain it. */
function addText(state: ParserState, text: string): void {
  for (const element of state.open) element.text += text
  if (state.open.some(({ isRating }) => isRating)) state.rating += text
}

/** At the end of an element its text is complete. It is used if it is a count (inside `rating`) or a factor (an item of a list of one side). */
function closeElement(state: ParserState, name: string): void {
  const at = state.open.findLastIndex((element) => element.name === name)
  if (at < 0) return
  const [element] = state.open.splice(at)
  if (!element) return
  const ancestors = state.open
  const text = element.text.replace(/\s+/g, ' ').trim()
  if (element.side && ancestors.some(({ isRating }) => isRating)) setCount(state, element.side, /\d+/.exec(text)?.[0])
  const side = ancestors.findLast((ancestor) => ancestor.side)?.side
  if (element.name !== 'li' || !side || text === '' || state.factors[side].length >= MAX_FACTORS) return
  state.factors[side].push(text.slice(0, MAX_FACTOR_LENGTH))
}

/** The first count of each side is used. At most six digits: no report has a million factors. */
function setCount({ counts }: ParserState, side: Side, digits: string | undefined): void {
  if (digits && /^\d{1,6}$/.test(digits)) counts[side] ??= Number(digits)
}

/** The sanitiser gives texts HTML-escaped. */
const unescapeHtml = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
