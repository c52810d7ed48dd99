// Types of database access: the pool, a reading handle, a transaction.
import type { Kysely, QueryExecutorProvider, Transaction } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { Database } from './types.generated.ts'

/** The pool. Only the platform and `app.ts` hold it; operations get one of the two below. */
export type Db = Kysely<Database>
/** Inside one transaction: the only thing a function that writes accepts. */
export type Tx = Transaction<Database>
/** For reading operations: no insert, update or delete. Raw SQL is checked by the rules `sql` and `tables`. */
export type ReadDb = ReadonlyKysely<Database> & QueryExecutorProvider
/** Accepted by reading queries, inside or outside a transaction. */
export type Reader = ReadDb | Tx
