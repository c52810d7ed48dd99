// Parses a reliability report in HTML, which the source sends with a company: it is sanitised, then counts and factors are taken as plain text.
import sanitize from 'sanitize-html'
import type { ReportFacts } from '../blocks-by-company.ts'

/** At most so many factors of each kind, and letters of each factor: a report is read by a person. */
const MAX_FACTORS = 200
const MAX_LENGTH = 400
/** Letters of HTML that are parsed: twice the longest lists (2 × 200 × 400). A broken source must not block the thread. */
const MAX_HTML = 320_000

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

/** An element that has begun and not ended. */
interface Open {
  readonly name: string
  readonly isRating: boolean
  readonly side: Side | null
  text: string
}

/** State of parsing. */
interface Reading {
  readonly open: Open[]
  readonly counts: Partial<Record<Side, number>>
  readonly factors: Record<Side, string[]>
  /** Text inside `rating`, used if its numbers have no elements of their own. */
  rating: string
}

/** Counts and factors; undefined if there are neither. Only the first 320,000 letters are parsed. */
export function readReport(html: string): ReportFacts | undefined {
  const reading: Reading = { open: [], counts: {}, factors: { positive: [], negative: [] }, rating: '' }
  sanitize(sanitize(html.slice(0, MAX_HTML), allowed), {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (name, attributes) => opened(reading, name, attributes),
    onCloseTag: (name) => closed(reading, name),
    textFilter: (text) => {
      said(reading, decoded(text))
      return text
    },
  })
  const { counts, factors } = reading
  const [first, second] = [...reading.rating.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  const positive = counts.positive ?? (counts.negative === undefined ? first : undefined) ?? factors.positive.length
  const negative = counts.negative ?? (counts.positive === undefined ? second : undefined) ?? factors.negative.length
  if (positive + negative === 0 && reading.rating === '') return undefined
  return { positive, negative, positives: factors.positive, negatives: factors.negative }
}

function opened(reading: Reading, name: string, attributes: sanitize.Attributes): void {
  const words = `${attributes.id ?? ''} ${attributes.class ?? ''}`.toLowerCase().split(/[\s_-]+/)
  const isRating = name === 'rating' || words.includes('rating')
  if (isRating) {
    for (const side of ['positive', 'negative'] as const) {
      note(reading, side, attributes[`data-${side}`])
    }
  }
  const side = words.includes('positive') ? 'positive' : words.includes('negative') ? 'negative' : null
  reading.open.push({ name, isRating, side, text: '' })
}

/** Adds a text to all elements it is in. */
function said(reading: Reading, text: string): void {
  for (const element of reading.open) element.text += text
  if (reading.open.some(({ isRating }) => isRating)) reading.rating += text
}

/** An element's text is complete at its end: a count inside `rating`, or a factor in a list. */
function closed(reading: Reading, name: string): void {
  const at = reading.open.findLastIndex((element) => element.name === name)
  if (at < 0) return
  const [element] = reading.open.splice(at)
  if (!element) return
  const inside = reading.open
  const text = element.text.replace(/\s+/g, ' ').trim()
  if (element.side && inside.some(({ isRating }) => isRating)) note(reading, element.side, /\d+/.exec(text)?.[0])
  const side = inside.findLast((outer) => outer.side)?.side
  if (element.name !== 'li' || !side || text === '' || reading.factors[side].length >= MAX_FACTORS) return
  reading.factors[side].push(text.slice(0, MAX_LENGTH))
}

/** The first count of each side is used. At most six digits: no report has a million factors. */
function note({ counts }: Reading, side: Side, digits: string | undefined): void {
  if (digits && /^\d{1,6}$/.test(digits)) counts[side] ??= Number(digits)
}

/** The sanitiser's texts are HTML-escaped. */
const decoded = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
