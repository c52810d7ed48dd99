// The types by which the rest of the server holds the database: the pool, a reading handle, a transaction.
import type { Kysely, QueryExecutorProvider, Transaction } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { Database } from './types.generated.ts'

/** The pool. Only the platform and `app.ts` hold it; operations get one of the two below. */
export type Db = Kysely<Database>
/** Inside one transaction: the only thing a function that writes accepts. */
export type Tx = Transaction<Database>
/** For operations that only read: it has no insert, update or delete. What a statement written as SQL does is checked by the rules `sql` and `tables`. */
export type ReadDb = ReadonlyKysely<Database> & QueryExecutorProvider
/** What a reading query accepts, inside a transaction or outside. */
export type Reader = ReadDb | Tx
