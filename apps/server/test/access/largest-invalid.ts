// Generates, from an operation's schemas, the largest invalid requests that the size limits of the server let through: one for each field and
// kind of value. `refusal-cost.test.ts` measures that refusing them is cheap.
import type { Operation } from '@sverka/contract/http/http'
import type { InjectOptions } from 'fastify'

interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly maxItems?: number
}

/** A field of a query or body that takes a list, a text or any value. `path` has the names that lead to it; `[]` stands for a list's items. */
export interface Field {
  readonly path: readonly string[]
  readonly kind: 'list' | 'text' | 'any'
  /** Only for a list. */
  readonly maxItems: number
}

export interface InvalidRequest {
  /** Names the field and the kind of value. */
  readonly about: string
  readonly request: InjectOptions
}

/** Every list and every text of a schema, at every depth. */
export function listFields(schema: unknown, path: readonly string[] = []): Field[] {
  const { type, properties = {}, items, anyOf = [], allOf = [], maxItems = 0 } = (schema ?? {}) as Schema
  const within = [
    ...Object.entries(properties).flatMap(([name, inner]) => listFields(inner, [...path, name])),
    ...(items ? listFields(items, [...path, '[]']) : []),
    ...[...anyOf, ...allOf].flatMap((inner) => listFields(inner, path)),
  ]
  // TypeBox marks its kinds with keys that begin with `~`: a schema with no other key accepts any value.
  const isAny = schema !== undefined && path.length > 0 && Object.keys(schema as object).every((key) => key.startsWith('~'))
  if (isAny) return [{ path, kind: 'any', maxItems: 0 }]
  if (type === 'array') return [{ path, kind: 'list', maxItems }, ...within]
  return type === 'string' ? distinct([{ path, kind: 'text', maxItems: 0 }, ...within]) : distinct(within)
}

/** A union of string constants is treated as one text. */
const distinct = (fields: readonly Field[]): Field[] => [
  ...new Map(fields.map((field) => [`${field.kind} ${field.path.join('.')}`, field])).values(),
]

/** Length of the URL. Node accepts 16 KiB of headers, in which the URL and an API key are counted. */
const ADDRESS_BYTES = 15_000
const BODY_BYTES = 1_048_576
/** Size of one form field, and the number of fields. */
const FORM_FIELD_BYTES = 65_536
const FORM_FIELDS = 60

/** The URL with one parameter filled up; a list is filled with commas and by repeating the parameter. */
export function largestQueries(valid: InjectOptions, _operation: Operation, { path: [name = ''], kind }: Field): InvalidRequest[] {
  const url = String(valid.url)
  const filled = (about: string, text: string): InvalidRequest => ({
    about: `${name} ${about}`,
    request: { ...valid, url: `${url}${url.includes('?') ? '&' : '?'}${text}` },
  })
  const repeated = (value: string): string => `${name}=${value}&`.repeat(ADDRESS_BYTES / (name.length + value.length + 2))
  if (kind === 'text') return [filled('as a text', `${name}=${'x'.repeat(ADDRESS_BYTES)}`)]
  return [
    filled('by commas', `${name}=${'x,'.repeat(ADDRESS_BYTES / 2)}`),
    filled('by repetition', repeated('x')),
    filled('by repeated commas', repeated('x,x,x,x')),
    filled('as one text', `${name}=${'x'.repeat(ADDRESS_BYTES)}`),
  ]
}

/** The body with one field filled up by invalid values of several kinds. */
export function largestBodies(valid: InjectOptions, operation: Operation, field: Field): InvalidRequest[] {
  if (operation.consumes === 'multipart') return largestForms(valid, field)
  const body = parsed(valid.payload)
  const name = field.path.join('.')
  return makeShapes(field, operation.bodyBytes ?? BODY_BYTES).map(({ about, text }) => ({
    about: `${name} ${about}`,
    request: {
      ...valid,
      headers: { ...valid.headers, 'content-type': 'application/json' },
      payload: withField(body, field.path, text),
    },
  }))
}

/** The body of a valid request as JSON. */
const parsed = (payload: unknown): Record<string, unknown> =>
  typeof payload === 'string' && payload.startsWith('{') ? (JSON.parse(payload) as Record<string, unknown>) : {}

interface Shape {
  readonly about: string
  readonly text: string
}

function makeShapes({ kind, maxItems }: Field, bytes: number): Shape[] {
  const room = bytes - 4_096
  const list = (about: string, item: string, count = Math.floor(room / (item.length + 1))): Shape => ({
    about,
    text: `[${`${item},`.repeat(count - 1)}${item}]`,
  })
  const long = (letter: string): string => `"${letter.repeat(Math.floor(room / Buffer.byteLength(letter)))}"`
  const texts = [
    { about: 'as a long text', text: long('x') },
    { about: 'as a long text of two bytes a letter', text: long('ж') },
    { about: 'as a long blank text', text: long(' ') },
  ]
  const lists = [
    list('of empty objects', '{}'),
    list('of empty lists', '[]'),
    list('of texts', '"x"'),
    list('of numbers', '0.5'),
    list('of objects', '{"":0}'),
    ...(maxItems > 0 ? [list('full of long texts', `"${'x'.repeat(Math.floor(room / maxItems) - 3)}"`, maxItems)] : []),
  ]
  const deep = { about: 'in depth', text: `${'['.repeat(room / 2)}${']'.repeat(room / 2)}` }
  if (kind === 'text') return [...texts, list('as a list', '{}')]
  return [...lists, ...(kind === 'any' ? texts : texts.slice(0, 1)), deep]
}

/** The body as JSON with the text at the path; lists on the path get one item. */
function withField(body: Record<string, unknown>, path: readonly string[], text: string): string {
  const MARK = 'the text of the field stands here'
  const [name = '', ...rest] = path
  const inner = rest.reduceRight<unknown>((value, key) => (key === '[]' ? [value] : { [key]: value }), MARK)
  const whole = path.length === 0 ? MARK : { ...body, [name]: inner }
  return JSON.stringify(whole).replace(`"${MARK}"`, () => text)
}

/** Forms have texts only: one field of the largest size, and repeated as often as allowed. */
function largestForms(valid: InjectOptions, { path: [name = ''] }: Field): InvalidRequest[] {
  const boundary = 'a-line-that-no-file-holds'
  const part = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${'x'.repeat(FORM_FIELD_BYTES - 1)}\r\n`
  return [1, FORM_FIELDS].map((count) => ({
    about: `${name} ${count} times in a form`,
    request: {
      ...valid,
      headers: { ...valid.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: `${part.repeat(count)}--${boundary}--\r\n`,
    },
  }))
}
