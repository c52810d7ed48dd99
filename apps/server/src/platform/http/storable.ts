// What no schema says: texts that the database cannot hold and numbers beyond its reach are bad input, not failures.

export type Unstorable = 'characters' | 'number' | 'depth'

/** Wrong values that are told; one is enough to refuse. */
const TOLD_MAX = 20
/** No schema goes deeper; what a schema lets in unseen is not kept in greater depth either. */
const DEPTH_MAX = 32

/** The fields, by their path, that hold such a value, and what is wrong with them: not more of them than anybody reads. */
export function unstorable(value: unknown): [field: string, wrong: Unstorable][] {
  const found: [string, Unstorable][] = []
  look({ value, path: '', depth: 0 }, found)
  return found
}

interface Looked {
  readonly value: unknown
  readonly path: string
  readonly depth: number
}

function look({ value, path, depth }: Looked, found: [string, Unstorable][]): void {
  const wrong = wrongWith(value, depth)
  if (wrong) found.push([path, wrong])
  if (wrong || typeof value !== 'object' || value === null) return
  for (const name of Object.keys(value)) {
    if (found.length >= TOLD_MAX) return
    const held = (value as Readonly<Record<string, unknown>>)[name]
    look({ value: held, path: path === '' ? name : `${path}.${name}`, depth: depth + 1 }, found)
  }
}

function wrongWith(value: unknown, depth: number): Unstorable | null {
  // A zero byte is refused by PostgreSQL everywhere, half a surrogate pair in `jsonb`.
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? 'characters' : null
  if (typeof value === 'number') return isExact(value) ? null : 'number'
  return depth > DEPTH_MAX ? 'depth' : null
}

/** `1e309` arrives as infinity, which is an integer to Ajv; above 2^53 the next whole number is another one. */
const isExact = (value: number): boolean => Math.abs(value) <= Number.MAX_SAFE_INTEGER
