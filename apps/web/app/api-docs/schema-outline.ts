// Writes a JSON Schema as a short outline for people: field names, types, and limits as `integer 1…100`, `string …10`.

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
}

/** The outline of a schema. Objects take several lines, each nested level two spaces further; `indent` is that of the schema itself. */
export function outline(schema: object, indent = ''): string {
  const { anyOf, items, properties, patternProperties, ...plain } = schema as Schema
  if (anyOf) return anyOf.map((variant) => outline(variant, indent)).join(' | ')
  if (items) return listNotation(outline(items, indent), items)
  if (properties) return fields(properties, plain.required ?? [], indent)
  const entry = patternProperties && Object.values(patternProperties)[0]
  if (entry) return `{ [key]: ${outline(entry, indent)} }`
  return scalar(plain)
}

const listNotation = (itemOutline: string, { enum: choices, anyOf }: Schema): string =>
  choices || anyOf ? `(${itemOutline})[]` : `${itemOutline}[]`

function fields(properties: Record<string, Schema>, required: readonly string[], indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, property]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${outline(property, inner)}`,
  )
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}'
}

function scalar(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((item) => JSON.stringify(item)).join(' | ')
  const limits = [bounds(schema.minimum, schema.maximum), bounds(schema.minLength, schema.maxLength)].filter(Boolean).join(', ')
  const name = schema.format ? `${schema.type} (${schema.format})` : (schema.type ?? 'any')
  return limits ? `${name} ${limits}` : name
}

function bounds(low: number | undefined, high: number | undefined): string {
  if (low === undefined && high === undefined) return ''
  return `${low ?? ''}…${high ?? ''}`
}
