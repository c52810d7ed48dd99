// Classifier tables cached in memory: a few thousand names by code.
import type { Reader } from '../platform/db/database.ts'
import { type Classifiers, selectClassifiers } from './classifiers.sql.ts'
import type { Coded } from './register-extract.ts'

export type { Classifiers }

const loaded = new WeakMap<object, Promise<Classifiers>>()

/** Read once per database handle and kept: only migrations change them. */
export function loadClassifiers(db: Reader): Promise<Classifiers> {
  const known = loaded.get(db)
  if (known) return known
  const loading = selectClassifiers(db)
  loaded.set(db, loading)
  // A failed read must not be cached.
  loading.catch(() => loaded.delete(db))
  return loading
}

/** The code; with `name` only if our classifier (`known`) does not have the code. */
export function toCoded(code: string, name: string | undefined, known: ReadonlyMap<string, string>): Coded {
  return known.has(code) || !name ? { code } : { code, name }
}
