// Tells whether an error means that the database is unavailable for now: PostgreSQL, the network or the pool may say so.

/** Classes that mean «not now»: connection failures, shutdown and start, too many connections, statement or lock timeouts. */
const CODES = /^(08|57P0|53|55P03|57014)/
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
/** What the driver and its pool say without a code. */
const WORDS = /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/
/** Node's words for a reader who went away while sending: nothing of the database. */
const READER_LEFT = 'aborted'

/** Of errors that carry another as their cause, either decides. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message, cause } = error as NodeJS.ErrnoException
  if (typeof code === 'string' && (CODES.test(code) || (NETWORK.has(code) && message !== READER_LEFT))) return true
  return WORDS.test(message) || isDatabaseUnavailable(cause)
}

/** A statement or a lock that was waited for too long: the database is there, and busy. */
const CUT_OFF = new Set(['57014', '55P03'])

/** Of errors that carry another as their cause, either decides. */
export function isCutOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, cause } = error as NodeJS.ErrnoException
  return CUT_OFF.has(code ?? '') || isCutOff(cause)
}
