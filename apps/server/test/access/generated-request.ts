// Generates random requests from an operation's JSON schemas, starting from a valid request: each field keeps its valid value, or gets another
// valid one, one at a limit, an invalid one, or is left out.
import type { Operation } from '@sverka/contract/http/http'
import fc, { type Arbitrary } from 'fast-check'
import type { RawInput } from '../client.ts'

/** The JSON Schema keywords that the contract uses. */
interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema | readonly Schema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly format?: string
  readonly pattern?: string
}

/** The most items of a list and characters of a text. Longer ones are tested in `refusal-cost.test.ts`. */
const MAX_ITEMS = 4
const MAX_LETTERS = 60
const MAX_INTEGER = 2147483647

/** Values that are invalid in some schemas, or that programs often misread. */
const ODD: readonly unknown[] = [
  ...['', ' ', '0', '-1', 'null', 'true', '1e5', '1,5', '%', '_', "'", '"', '\\', '<b>', '../..', '$1', '{}', '[]'],
  ...['ИНН', '７７０７', '\u200b', '\u202e', 'e\u0301', '👨‍👩‍👧', '2026-02-30', '9999-12-31T23:59:60Z', '0001-01-01', 'x'.repeat(300)],
  ...[null, true, false, 0, -1, 0.5, 1e21, MAX_INTEGER + 1, [], {}, [[]], [null], { id: 1 }],
]

const FORMATS: Readonly<Record<string, Arbitrary<unknown>>> = {
  date: fc
    .date({ min: new Date('1991-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  'date-time': fc.date({ min: new Date('1991-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }).map((time) => time.toISOString()),
  email: fc.emailAddress(),
  uuid: fc.uuid(),
}

/** Typical texts: Russian, company numbers, punctuation, and any Unicode character. */
const words = (minLength: number, maxLength: number): Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: fc.constantFrom(...'абвгдеёжзийклмн ОПРСТУФХЦЧШЩ.-«»"0123456789'), minLength, maxLength }),
    fc.string({ unit: 'binary', minLength, maxLength }),
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength }),
  )

/** Values that a schema allows. */
export function allowedBy(schema: Schema): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(allowedBy))
  if (schema.allOf) return fc.tuple(...schema.allOf.map(allowedBy)).map((parts) => Object.assign({}, ...(parts as object[])) as unknown)
  return allowedOfType(schema)
}

function allowedOfType(schema: Schema): Arbitrary<unknown> {
  switch (schema.type) {
    case 'object':
      return allowedObject(schema)
    case 'array':
      return allowedList(schema)
    case 'integer':
      return anyNumber(schema)
    case 'number':
      return fc.oneof(anyNumber(schema), fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true }))
    case 'string':
      return anyText(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function allowedObject({ properties = {}, required = [], patternProperties = {} }: Schema): Arbitrary<unknown> {
  const fields = fc.record(mapFields(properties, allowedBy), { requiredKeys: [...required] })
  const [open] = Object.entries(patternProperties)
  if (!open) return fields
  return fc
    .tuple(fields, fc.dictionary(fc.stringMatching(new RegExp(open[0])), allowedBy(open[1]), { maxKeys: MAX_ITEMS }))
    .map(([named, others]) => ({ ...others, ...named }))
}

function allowedList({ items, minItems = 0, maxItems = MAX_ITEMS }: Schema): Arbitrary<unknown> {
  if (Array.isArray(items)) return fc.tuple(...(items as readonly Schema[]).map(allowedBy))
  const maxLength = Math.max(minItems, Math.min(maxItems, MAX_ITEMS))
  return fc.array(allowedBy((items ?? {}) as Schema), { minLength: minItems, maxLength })
}

/** The limits, small values and any values, each as often as the others. */
function anyNumber({ minimum = -MAX_INTEGER, maximum = MAX_INTEGER }: Schema): Arbitrary<number> {
  const [min, max] = [Math.ceil(minimum), Math.floor(maximum)]
  return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max: Math.min(max, min + 30) }), fc.integer({ min, max }))
}

/** fast-check cannot generate texts for patterns with lookahead: such fields get typical texts, which may be invalid. */
const LOOKS_AHEAD = /\(\?[!=<]/

function anyText({ format = '', pattern, minLength = 0, maxLength = MAX_LETTERS }: Schema): Arbitrary<unknown> {
  const most = Math.max(minLength, Math.min(maxLength, MAX_LETTERS))
  if (pattern && !LOOKS_AHEAD.test(pattern))
    return fc.oneof(fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' }), words(minLength, most))
  return FORMATS[format] ?? words(minLength, most)
}

const mapFields = <From, To>(fields: Readonly<Record<string, From>>, change: (from: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field)]))

const LEFT_OUT = Symbol('left out')

/** One field: its valid value, another allowed value, an odd value, or absent. */
const variedField = (schema: Schema, valid: unknown): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(valid === undefined ? LEFT_OUT : valid) },
    { weight: 4, arbitrary: allowedBy(schema) },
    { weight: 2, arbitrary: fc.constantFrom(...ODD) },
    { weight: 1, arbitrary: fc.constant(LEFT_OUT) },
  )

/** A query or a body with each field varied by itself. */
function variedPart(schema: Schema | undefined, valid: unknown): Arbitrary<unknown> {
  if (!schema) return fc.constant(valid)
  const { properties } = schema
  const validFields = (valid ?? {}) as Record<string, unknown>
  if (!properties) return fc.oneof(fc.constant(valid), allowedBy(schema), fc.constantFrom(...ODD))
  const fields = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, variedField(inner, validFields[name])]))
  return fc
    .record(fields)
    .map((made) => Object.fromEntries(Object.entries({ ...validFields, ...made }).filter(([, value]) => value !== LEFT_OUT)))
}

/** Parameters of the path. Most requests are about existing objects: another id in the path gives little more than «not found». */
const variedParams = ({ properties = {} }: Schema, valid: unknown): Arbitrary<unknown> => {
  const validParams = (valid ?? {}) as Record<string, unknown>
  const fields = mapFields(properties, (inner) => fc.oneof(allowedBy(inner).filter(fitsPath), fc.constantFrom(...ODD.filter(fitsPath))))
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(validParams) },
    { weight: 1, arbitrary: fc.record(fields).map((made) => ({ ...validParams, ...made })) },
  )
}

/** Whether a value can be a part of the path: with an empty part, or one longer than any route accepts, it would be another URL. */
const fitsPath = (value: unknown): boolean => typeof value !== 'object' && /^.{1,100}$/.test(String(value).trim()) && value !== '../..'

const variedFiles = (valid: RawInput['files']): Arbitrary<RawInput['files']> => {
  const bytes = fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array))
  return valid ? fc.oneof(fc.constant(valid), fc.record(mapFields(valid, () => bytes))) : fc.constant(undefined)
}

/** Variations of a valid request. */
export function generatedFrom(operation: Operation, valid: RawInput): Arbitrary<RawInput> {
  return fc.record({
    params: operation.params ? variedParams(operation.params as Schema, valid.params) : fc.constant(valid.params),
    query: variedPart(operation.query as Schema | undefined, valid.query),
    body: variedPart(operation.body as Schema | undefined, valid.body),
    files: variedFiles(valid.files),
    headers: fc.constant(valid.headers ?? {}),
  }) as Arbitrary<RawInput>
}
