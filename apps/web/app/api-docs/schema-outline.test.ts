// The outline of schemas on the API page.
import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { outline } from './schema-outline.ts'

test('objects, lists, options and limits read like a type', () => {
  const schema = Type.Object({
    id: Type.Integer({ minimum: 1 }),
    name: Type.Optional(Type.String({ maxLength: 10 })),
    at: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
    rows: Type.Array(Type.Object({ kind: Type.Literal('a') })),
    by: Type.Record(Type.String(), Type.Number()),
    status: Type.Enum(['ok', 'error']),
    states: Type.Array(Type.Enum(['on', 'off'])),
  })
  expect(outline(schema)).toBe(
    [
      '{',
      '  id: integer 1…',
      '  name?: string …10',
      '  at: string (date) | null',
      '  rows: {',
      '    kind: "a"',
      '  }[]',
      '  by: { [key]: number }',
      '  status: "ok" | "error"',
      '  states: ("on" | "off")[]',
      '}',
    ].join('\n'),
  )
})
