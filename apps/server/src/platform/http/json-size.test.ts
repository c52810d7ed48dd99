// JSON with too many values or too much depth is detected before parsing.
import { expect, test } from 'vitest'
import { httpLimits } from '../bounds.ts'
import { findExceededLimit } from './json-size.ts'

const findSize = (json: string) => findExceededLimit(Buffer.from(json))

test.each<[string, string, ReturnType<typeof findExceededLimit>]>([
  ['commas and brackets in a text', JSON.stringify({ text: '[,{'.repeat(httpLimits.jsonValues) }), null],
  ['quotation marks in a text', JSON.stringify({ text: '\\",['.repeat(httpLimits.jsonValues) }), null],
  ['as many values as may be', `[${'0,'.repeat(httpLimits.jsonValues - 1)}0]`, null],
  ['one value more', `[${'0,'.repeat(httpLimits.jsonValues)}0]`, 'values'],
  ['empty objects', `[${'{}'.repeat(httpLimits.jsonValues)}]`, 'values'],
  ['the depth that may be', `${'['.repeat(httpLimits.jsonDepth)}${']'.repeat(httpLimits.jsonDepth)}`, null],
  ['greater depth', '['.repeat(httpLimits.jsonDepth + 1), 'depth'],
  ['a text that never ends', '"'.padEnd(100_000, '['), null],
])('%s', (_about, json, expected) => {
  expect(findSize(json)).toBe(expected)
})
