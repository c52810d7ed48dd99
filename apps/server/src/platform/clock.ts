// The server's only source of the current time, so that tests can set it, and the days and hours of Moscow.

export interface Clock {
  /** The current moment. */
  now(): Date
}

/** Processor time of this thread in milliseconds: unlike wall time it does not grow while other processes run. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

export const systemClock: Clock = { now: () => new Date() }

/** Milliseconds since the process started, unaffected by clock corrections: for durations. */
export const runningMs = (): number => performance.now()

/** A Date whose UTC fields show the time in Moscow (UTC+3 all year), for spreadsheet cells and texts without a time zone. */
export const moscowTime = (moment: Date): Date => new Date(moment.getTime() + 3 * 3_600_000)

/** The day in Moscow (`2026-11-20`): registers, plans and e-mails count days by it, never by the server's own zone. */
export const moscowDay = (moment: Date): string => moscowTime(moment).toISOString().slice(0, 10)

/** "Today" of the demo: everything in its invented company register happened on or before this day, and the banner shows it. */
export const DEMO_DAY = '2026-11-20'

/** Latest moment at which invented data of the demo may happen: noon in Moscow of `today`, or now if the machine's clock is earlier. */
export const demoPastEnd = ({ clock, today }: { readonly clock: Clock; readonly today: () => string }): Date =>
  new Date(Math.min(clock.now().getTime(), Date.parse(`${today()}T09:00:00Z`)))

/** The day `years` before `day` (after it if negative) and then `days` later; days are YYYY-MM-DD. */
export function yearsBefore(day: string, years: number, days: number): string {
  const from = new Date(day)
  return new Date(Date.UTC(from.getUTCFullYear() - years, from.getUTCMonth(), from.getUTCDate() + days)).toISOString().slice(0, 10)
}
