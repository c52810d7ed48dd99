// JSON with too many values or too much depth is detected before parsing.
import { expect, test } from 'vitest'
import { httpLimits } from '../bounds.ts'
import { findExceededLimit } from './json-size.ts'

const findSize = (json: string) => findExceededLimit(Buffer.from(json))

test.each<[string, string, ReturnType<typeof findExceededLimit>]>([
  ['commas and brackets in a text', JSON.stringify({ text: '[,{'.repeat(httpLimits.jsonValues) }), null],
  ['quotation marks in a text', JSON.stringify({ text: '\\",['.repeat(httpLimits.jsonValues) }), null],
  ['as many values as allowed', `[${'0,'.repeat(httpLimits.jsonValues - 1)}0]`, null],
  ['one value too many', `[${'0,'.repeat(httpLimits.jsonValues)}0]`, 'values'],
  ['too many empty objects', `[${'{}'.repeat(httpLimits.jsonValues)}]`, 'values'],
  ['the greatest allowed depth', `${'['.repeat(httpLimits.jsonDepth)}${']'.repeat(httpLimits.jsonDepth)}`, null],
  ['one level too deep', '['.repeat(httpLimits.jsonDepth + 1), 'depth'],
  ['a text that never ends', '"'.padEnd(100_000, '['), null],
])('%s is checked against the limits', (_about, json, expected) => {
  expect(findSize(json)).toBe(expected)
})
