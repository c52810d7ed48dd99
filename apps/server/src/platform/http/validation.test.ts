// What is wrong with a field is said in words that help: for every rule that the contract has.
import { defineOperation, IsoDate, Nullable, OneOf } from '@sverka/contract/http'
import { VISIBLE } from '@sverka/contract/http.rules'
import { operations } from '@sverka/contract/operations'
import { type TSchema, Type } from 'typebox'
import { expect, test } from 'vitest'
import { inWords, validators } from './validation.ts'

const ROOF = ['tile', 'slate']
const probe = defineOperation({
  method: 'POST',
  path: '/t/probe/',
  summary: 'test',
  access: 'public',
  limit: 'api',
  body: Type.Partial(
    Type.Object({
      roof: OneOf(ROOF),
      floor: Nullable(OneOf(['oak', 'stone'])),
      kind: Type.Enum(['a', 'b']),
      day: IsoDate,
      id: Type.String({ format: 'uuid' }),
      title: Type.String({ pattern: VISIBLE }),
      code: Type.String({ pattern: '^\\d{2}$', examples: ['77'] }),
      note: Nullable(Type.String({ maxLength: 2 })),
      images: Type.Array(Type.Integer(), { minItems: 1, maxItems: 2, uniqueItems: true }),
      inner: Type.Object({ size: Type.Integer({ exclusiveMinimum: 0, multipleOf: 5 }) }),
    }),
    { minProperties: 1 },
  ),
  response: { 204: null },
  errors: [],
})
const check = validators()(probe)

test.each<[object, Record<string, string>]>([
  [{ roof: 'straw' }, { roof: 'Допустимые значения: «tile», «slate».' }],
  [{ floor: 'earth' }, { floor: 'Допустимые значения: «oak», «stone», пусто.' }],
  [{ floor: 5 }, { floor: 'Ожидается текст.' }],
  [{ kind: 'c' }, { kind: 'Допустимые значения: «a», «b».' }],
  [{ day: '20.11.2026' }, { day: 'Введите дату как в примере: «2026-11-20».' }],
  [{ id: '5' }, { id: 'Введите номер вида «123e4567-e89b-12d3-a456-426614174000».' }],
  [{ title: '  ' }, { title: 'Заполните это поле.' }],
  [{ title: '\u200b\u202e\u00ad' }, { title: 'Заполните это поле.' }],
  [{ code: 'x' }, { code: 'Введите как в примере: «77».' }],
  [{ note: 'long' }, { note: 'Не больше 2 символов.' }],
  [{ images: [] }, { images: 'Не меньше 1 значения.' }],
  [{ images: [1, 1] }, { images: 'Уберите повторы.' }],
  [{ inner: 'x' }, { inner: 'Ожидается набор полей.' }],
  [{ inner: { size: 0 } }, { 'inner.size': 'Больше 0.' }],
  [{ inner: { size: 7 } }, { 'inner.size': 'Кратное 5.' }],
  [{}, { body: 'Укажите хотя бы одно поле.' }],
])('%j', (body, messages) => {
  const found = check({ body }) ?? {}
  expect(Object.fromEntries(Object.entries(found).map(([field, [first]]) => [field, first?.message]))).toEqual(messages)
})

/** Keywords that hold other schemas, or tell something of the value without being a rule. */
const NO_RULES = new Set([
  'properties',
  'items',
  'default',
  'examples',
  'x-list',
  'x-media-types',
  'contentMediaType',
  'patternProperties',
  'allOf',
])

/** Every schema within a schema. */
function* within(schema: unknown): Generator<Record<string, unknown>> {
  if (typeof schema !== 'object' || schema === null) return
  if (Array.isArray(schema)) {
    for (const one of schema) yield* within(one)
    return
  }
  const { properties, items, anyOf, allOf, patternProperties } = schema as Record<string, unknown>
  yield schema as Record<string, unknown>
  for (const inner of [...Object.values(properties ?? {}), ...Object.values(patternProperties ?? {}), items, anyOf, allOf])
    yield* within(inner)
}

const inputs = Object.entries(operations).flatMap(([name, { params, query, body }]: [string, Record<string, TSchema>]) =>
  [params, query, body].flatMap((part) => [...within(part)].map((schema): [string, Record<string, unknown>] => [name, schema])),
)

test('every rule, format and pattern of the contract has its words', () => {
  expect(inputs.length).toBeGreaterThan(300)
  const missing = inputs.flatMap(([name, schema]) => [
    ...Object.keys(schema)
      .filter((keyword) => !keyword.startsWith('~') && !NO_RULES.has(keyword) && !inWords.rules.has(keyword))
      .map((keyword) => `${name}: rule ${keyword}`),
    ...(typeof schema.format === 'string' && !inWords.formats.has(schema.format) ? [`${name}: format ${schema.format}`] : []),
    ...(hasExample(schema) ? [] : [`${name}: pattern ${schema.pattern}`]),
  ])
  expect(missing).toEqual([])
})

function hasExample({ pattern, examples }: Record<string, unknown>): boolean {
  if (typeof pattern !== 'string' || pattern === VISIBLE) return true
  return Array.isArray(examples) && examples.length > 0 && examples.every((example) => new RegExp(pattern, 'u').test(example))
}
