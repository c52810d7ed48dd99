// Copies only what a schema declares, for answers that do not pass through the HTTP serialiser and for bodies that came.

/** Takes a value and returns it without undeclared fields; the input is left as it is. */
export type Pick = (value: unknown) => unknown

interface Schema {
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema
  maxItems?: number
  anyOf?: Schema[]
}

const asItIs: Pick = (value) => value

/** Compiles the schema of an answer once. Of several object variants only the fields that some variant declares are kept. */
export const declaredFields = (schema: object): Pick => picked(schema, false)

/** The same for what was sent: of a list beyond its limit one item more than the limit is kept, by which whoever checks it refuses it. */
export const declaredInput = (schema: object): Pick => picked(schema, true)

function picked(schema: Schema, isInput: boolean): Pick {
  const { properties, patternProperties, items, maxItems, anyOf } = schema
  if (anyOf) return variants(anyOf, isInput)
  if (properties) return objectFields(properties, isInput)
  if (items) return listItems(picked(items, isInput), isInput ? maxItems : undefined)
  const entry = patternProperties && Object.values(patternProperties)[0]
  return entry ? entries(picked(entry, isInput)) : asItIs
}

function variants(anyOf: Schema[], isInput: boolean): Pick {
  const objects = anyOf.filter((variant) => variant.properties)
  const [other] = anyOf.filter((variant) => variant.items || variant.patternProperties)
  if (objects.length > 0) return objectFields(Object.assign({}, ...objects.map((variant) => variant.properties)), isInput)
  return other ? picked(other, isInput) : asItIs
}

function objectFields(properties: Record<string, Schema>, isInput: boolean): Pick {
  const picks = Object.entries(properties).map(([name, schema]) => [name, picked(schema, isInput)] as const)
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

function listItems(pick: Pick, most = Number.POSITIVE_INFINITY): Pick {
  if (pick === asItIs && most === Number.POSITIVE_INFINITY) return asItIs
  return (value) => {
    if (!Array.isArray(value)) return value
    return (value.length > most ? value.slice(0, most + 1) : value).map(pick)
  }
}

function entries(pick: Pick): Pick {
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, pick(field)]))
  }
}
