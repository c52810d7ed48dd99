// The only source of the current time on the server, so that tests can set it.

export interface Clock {
  /** The current moment. */
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The day in Moscow (`2026-11-20`): registers, plans and e-mails count days by it, never by the server's own zone. */
export function moscowDay(moment: Date): string {
  return new Date(moment.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)
}
