// Reads one XML document of a register file into a small tree, refusing whatever no honest file holds.
import { SaxesParser } from 'saxes'
import { XmlRefused } from './refused.ts'

/** Bounds of one document; real files stay far below (depth 8, attribute 4 KB). */
export const XML_MAX_DEPTH = 64
export const XML_MAX_VALUE = 1_048_576
const MAX_ATTRIBUTES = 500
/** Saxes grows a value over chunks, so feeding in pieces lets us see it grow. */
const CHUNK = 65_536

/** An element: attributes by name, children in order, its own text trimmed. */
export class XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[] = []
  text = ''

  constructor(name: string, attributes: Record<string, string>) {
    this.name = name
    this.attributes = attributes
  }

  /** An attribute with blanks collapsed; undefined when absent, empty or a lone dash. */
  attr(name: string): string | undefined {
    return clean(this.attributes[name])
  }

  child(name: string): XmlElement | undefined {
    return this.children.find((child) => child.name === name)
  }

  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name)
  }

  /** An attribute of a child, the two steps taken most. */
  at(child: string, attribute: string): string | undefined {
    return this.child(child)?.attr(attribute)
  }

  /** The text of a child. */
  textOf(child: string): string | undefined {
    return clean(this.child(child)?.text)
  }
}

const WIDE = /[\s\u00a0]{2,}|[\r\n\t\u00a0]/

/** Collapses blanks (attribute values carry CR and LF); empty text and a lone dash mean "none". */
export function clean(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const plain = (WIDE.test(text) ? text.replace(/[\s\u00a0]+/g, ' ') : text).trim()
  return plain === '' || plain === '-' ? undefined : plain
}

/** Parses one document. Throws XmlRefused with a short reason. No DTD, so no entity beyond the five of XML. */
export function parseXml(text: string): XmlElement {
  const root = new XmlElement('', {})
  const open: XmlElement[] = [root]
  const parser = new SaxesParser({})
  let quietSince = 0
  let fed = 0
  let attributes = 0
  parser.on('doctype', () => refuseXml('a DTD is not accepted'))
  parser.on('error', (error) => refuseXml(error.message))
  parser.on('attribute', () => {
    quietSince = fed
    if (++attributes > MAX_ATTRIBUTES) refuseXml(`an element has more than ${MAX_ATTRIBUTES} attributes`)
  })
  parser.on('opentag', (tag) => {
    quietSince = fed
    attributes = 0
    const element = new XmlElement(tag.name, tag.attributes as Record<string, string>)
    open.at(-1)?.children.push(element)
    open.push(element)
    if (open.length > XML_MAX_DEPTH + 1) refuseXml(`elements nest deeper than ${XML_MAX_DEPTH}`)
  })
  parser.on('text', (value) => {
    quietSince = fed
    const element = open.at(-1)
    if (element) element.text += value
  })
  parser.on('closetag', () => {
    quietSince = fed
    open.pop()
  })
  for (; fed < text.length; fed += CHUNK) {
    parser.write(text.slice(fed, fed + CHUNK))
    if (fed - quietSince > XML_MAX_VALUE) refuseXml('a value is longer than 1 MB')
  }
  parser.close()
  return root.children[0] ?? refuseXml('the document is empty')
}

function refuseXml(reason: string): never {
  throw new XmlRefused(reason)
}
