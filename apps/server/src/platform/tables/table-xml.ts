// Reads the XML parts of an Excel table, within limits.
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { type TableLimits, UnreadTable } from './rows.ts'

/** Most characters of a construct of `COLLECTED`; a cell of Excel holds 32,767. */
const COLLECTED_MAX = 65_536
/** Beginning and end of what the parser collects character by character, which is slow: comments, CDATA, processing instructions. */
const COLLECTED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const
/** Limits of depth and attributes: a cell is six elements deep and has five attributes. */
const [DEPTH_MAX, ATTRIBUTES_MAX] = [64, 64]
/** How many elements were read, in all parts together. */
export interface Counted {
  elements: number
  readonly limits: TableLimits
}

interface Handlers {
  open(name: string, tag: SaxesTagPlain): void
  text?(text: string): void
  close?(name: string): void
}

/** Characters given to the parser at once: an exceeded limit stops it at the next piece. */
const PIECE = 65_536

function hasTooLongToCollect(xml: string): boolean {
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
 * Reads a part of a workbook; an absent one has no elements. Names come without prefixes.
 * Throws `UnreadTable` at the first element beyond a limit of number, depth or attributes, and at a comment that is too long.
 */
export function parseTableXml(xml: string, counted: Counted, { open, text, close }: Handlers): void {
  if (xml === '') return
  if (hasTooLongToCollect(xml)) throw new UnreadTable('not_a_list')
  const parser = new SaxesParser()
  let [depth, attributes] = [0, 0]
  parser.on('attribute', () => {
    if (++attributes > ATTRIBUTES_MAX) throw new UnreadTable('not_a_list')
  })
  parser.on('opentag', (tag) => {
    if (++counted.elements > counted.limits.elements) throw new UnreadTable('too_many_lines')
    if (++depth > DEPTH_MAX) throw new UnreadTable('not_a_list')
    attributes = 0
    open(plain(tag.name), tag)
  })
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  parser.on('closetag', ({ name }) => {
    depth--
    close?.(plain(name))
  })
  for (let at = 0; at < xml.length; at += PIECE) parser.write(xml.slice(at, at + PIECE))
  parser.close()
}

/** Some programs write every name with a prefix: `x:row`. */
const plain = (name: string): string => name.slice(name.indexOf(':') + 1)
