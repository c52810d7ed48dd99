// Numbers in addresses and forms arrive as texts: they are decimal, as people write them. Ajv alone would take `0x10` for 16 and ` 5` for 5.

const DECIMAL = /^-?\d+(?:\.\d+)?$/

interface Schema {
  readonly type?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** The number that a field holds, or each of its values; null where a text may stand too. */
function numberType({ type, items, anyOf }: Schema): 'integer' | 'number' | null {
  if (type === 'integer' || type === 'number') return type
  if (items) return numberType(items)
  const kinds = anyOf?.filter((branch) => branch.type !== 'null').map(numberType) ?? []
  return kinds.length > 0 && kinds.every((kind) => kind !== null) ? (kinds[0] ?? null) : null
}

/** Finds the fields of a converted part, by name, that hold a text which Ajv may take for a number but nobody writes so. */
export function oddNumbers(schema: object): (part: unknown) => (readonly [field: string, expected: 'integer' | 'number'])[] {
  const fields = Object.entries((schema as Schema).properties ?? {}).flatMap(([name, field]) => {
    const kind = numberType(field)
    return kind ? [[name, kind] as const] : []
  })
  return (part) =>
    fields.filter(([name]) => {
      const held = (part as Readonly<Record<string, unknown>> | undefined)?.[name]
      return [held].flat().some((value) => typeof value === 'string' && !DECIMAL.test(value))
    })
}
