// State classifiers (economic activities, regions, legal forms …) cached in memory: a few thousand names by code.
import type { Reader } from '../platform/db/database.ts'
import { type Classifiers, selectClassifiers } from './classifiers.sql.ts'
import type { Coded } from './register-extract.ts'

export type { Classifiers }

const loaded = new WeakMap<object, Promise<Classifiers>>()

/** Reads the classifiers once per database handle and caches them: only migrations change them. */
export function loadClassifiers(db: Reader): Promise<Classifiers> {
  const cached = loaded.get(db)
  if (cached) return cached
  const loading = selectClassifiers(db)
  loaded.set(db, loading)
  // A failed read must not be cached.
  loading.catch(() => loaded.delete(db))
  return loading
}

/** A code as it is stored: with its name only if our classifier does not have the code, because the name could not be looked up then. */
export function toCoded(code: string, name: string | undefined, classifier: ReadonlyMap<string, string>): Coded {
  return classifier.has(code) || !name ? { code } : { code, name }
}
