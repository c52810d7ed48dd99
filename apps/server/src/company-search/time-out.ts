// The time of a search: whatever it waits for is over at some moment.

/** Nothing more is to be read. */
export class TimeOut extends Error {
  override readonly name = 'TimeOut'
}

/** PostgreSQL's code for a statement that was cut off. */
const QUERY_CANCELED = '57014'

/** Whether an error says that the time of a search is over. */
export const isTimeOut = (error: unknown): boolean =>
  error instanceof TimeOut || (error as { code?: unknown } | null)?.code === QUERY_CANCELED

/** Null once the milliseconds are over; a failure after that is nobody's. */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds, null)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
