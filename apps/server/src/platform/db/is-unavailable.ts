// Tells whether an error of PostgreSQL, network or pool means that the database is temporarily unavailable.

/** SQLSTATE classes of temporary errors: connection failures, shutdown and start, too many connections, timeouts. */
const CODES = /^(08|57P0|53|55P03|57014)/
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
/** Errors of driver and pool that have no code. */
const WORDS = /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/
/** Node's errors for a client that disconnected during the answer: not about the database. */
const READER_LEFT = 'aborted'

/** Whether the error or one of its causes means so. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message, cause } = error as NodeJS.ErrnoException
  if (typeof code === 'string' && (CODES.test(code) || (NETWORK.has(code) && message !== READER_LEFT))) return true
  return WORDS.test(message) || isDatabaseUnavailable(cause)
}

/** SQLSTATE of a cancelled statement, as by its time limit, and of a lock that was not available in time. */
const TIMEOUTS = new Set(['57014', '55P03'])

/** Whether the error or one of its causes is a statement or lock timeout: the database is reachable but busy. */
export function isDatabaseTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, cause } = error as NodeJS.ErrnoException
  return TIMEOUTS.has(code ?? '') || isDatabaseTimeout(cause)
}
