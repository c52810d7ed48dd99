// Finds texts and numbers in a request's input that the database cannot store: JSON Schemas cannot express that, so they are checked here.

/** What is wrong: a text with impossible characters, a number too large to be exact, JSON nested too deeply. */
export type Unstorable = 'characters' | 'number' | 'depth'

/** Most errors reported for one input; one is enough to refuse it. */
const REPORTED_MAX = 20
/** Depth at which the search stops and refuses: no schema of the contract is deeper, and JSON without a schema is not stored deeper. */
const DEPTH_MAX = 32

/** Paths of wrong values (`inner.list.0`), each with what is wrong; at most twenty. */
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
    const child = (value as Readonly<Record<string, unknown>>)[name]
    search({ value: child, path: path === '' ? name : `${path}.${name}`, depth: depth + 1 }, found)
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
