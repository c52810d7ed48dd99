// Lets frequent kysely queries be built once and sent often: building one takes the server as long as sending it.
import type { CompiledQuery } from 'kysely'
import type { ReadonlyCompiledQuery } from 'kysely/readonly'
import type { ReadDb, Reader } from './database.ts'

/** Stands for a value that each call passes; `at` is its index among the call's values. */
class Placeholder {
  readonly at: number

  constructor(at: number) {
    this.at = at
  }
}

/** A query of kysely, not yet run. */
interface Built<R> {
  compile(): CompiledQuery<R>
}

/**
 * A query whose SQL text never varies, as a function of the database handle and its values. `build` receives a handle and placeholders, which
 * it may only use as values of the query. The text is cached per handle: the pool builds it once, each transaction once for itself.
 */
export function compiledOnce<V extends readonly unknown[], R>(
  build: (db: ReadDb, ...values: V) => Built<R>,
): (db: Reader, ...values: V) => Promise<R[]> {
  const cache = new WeakMap<object, CompiledQuery<R>>()
  const compiledFor = (db: Reader, count: number): CompiledQuery<R> => {
    const cached = cache.get(db)
    if (cached) return cached
    const placeholders = Array.from({ length: count }, (_, at) => new Placeholder(at))
    const compiled = build(db as ReadDb, ...(placeholders as unknown as V)).compile()
    cache.set(db, compiled)
    return compiled
  }
  return async (db, ...values) => {
    const compiled = compiledFor(db, values.length)
    const parameters = compiled.parameters.map((value) => (value instanceof Placeholder ? values[value.at] : value))
    // A reading handle can only build selects.
    const { rows } = await (db as ReadDb).executeQuery({ ...compiled, parameters } as ReadonlyCompiledQuery<R>)
    return rows
  }
}
