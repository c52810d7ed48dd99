// Finds numbers in queries and forms that are not plain decimals: Ajv (the JSON Schema validator) would also accept `0x10` for 16 and ` 5` for 5.

const DECIMAL = /^-?\d+(?:\.\d+)?$/

/** The parts of a JSON Schema that matter here. */
interface Schema {
  readonly type?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** The number type of a field, or of the items of a list; null if the field allows anything but numbers and null. */
function numberType({ type, items, anyOf }: Schema): 'integer' | 'number' | null {
  if (type === 'integer' || type === 'number') return type
  if (items) return numberType(items)
  const types = anyOf?.filter((branch) => branch.type !== 'null').map(numberType) ?? []
  return types.length > 0 && types.every((branchType) => branchType !== null) ? (types[0] ?? null) : null
}

/** Compiles a check of a query or form: it returns the number fields whose text is not a plain decimal, with their declared types. */
export function findUnusualNumbers(schema: object): (part: unknown) => (readonly [field: string, expected: 'integer' | 'number'])[] {
  const fields = Object.entries((schema as Schema).properties ?? {}).flatMap(([name, field]) => {
    const expected = numberType(field)
    return expected ? [[name, expected] as const] : []
  })
  return (part) =>
    fields.filter(([name]) => {
      const value = (part as Readonly<Record<string, unknown>> | undefined)?.[name]
      return [value].flat().some((item) => typeof item === 'string' && !DECIMAL.test(item))
    })
}
