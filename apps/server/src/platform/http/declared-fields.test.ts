// Removal of fields that a response schema does not declare, so that secrets such as passwords are never sent.
import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { declaredFields } from './declared-fields.ts'

test('undeclared fields are removed at every depth, nulls and lists stay', () => {
  const schema = Type.Object({
    name: Type.String(),
    rows: Type.Array(Type.Object({ id: Type.Integer() })),
    nullable: Type.Union([Type.Object({ code: Type.String() }), Type.Null()]),
    byName: Type.Record(Type.String(), Type.Object({ at: Type.String() })),
    tags: Type.Array(Type.String()),
    optional: Type.Optional(Type.String()),
  })
  const value = {
    name: 'Ромашка',
    password: 'x',
    rows: [{ id: 1, secret: 'x' }],
    nullable: { code: '1', secret: 'x' },
    byName: { register: { at: 'y', secret: 'x' } },
    tags: ['a'],
  }
  expect(declaredFields(schema)(value)).toEqual({
    name: 'Ромашка',
    rows: [{ id: 1 }],
    nullable: { code: '1' },
    byName: { register: { at: 'y' } },
    tags: ['a'],
  })
  expect(declaredFields(schema)({ ...value, nullable: null })).toMatchObject({ nullable: null })
  // The input itself is unchanged.
  expect(value.password).toBe('x')
})
