// Parses the XML parts of an uploaded Excel workbook within limits, so that a hostile file cannot keep the processor busy.
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { type TableLimits, UnreadTable } from './rows.ts'

/** Most characters between two marks of `COLLECTED`; a cell of Excel has at most 32,767. */
const COLLECTED_MAX = 65_536
/** Marks around comments, CDATA and processing instructions, which the parser collects character by character, that is slowly. */
const COLLECTED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const
/** Limits of nesting and of attributes per element: a cell is six elements deep and has five attributes. */
const [DEPTH_MAX, ATTRIBUTES_MAX] = [64, 64]

/** The number of elements read so far, in all parts of the workbook together, and the limits. */
export interface Counted {
  elements: number
  readonly limits: TableLimits
}

/** Called with names that have no namespace prefix. */
interface Handlers {
  open(name: string, tag: SaxesTagPlain): void
  text?(text: string): void
  close?(name: string): void
}

/** Characters passed to the parser at once, so that it does not read on after an exceeded limit. */
const PIECE = 65_536

/** Whether a comment or a similar construct is too long. */
function hasTooLongConstruct(xml: string): boolean {
  return COLLECTED.some(([opening, closing]) => {
    let at = xml.indexOf(opening)
    while (at >= 0) {
      const end = xml.indexOf(closing, at)
      if ((end < 0 ? xml.length : end) - at > COLLECTED_MAX) return true
      at = end < 0 ? -1 : xml.indexOf(opening, end)
    }
    return false
  })
}

/**
 * Parses a part of a workbook and calls the handlers; an empty text, for an absent part, has no elements.
 * Throws `UnreadTable` at the first element beyond a limit of number, depth or attributes, and at a comment that is too long.
 */
export function parseTableXml(xml: string, counted: Counted, { open, text, close }: Handlers): void {
  if (xml === '') return
  if (hasTooLongConstruct(xml)) throw new UnreadTable('not_a_list')
  const parser = new SaxesParser()
  let [depth, attributes] = [0, 0]
  parser.on('attribute', () => {
    if (++attributes > ATTRIBUTES_MAX) throw new UnreadTable('not_a_list')
  })
  parser.on('opentag', (tag) => {
    if (++counted.elements > counted.limits.elements) throw new UnreadTable('too_many_lines')
    if (++depth > DEPTH_MAX) throw new UnreadTable('not_a_list')
    attributes = 0
    open(withoutPrefix(tag.name), tag)
  })
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  parser.on('closetag', ({ name }) => {
    depth--
    close?.(withoutPrefix(name))
  })
  for (let at = 0; at < xml.length; at += PIECE) parser.write(xml.slice(at, at + PIECE))
  parser.close()
}

/** The name without a namespace prefix, which some programs write: `x:row`. */
const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)
