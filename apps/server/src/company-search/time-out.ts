// Tells that the time of a search is over from whatever else may go wrong.

/** Nothing more is to be read. */
export class TimeOut extends Error {
  override readonly name = 'TimeOut'
}

/** PostgreSQL's code for a statement that was cut off. */
const QUERY_CANCELED = '57014'

/** Whether an error says that the time of a search is over. */
export const isTimeOut = (error: unknown): boolean =>
  error instanceof TimeOut || (error as { code?: unknown } | null)?.code === QUERY_CANCELED
