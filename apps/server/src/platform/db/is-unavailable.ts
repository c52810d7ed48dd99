// Recognises errors of PostgreSQL, of the network or of the pool which mean that the database is temporarily unavailable or too busy.

/** SQLSTATE codes or their beginnings: connection failures, shutdown and start, too few resources, lock timeout, cancelled statement. */
const CODES = /^(08|57P0|53|55P03|57014)/
/** Network errors of Node. */
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
/** Messages of the driver `pg` and its pool, whose errors have no code. */
const MESSAGES = /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/
/** Message of Node's network error when the HTTP client disconnects during the answer: this is not about the database. */
const CLIENT_DISCONNECTED = 'aborted'

/** Whether the error or one of its causes means that the database is temporarily unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message, cause } = error as NodeJS.ErrnoException
  if (typeof code === 'string' && (CODES.test(code) || (NETWORK.has(code) && message !== CLIENT_DISCONNECTED))) return true
  return MESSAGES.test(message) || isDatabaseUnavailable(cause)
}

/** SQLSTATE of a statement that was cancelled, usually by its time limit, and of a lock that was not available in time. */
const TIMEOUTS = new Set(['57014', '55P03'])

/** Whether the error or one of its causes is a statement or lock timeout: the database is reachable but busy. */
export function isDatabaseTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, cause } = error as NodeJS.ErrnoException
  return TIMEOUTS.has(code ?? '') || isDatabaseTimeout(cause)
}
