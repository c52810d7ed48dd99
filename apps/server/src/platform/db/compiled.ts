// Frequent queries are built once: building one costs the server as much as sending it.
import type { CompiledQuery } from 'kysely'
import type { ReadonlyCompiledQuery } from 'kysely/readonly'
import type { ReadDb, Reader } from './database.ts'

/** Placeholder of a value that each call passes; `at` is its index among those. */
class Place {
  readonly at: number

  constructor(at: number) {
    this.at = at
  }
}

interface Built<R> {
  compile(): CompiledQuery<R>
}

/**
 * A query whose text never varies. `build` gets a handle and placeholders; it may only use these as values of the query.
 * The text is cached by handle, so a transaction builds its own.
 */
export function compiledOnce<V extends readonly unknown[], R>(
  build: (db: ReadDb, ...values: V) => Built<R>,
): (db: Reader, ...values: V) => Promise<R[]> {
  const known = new WeakMap<object, CompiledQuery<R>>()
  const compiledFor = (db: Reader, count: number): CompiledQuery<R> => {
    const found = known.get(db)
    if (found) return found
    const places = Array.from({ length: count }, (_, at) => new Place(at))
    const made = build(db as ReadDb, ...(places as unknown as V)).compile()
    known.set(db, made)
    return made
  }
  return async (db, ...values) => {
    const compiled = compiledFor(db, values.length)
    const parameters = compiled.parameters.map((value) => (value instanceof Place ? values[value.at] : value))
    // A reading handle can only build selects.
    const { rows } = await (db as ReadDb).executeQuery({ ...compiled, parameters } as ReadonlyCompiledQuery<R>)
    return rows
  }
}
