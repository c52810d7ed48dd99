// Answers of pages rendered in the process hold declared fields only, as answers over HTTP do.
import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { declaredFields } from './declared-fields.ts'

test('undeclared fields are removed at every depth, nulls and lists stay', () => {
  const schema = Type.Object({
    name: Type.String(),
    rows: Type.Array(Type.Object({ id: Type.Integer() })),
    maybe: Type.Union([Type.Object({ code: Type.String() }), Type.Null()]),
    by: Type.Record(Type.String(), Type.Object({ at: Type.String() })),
    tags: Type.Array(Type.String()),
    optional: Type.Optional(Type.String()),
  })
  const given = {
    name: 'Ромашка',
    password: 'x',
    rows: [{ id: 1, secret: 'x' }],
    maybe: { code: '1', secret: 'x' },
    by: { register: { at: 'y', secret: 'x' } },
    tags: ['a'],
  }
  expect(declaredFields(schema)(given)).toEqual({
    name: 'Ромашка',
    rows: [{ id: 1 }],
    maybe: { code: '1' },
    by: { register: { at: 'y' } },
    tags: ['a'],
  })
  expect(declaredFields(schema)({ ...given, maybe: null })).toMatchObject({ maybe: null })
  expect(given.password).toBe('x')
})
