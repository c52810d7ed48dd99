// Copies only the fields that a JSON Schema declares: of responses to pages rendered on the server, and of request bodies.

/** Returns a value without undeclared fields; the input is unchanged. */
export type CopyDeclared = (value: unknown) => unknown

interface Schema {
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema
  maxItems?: number
  anyOf?: Schema[]
}

const unchanged: CopyDeclared = (value) => value

/** Compiles the schema of a response. For a union of several object variants, fields that any variant declares are kept. */
export const declaredFields = (schema: object): CopyDeclared => copierFor(schema, false)

/** The same for a request body. Of a list longer than `maxItems` it copies one item too many, so that validation refuses it without copying all. */
export const declaredInput = (schema: object): CopyDeclared => copierFor(schema, true)

function copierFor(schema: Schema, isInput: boolean): CopyDeclared {
  const { properties, patternProperties, items, maxItems, anyOf } = schema
  if (anyOf) return variants(anyOf, isInput)
  if (properties) return objectFields(properties, isInput)
  if (items) return listItems(copierFor(items, isInput), isInput ? maxItems : undefined)
  const entry = patternProperties && Object.values(patternProperties)[0]
  return entry ? entries(copierFor(entry, isInput)) : unchanged
}

function variants(anyOf: Schema[], isInput: boolean): CopyDeclared {
  const objects = anyOf.filter((variant) => variant.properties)
  const [other] = anyOf.filter((variant) => variant.items || variant.patternProperties)
  if (objects.length > 0) return objectFields(Object.assign({}, ...objects.map((variant) => variant.properties)), isInput)
  return other ? copierFor(other, isInput) : unchanged
}

function objectFields(properties: Record<string, Schema>, isInput: boolean): CopyDeclared {
  const picks = Object.entries(properties).map(([name, schema]) => [name, copierFor(schema, isInput)] as const)
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    const kept: Record<string, unknown> = {}
    for (const [name, pick] of picks) {
      const field = (value as Record<string, unknown>)[name]
      if (field !== undefined) kept[name] = pick(field)
    }
    return kept
  }
}

function listItems(pick: CopyDeclared, limit = Number.POSITIVE_INFINITY): CopyDeclared {
  if (pick === unchanged && limit === Number.POSITIVE_INFINITY) return unchanged
  return (value) => {
    if (!Array.isArray(value)) return value
    return (value.length > limit ? value.slice(0, limit + 1) : value).map(pick)
  }
}

function entries(pick: CopyDeclared): CopyDeclared {
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, pick(field)]))
  }
}
