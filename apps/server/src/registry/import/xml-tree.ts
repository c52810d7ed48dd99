// The small tree that one XML document becomes: elements with attributes, children and text.

/** Bounds of one document; real files stay far below (depth 8, attribute 4 KB). */
export const XML_MAX_DEPTH = 64
export const XML_MAX_VALUE = 1_048_576

/** An element: attributes by name, children in order, its own text. */
export class XmlElement {
  readonly name: string
  /** Names and values side by side: a handful is found faster in a list than in a map. */
  readonly names: readonly string[]
  readonly values: readonly string[]
  readonly children: XmlElement[] = []
  text = ''

  constructor(name: string, names: readonly string[], values: readonly string[]) {
    this.name = name
    this.names = names
    this.values = values
  }

  /** An attribute with blanks collapsed; undefined when absent, empty or a lone dash. */
  attr(name: string): string | undefined {
    const place = this.names.indexOf(name)
    return place < 0 ? undefined : clean(this.values[place])
  }

  child(name: string): XmlElement | undefined {
    for (const child of this.children) if (child.name === name) return child
    return undefined
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

const BLANK = 0x20
const NO_BREAK = 0xa0

/** True when a blank leads, trails, doubles or is not a plain one. */
function isUntidy(text: string): boolean {
  let before = BLANK
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === NO_BREAK || code < BLANK || (code === BLANK && before === BLANK)) return true
    before = code
  }
  return before === BLANK
}

/** Collapses blanks (attribute values carry CR and LF); empty text and a lone dash mean "none". */
export function clean(text: string | undefined): string | undefined {
  if (!text) return undefined
  const plain = isUntidy(text) ? text.replace(/[\s\u00a0]+/g, ' ').trim() : text
  return plain === '' || plain === '-' ? undefined : plain
}
