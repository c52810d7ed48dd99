// The classifier tables held in memory: a few thousand names that cards, lists and importers look up by code.
import type { Reader } from '../platform/db/database.ts'
import { type Classifiers, selectClassifiers } from './classifiers.sql.ts'
import type { Coded } from './register-extract.ts'

export type { Classifiers }

const loaded = new WeakMap<object, Promise<Classifiers>>()

/** Reads the tables once per database; they change by migration only. */
export function loadClassifiers(db: Reader): Promise<Classifiers> {
  const known = loaded.get(db)
  if (known) return known
  const loading = selectClassifiers(db)
  loaded.set(db, loading)
  // A failed read must not be remembered.
  loading.catch(() => loaded.delete(db))
  return loading
}

/** The code, with its name only where the classifier does not know it. */
export function toCoded(code: string, name: string | undefined, known: ReadonlyMap<string, string>): Coded {
  return known.has(code) || !name ? { code } : { code, name }
}
