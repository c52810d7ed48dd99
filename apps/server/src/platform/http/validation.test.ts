// Error messages of invalid input: every rule that the HTTP contract's schemas use has a helpful Russian message, and every input has a size limit.
import { defineOperation, IsoDate, Nullable, type Operation, StringEnum } from '@sverka/contract/http/http'
import { VISIBLE_TEXT_PATTERN } from '@sverka/contract/http/http.rules'
import { operations } from '@sverka/contract/operations/operations'
import { type TSchema, Type } from 'typebox'
import { expect, test } from 'vitest'
import { createValidators, readQuery, rulesWithMessage } from './validation.ts'

/** Invented fields, at least one for each kind of rule. */
const probe = defineOperation({
  method: 'POST',
  path: '/t/probe/',
  summary: 'test',
  access: 'public',
  limit: 'api',
  body: Type.Partial(
    Type.Object({
      roof: StringEnum(['tile', 'slate']),
      floor: Nullable(StringEnum(['oak', 'stone'])),
      kind: Type.Enum(['a', 'b']),
      day: IsoDate,
      id: Type.String({ format: 'uuid' }),
      title: Type.String({ pattern: VISIBLE_TEXT_PATTERN }),
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
const check = createValidators()(probe)

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

const FIELDS = Array.from({ length: 20 }, (_, number) => `field${number}`)
const form = defineOperation({
  ...probe,
  query: Type.Object({ sizes: Type.Optional(Type.Array(Type.Integer(), { maxItems: 3, 'x-list': true })) }),
  body: Type.Object({
    ...Object.fromEntries(FIELDS.map((name) => [name, Type.String({ maxLength: 5 })])),
    lines: Type.Optional(
      Type.Array(Type.Object({ count: Type.Integer(), notes: Type.Array(Type.String({ maxLength: 2 }), { maxItems: 2 }) }), {
        maxItems: 30,
      }),
    ),
  }),
})
const checkForm = createValidators()(form)
const right = Object.fromEntries(FIELDS.map((name) => [name, 'right']))

test('a form with twenty wrong fields is answered with all of them', () => {
  const found = checkForm({ query: {}, body: Object.fromEntries(FIELDS.map((name) => [name, 'too long'])) })
  expect(Object.keys(found ?? {})).toEqual(FIELDS)
})

test('wrong items of a list are reported with their places, up to a limit', () => {
  const line = { count: 'x', notes: ['ok', 'long'] }
  const lines = [{ count: 1, notes: [] }, ...new Array(29).fill(line)]
  const found = Object.keys(checkForm({ query: {}, body: { ...right, lines } }) ?? {})
  expect(found.slice(0, 2)).toEqual(['lines.1.count', 'lines.1.notes.1'])
  // Two faults in each of the first twenty wrong lines; the other nine lines are not reported.
  expect(found.length).toBe(40)
})

test.each([
  ['lines', new Array(31).fill({ count: 'x' }), 'Не больше 30 значений.'],
  ['lines.0.notes', [{ count: 1, notes: ['long', 'long', 'long'] }], 'Не больше 2 значений.'],
])('a list that is too long gets only that one fault, in %s', (field, lines, message) => {
  expect(checkForm({ query: {}, body: { ...right, lines } })).toEqual({ [field]: [{ code: 'maxItems', message }] })
})

test('a list parameter is read up to one value more than it may have', () => {
  expect(readQuery(form, { sizes: '1,,2' })).toEqual({ sizes: ['1', '2'] })
  expect(readQuery(form, { sizes: ['1', ',2,', '3'] })).toEqual({ sizes: ['1', '2', '3'] })
  expect(readQuery(form, { sizes: '1,'.repeat(7_000) })).toEqual({ sizes: ['1', '1', '1', '1'] })
  expect(readQuery(form, { sizes: ',,' })).toEqual({})
})

/** Keywords that contain schemas, or describe a value without restricting it. */
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
function* schemasWithin(schema: unknown): Generator<Record<string, unknown>> {
  if (typeof schema !== 'object' || schema === null) return
  if (Array.isArray(schema)) {
    for (const item of schema) yield* schemasWithin(item)
    return
  }
  const { properties, items, anyOf, allOf, patternProperties } = schema as Record<string, unknown>
  yield schema as Record<string, unknown>
  for (const inner of [...Object.values(properties ?? {}), ...Object.values(patternProperties ?? {}), items, anyOf, allOf])
    yield* schemasWithin(inner)
}

/** All schemas within the inputs of all operations, each with the operation's name. */
const inputs = Object.entries(operations).flatMap(([name, { params, query, body }]: [string, Record<string, TSchema>]) =>
  [params, query, body].flatMap((part) => [...schemasWithin(part)].map((schema): [string, Record<string, unknown>] => [name, schema])),
)

test('every rule, format and pattern of the contract has a message', () => {
  // The search above finds the schemas at all.
  expect(inputs.length).toBeGreaterThan(300)
  const missing = inputs.flatMap(([name, schema]) => [
    ...Object.keys(schema)
      .filter((keyword) => !keyword.startsWith('~') && !NO_RULES.has(keyword) && !rulesWithMessage.rules.has(keyword))
      .map((keyword) => `${name}: rule ${keyword}`),
    ...(typeof schema.format === 'string' && !rulesWithMessage.formats.has(schema.format) ? [`${name}: format ${schema.format}`] : []),
    ...(hasExample(schema) ? [] : [`${name}: pattern ${schema.pattern}`]),
  ])
  expect(missing).toEqual([])
})

/** Formats with a length of their own. */
const FIXED = ['date', 'date-time', 'uuid']

test('every list, text and record of the contract declares its maximum size', () => {
  const unbounded = inputs.flatMap(([name, { type, items, maxItems, maxLength, format, patternProperties, ...rest }]) => {
    const isText = type === 'string' && !('const' in rest || 'enum' in rest)
    if (type === 'array' && maxItems === undefined) return [`${name}: a list of ${JSON.stringify(items)}`]
    if (isText && maxLength === undefined && !FIXED.includes(String(format))) return [`${name}: a text ${JSON.stringify(rest)}`]
    if (patternProperties && rest.maxProperties === undefined) return [`${name}: a record`]
    // Schemas without a limit are bounded by the body's size.
    const isAny = type === undefined && !['const', 'enum', 'anyOf'].some((keyword) => keyword in rest)
    const { bodyBytes }: Operation = operations[name as keyof typeof operations]
    return isAny && bodyBytes === undefined ? [`${name}: anything`] : []
  })
  expect(unbounded).toEqual([])
})

function hasExample({ pattern, examples }: Record<string, unknown>): boolean {
  if (typeof pattern !== 'string' || pattern === VISIBLE_TEXT_PATTERN) return true
  return Array.isArray(examples) && examples.length > 0 && examples.every((example) => new RegExp(pattern, 'u').test(example))
}
