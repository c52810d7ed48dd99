// Compares the import's own XML parser with a general one (saxes) on random documents: both give the same tree, or both refuse.
import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { parseXml } from './xml-parse.ts'
import type { XmlElement } from './xml-tree.ts'

/** An element as both parsers are compared by. */
interface PlainElement {
  name: string
  attributes: Record<string, string>
  text: string
  children: PlainElement[]
}

/** A tree for comparison: without differences of whitespace, which the parsers handle differently. */
const toPlain = (element: XmlElement): PlainElement => ({
  name: element.name,
  attributes: Object.fromEntries(element.names.map((name, place) => [name, element.value(place).replace(/[\n\t\r]/g, ' ')])),
  text: element.text.replace(/\s+/g, ''),
  children: element.children.map(toPlain),
})

function parseBySaxes(text: string): PlainElement {
  const root: PlainElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser({ fragment: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('doctype')
  })
  parser.on('opentag', (tag) => {
    const attributes = Object.fromEntries(
      Object.entries(tag.attributes).map(([name, value]) => [name, String(value).replace(/[\n\t\r]/g, ' ')]),
    )
    const element: PlainElement = { name: tag.name, attributes, text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const add = (value: string) => {
    const element = open.at(-1)
    if (element) element.text += value.replace(/\s+/g, '')
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  if (!root.children[0]) throw new Error('empty')
  return root.children[0]
}

const outcome = (read: () => PlainElement): PlainElement | 'refused' => {
  try {
    return read()
  } catch {
    return 'refused'
  }
}

/** Expects that both parsers give the same result. */
function expectSame(text: string): void {
  expect(
    outcome(() => toPlain(parseXml(text))),
    text,
  ).toEqual(outcome(() => parseBySaxes(text)))
}

/** Pieces of well-formed and malformed XML, of which random documents are made. */
const PIECES = [
  '<a>',
  '</a>',
  '<б в="1">',
  '</б>',
  '<a/>',
  '<a x="&amp;&#1055;" y=\'"\'/>',
  'текст',
  '&lt;',
  '&x;',
  '&',
  '<',
  '>',
  '"',
  '<!-- c -->',
  '<!---->',
  '<!-- a--b -->',
  '<![CDATA[<x>]]>',
  ']]>',
  ' ',
  '\n',
  '<a x="1" x="2">',
  '<a x=1>',
  '<a x="<">',
  '<?pi d?>',
  '</a >',
  '<a\n x = "\t">',
  '<1>',
  '<a x="1"y="2">',
  '<!DOCTYPE a>',
  '&#0;',
  '&#xD800;',
  '\u0001',
  '/>',
  '=',
]

test('an attribute given twice is refused by its name', () => {
  expect(() => parseXml('<a ИНН="1" ИНН="2"/>')).toThrow('the attribute ИНН stands twice')
})

test('random pieces in any order parse as in saxes', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 9 }), (pieces) => expectSame(pieces.join(''))),
    { numRuns: 4000 },
  )
})

test('random pieces inside a root parse as in saxes', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }), (pieces) => expectSame(`<r>${pieces.join('')}</r>`)),
    { numRuns: 4000 },
  )
})

test('well-formed trees with any text parse as in saxes', () => {
  const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  const value = fc.string({ unit: fc.constantFrom('а', 'Ё', 'z', '"', '<', '&', '>', "'", ' ', '№', '1'), maxLength: 12 }).map(quoted)
  const { node } = fc.letrec<{ node: string; inner: string }>((tie) => ({
    inner: fc.oneof({ maxDepth: 4 }, value, tie('node')),
    node: fc
      .tuple(fc.constantFrom('СвЮЛ', 'a', 'b-c.d'), value, fc.array(tie('inner'), { maxLength: 3 }))
      .map(([name, attribute, children]) => `<${name} ИдДок="${attribute}">${children.join('\n')}</${name}>`),
  }))
  fc.assert(fc.property(node, expectSame), { numRuns: 500 })
})
