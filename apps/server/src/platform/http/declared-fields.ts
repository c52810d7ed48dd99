// Copies only what a schema declares, for answers that do not pass through the HTTP serialiser.

/** Takes a value and returns it without undeclared fields; the input is left as it is. */
export type Pick = (value: unknown) => unknown

interface Schema {
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

const asItIs: Pick = (value) => value

/** Compiles a schema once. Of several object variants only the fields that some variant declares are kept. */
export function declaredFields(schema: object): Pick {
  const { properties, patternProperties, items, anyOf } = schema as Schema
  if (anyOf) return variants(anyOf)
  if (properties) return objectFields(properties)
  if (items) return listItems(declaredFields(items))
  const entry = patternProperties && Object.values(patternProperties)[0]
  return entry ? entries(declaredFields(entry)) : asItIs
}

function variants(anyOf: Schema[]): Pick {
  const objects = anyOf.filter((variant) => variant.properties)
  const [other] = anyOf.filter((variant) => variant.items || variant.patternProperties)
  if (objects.length > 0) return objectFields(Object.assign({}, ...objects.map((variant) => variant.properties)))
  return other ? declaredFields(other) : asItIs
}

function objectFields(properties: Record<string, Schema>): Pick {
  const picks = Object.entries(properties).map(([name, schema]) => [name, declaredFields(schema)] as const)
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    const picked: Record<string, unknown> = {}
    for (const [name, pick] of picks) {
      const field = (value as Record<string, unknown>)[name]
      if (field !== undefined) picked[name] = pick(field)
    }
    return picked
  }
}

function listItems(pick: Pick): Pick {
  return pick === asItIs ? asItIs : (value) => (Array.isArray(value) ? value.map(pick) : value)
}

function entries(pick: Pick): Pick {
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, pick(field)]))
  }
}
