// A JSON text with more values or depth than any body of the contract is known before it is parsed.
import { expect, test } from 'vitest'
import { JSON_DEPTH_MAX, JSON_VALUES_MAX, oversizeOf } from './json-size.ts'

const sizeOf = (json: string) => oversizeOf(Buffer.from(json))

test.each<[string, string, ReturnType<typeof oversizeOf>]>([
  ['commas and brackets in a text', JSON.stringify({ text: '[,{'.repeat(JSON_VALUES_MAX) }), null],
  ['quotation marks in a text', JSON.stringify({ text: '\\",['.repeat(JSON_VALUES_MAX) }), null],
  ['as many values as may be', `[${'0,'.repeat(JSON_VALUES_MAX - 1)}0]`, null],
  ['one value more', `[${'0,'.repeat(JSON_VALUES_MAX)}0]`, 'values'],
  ['empty objects', `[${'{}'.repeat(JSON_VALUES_MAX)}]`, 'values'],
  ['the depth that may be', `${'['.repeat(JSON_DEPTH_MAX)}${']'.repeat(JSON_DEPTH_MAX)}`, null],
  ['greater depth', '['.repeat(JSON_DEPTH_MAX + 1), 'depth'],
  ['a text that never ends', '"'.padEnd(100_000, '['), null],
])('%s', (_about, json, expected) => {
  expect(sizeOf(json)).toBe(expected)
})
