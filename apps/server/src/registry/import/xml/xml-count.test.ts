// A long document (of over 1 MB) is refused before parsing if it has more than 100,000 elements or 300,000 attributes. Text that only looks
// like markup, in values, comments and CDATA sections, is not counted.
import { expect, test } from 'vitest'
import { refuseTooMany } from './xml-count.ts'

/** A document with these elements 120,000 times, which is more than is allowed. */
const longDocument = (inside: string) => Buffer.from(`<Документ>${inside.repeat(120_000)}</Документ>`)

test.each([
  ['in values', `<a b='${'<c d="" e="" f="">'.repeat(400)}'/>`, 300],
  ['in comments, sections and instructions', `${'<!-- <a b="1"/> --><![CDATA[<a b="1"/>]]><?a <b c="" d=""?>'.repeat(4_000)}<a/>`, 40],
])('markup %s is not counted', (_name, element, times) => {
  expect(() => refuseTooMany(Buffer.from(`<Документ>${element.repeat(times)}</Документ>`))).not.toThrow()
})

test('a document with too many elements or attributes is refused before it is parsed', () => {
  expect(() => refuseTooMany(longDocument('<abcdef/>'))).toThrow('more than 100000 elements')
  expect(() => refuseTooMany(longDocument('<abcdef></abcdef>'))).toThrow('more than 100000 elements')
  expect(() => refuseTooMany(Buffer.from(`<Документ ${`a='1' `.repeat(300_001)}>`))).toThrow('more than 300000 attributes')
  // Malformed documents are left to the parser: a tag and comments that never end.
  expect(() => refuseTooMany(Buffer.from(`<Документ ${'a'.repeat(2_000_000)}`))).not.toThrow()
  expect(() => refuseTooMany(Buffer.from(`<Документ>${'<!--'.repeat(500_000)}`))).not.toThrow()
})
