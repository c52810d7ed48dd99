// Reads the parts of a table of Excel, which are XML, within what a list may have.
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { UnreadList } from './read-lines.ts'

/** Of all parts together. Ten thousand rows of fifty cells, each with a text of its own, have two million. */
const ELEMENTS_MAX = 2_500_000
/** Letters of a comment or the like: the parser gathers one letter by letter, and a cell of Excel holds 32,767. */
const ASIDE_MAX = 65_536
/** What the parser gathers so, from its beginning to its end. */
const ASIDES = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const
/** A cell lies six elements deep and has five attributes. */
const [DEPTH_MAX, ATTRIBUTES_MAX] = [64, 64]
/** How much of a table was read, all its parts together. */
export interface Counted {
  elements: number
}

interface Handlers {
  open(name: string, tag: SaxesTagPlain): void
  text?(text: string): void
  close?(name: string): void
}

/** Handed over a piece at a time, so that a count that is exceeded ends it. */
const PIECE = 65_536

function hasLongAside(xml: string): boolean {
  return ASIDES.some(([opening, closing]) => {
    let at = xml.indexOf(opening)
    while (at >= 0) {
      const end = xml.indexOf(closing, at)
      if ((end < 0 ? xml.length : end) - at > ASIDE_MAX) return true
      at = end < 0 ? -1 : xml.indexOf(opening, end)
    }
    return false
  })
}

/**
 * Reads a part of a workbook; one that is absent has no element. Names come without their prefixes.
 * Throws `UnreadList` at the first element too many, too deep or with too many attributes, and at a comment that is too long.
 */
export function parse(xml: string, counted: Counted, { open, text, close }: Handlers): void {
  if (xml === '') return
  if (hasLongAside(xml)) throw new UnreadList('not_a_list')
  const parser = new SaxesParser()
  let [depth, attributes] = [0, 0]
  parser.on('attribute', () => {
    if (++attributes > ATTRIBUTES_MAX) throw new UnreadList('not_a_list')
  })
  parser.on('opentag', (tag) => {
    if (++counted.elements > ELEMENTS_MAX) throw new UnreadList('too_many_lines')
    if (++depth > DEPTH_MAX) throw new UnreadList('not_a_list')
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
