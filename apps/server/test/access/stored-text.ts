// Finds the text fields of an operation's body, at any depth, and puts HTML and script code into them; for `stored-text.test.ts`.
import type { Operation } from '@sverka/contract/http/http'

interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly maxLength?: number
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

/** An element that no page has: a page that contains it drew a text as HTML. */
export const MARK = 'sverka-hostile'

/** Hostile texts, the longest first; a field gets the first one that its length limit allows. */
const TEXTS = [
  `"'><${MARK} onclick=alert(1)></${MARK}><img src=x onerror=alert(1)><script>alert(1)</script></textarea></title>{{7*7}}=1+1`,
  `'><${MARK}></${MARK}><img src=x onerror=alert(1)>`,
  `<${MARK}>`,
  '<b x>',
] as const

/** The path of a text in the body: names of properties, and `0` for the first item of a list. */
export type FieldPath = readonly string[]

export interface TextField {
  readonly way: FieldPath
  readonly text: string
}

/** Fields of the body that take any text. */
export const listTextFields = ({ body }: Operation): readonly TextField[] => (body ? collectFields(body as Schema, []) : [])

function collectFields(schema: Schema, way: FieldPath): readonly TextField[] {
  const { type, anyOf, properties, items } = schema
  if (anyOf) return anyOf.flatMap((option) => collectFields(option, way))
  if (properties) return Object.entries(properties).flatMap(([name, inner]) => collectFields(inner, [...way, name]))
  if (items) return collectFields(items, [...way, '0'])
  if (type !== 'string' || 'const' in schema || schema.enum || schema.format) return []
  const text = TEXTS.find((candidate) => candidate.length <= (schema.maxLength ?? Number.POSITIVE_INFINITY))
  return text === undefined ? [] : [{ way, text }]
}

/** A copy of the body with the text in that field; null if the body has no such place. */
export function withText(body: unknown, { way, text }: TextField): unknown {
  const [name, ...rest] = way
  if (name === undefined) return text
  if (Array.isArray(body)) {
    // An empty list has no item with properties to fill.
    if (body.length === 0 && rest.length > 0) return null
    const inner = withText(body[0], { way: rest, text })
    return inner === null ? null : [inner, ...body.slice(1)]
  }
  if (typeof body !== 'object' || body === null) return null
  // A list that the body leaves out is added, with the text as its only item.
  const inner = withText((body as Record<string, unknown>)[name] ?? (rest[0] === '0' ? [] : undefined), { way: rest, text })
  return inner === null ? null : { ...body, [name]: inner }
}
