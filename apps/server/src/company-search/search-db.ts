// The pool by which searches pass over the index: few connections, whose every statement the database cuts off soon.
import type { Config } from '../platform/config.ts'
import { connect } from '../platform/db/connect.ts'
import type { Db, ReadDb, Reader } from '../platform/db/database.ts'
import type { Log } from '../platform/log.ts'

/** The handles a search reads by. */
export interface SearchDb {
  /** For the words and the records to show. */
  readonly register: Reader
  /** For the passes over the index. */
  readonly index: ReadDb
}

/** No pass begins later than this after the question: together with the last one (`SEARCH_PASS_MS`) no answer takes a quarter of a second. */
export const LAST_START_MS = 100

/** As many passes at once as two to four processors can serve; further ones wait their turn, which costs them less than sharing. */
export const SEARCH_CONNECTIONS = 6

/** Opens the pool. A pass that takes too long is cut off and answers with what it has. A connection is kept for good: the plans of the search functions take it about 20 ms to make. */
export const connectSearch = (url: string, config: Pick<Config, 'SEARCH_PASS_MS'>, log: Log): Db =>
  connect(url, { size: SEARCH_CONNECTIONS, log, statementMs: config.SEARCH_PASS_MS, idleMs: 0 })
