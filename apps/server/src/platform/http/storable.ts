// What no schema says: texts that the database cannot hold and numbers beyond its reach are bad input, not failures.

/** The fields, by their path, that hold such a value, and what is wrong with them. The value has passed its schema, which bounds its depth. */
export function unstorable(value: unknown, path = ''): (readonly [field: string, wrong: 'characters' | 'number'])[] {
  // A zero byte is refused by PostgreSQL everywhere, half a surrogate pair in `jsonb`.
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [[path, 'characters']] : []
  if (typeof value === 'number') return isExact(value) ? [] : [[path, 'number']]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, held]) => unstorable(held, path === '' ? name : `${path}.${name}`))
}

/** `1e309` arrives as infinity, which is an integer to Ajv; above 2^53 the next whole number is another one. */
const isExact = (value: number): boolean => Math.abs(value) <= Number.MAX_SAFE_INTEGER
