// Types of database access, built on kysely: the pool, a handle for reading, a transaction.
import type { Kysely, QueryExecutorProvider, Transaction } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'
import type { Database } from './types.generated.ts'

/** The pool. Only the platform and `app.ts` hold it; operations of the API receive a `Tx` or a `ReadDb`. */
export type Db = Kysely<Database>
/** Inside one transaction: the only thing a function that writes accepts. */
export type Tx = Transaction<Database>
/** For reading operations: no insert, update or delete. The static check of the repository makes sure that raw SQL does not write either. */
export type ReadDb = ReadonlyKysely<Database> & QueryExecutorProvider
/** Accepted by reading queries, inside or outside a transaction. */
export type Reader = ReadDb | Tx
