// Reads an XML file of one large document (OFAC's sanctions list) as a stream and returns the elements of chosen names, each as a small tree;
// everything else is dropped.
import { SaxesParser } from 'saxes'
import { FileRefused, isRefusal } from '../import-errors.ts'
import { XML_MAX_DEPTH, XML_MAX_ELEMENTS, XML_MAX_VALUE, XmlElement } from './xml-tree.ts'

/**
 * The elements in the order of the file. A chosen element inside another chosen one is only a part of the outer one's tree. Names are compared
 * without their namespace prefix. Throws FileRefused on any error, since the rest of the file cannot be read then.
 */
export async function* selectElements(chunks: AsyncIterable<Buffer>, names: readonly string[]): AsyncGenerator<XmlElement> {
  const found: XmlElement[] = []
  const parser = selectingParser(new Set(names), (element) => found.push(element))
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of chunks) {
    refuseOnError(() => parser.write(decoder.decode(chunk, { stream: true })))
    yield* found.splice(0)
  }
  refuseOnError(() => parser.close())
  yield* found.splice(0)
}

/** Runs `work` and turns an error of the decoder or parser into FileRefused. */
function refuseOnError(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (isRefusal(error)) throw error
    throw new FileRefused(`not well-formed: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function selectingParser(names: ReadonlySet<string>, onElement: (element: XmlElement) => void): SaxesParser {
  const open: XmlElement[] = []
  let depth = 0
  // Length of the text since the last opening tag, and number of elements of the current tree.
  let textLength = 0
  let elements = 0
  const parser = new SaxesParser({})
  parser.on('doctype', () => refuse('a DTD is not accepted'))
  parser.on('error', (error) => refuse(`not well-formed: ${error.message}`))
  parser.on('opentag', (tag) => {
    textLength = 0
    if (++depth > XML_MAX_DEPTH) refuse(`elements nest deeper than ${XML_MAX_DEPTH}`)
    const local = tag.name.slice(tag.name.indexOf(':') + 1)
    if (open.length === 0) elements = 0
    if (open.length === 0 && !names.has(local)) return
    if (++elements > XML_MAX_ELEMENTS) refuse(`an element holds more than ${XML_MAX_ELEMENTS} others`)
    const attributes = tag.attributes as Record<string, string>
    const element = XmlElement.of(local, attributes)
    open.at(-1)?.append(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (!element) return
    element.text += text
    textLength += text.length
    if (textLength > XML_MAX_VALUE) refuse('a value is longer than 1 MB')
  })
  parser.on('closetag', () => {
    depth--
    const element = open.pop()
    if (element && open.length === 0) onElement(element)
  })
  return parser
}

function refuse(reason: string): never {
  throw new FileRefused(reason)
}
