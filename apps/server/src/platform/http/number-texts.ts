// Numbers in queries and forms must be decimal, as people write them; Ajv would also accept `0x10` for 16 and ` 5` for 5.

const DECIMAL = /^-?\d+(?:\.\d+)?$/

interface Schema {
  readonly type?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** Type of a number field or of its items; null if a text is allowed too. */
function numberType({ type, items, anyOf }: Schema): 'integer' | 'number' | null {
  if (type === 'integer' || type === 'number') return type
  if (items) return numberType(items)
  const kinds = anyOf?.filter((branch) => branch.type !== 'null').map(numberType) ?? []
  return kinds.length > 0 && kinds.every((kind) => kind !== null) ? (kinds[0] ?? null) : null
}

/** Names of fields with texts that Ajv accepts as numbers but people do not write. */
export function findUnusualNumbers(schema: object): (part: unknown) => (readonly [field: string, expected: 'integer' | 'number'])[] {
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
