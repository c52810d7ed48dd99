// Texts and numbers that the database cannot store are bad input, which no schema expresses.

export type Unstorable = 'characters' | 'number' | 'depth'

/** Reported errors; one is enough to refuse. */
const REPORTED_MAX = 20
/** Search depth: no schema is deeper, and unchecked JSON is not stored deeper either. */
const DEPTH_MAX = 32

/** Paths of fields with such values and what is wrong, up to a limit. */
export function findUnstorable(value: unknown): [field: string, wrong: Unstorable][] {
  const found: [string, Unstorable][] = []
  search({ value, path: '', depth: 0 }, found)
  return found
}

interface Visited {
  readonly value: unknown
  readonly path: string
  readonly depth: number
}

function search({ value, path, depth }: Visited, found: [string, Unstorable][]): void {
  const wrong = wrongWith(value, depth)
  if (wrong) found.push([path, wrong])
  if (wrong || typeof value !== 'object' || value === null) return
  for (const name of Object.keys(value)) {
    if (found.length >= REPORTED_MAX) return
    const held = (value as Readonly<Record<string, unknown>>)[name]
    search({ value: held, path: path === '' ? name : `${path}.${name}`, depth: depth + 1 }, found)
  }
}

function wrongWith(value: unknown, depth: number): Unstorable | null {
  // PostgreSQL rejects a null byte everywhere, and half a surrogate pair in `jsonb`.
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? 'characters' : null
  if (typeof value === 'number') return isExact(value) ? null : 'number'
  return depth > DEPTH_MAX ? 'depth' : null
}

/** `1e309` parses as Infinity, which is an integer to Ajv; above 2^53 integers are not exact. */
const isExact = (value: number): boolean => Math.abs(value) <= Number.MAX_SAFE_INTEGER
