// The only source of the current time on the server, so that tests can set it.

export interface Clock {
  /** The current moment. */
  now(): Date
}

/** Milliseconds that the processor has worked for this thread: unlike the clock they do not pass while others work. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

export const systemClock: Clock = { now: () => new Date() }

/** Milliseconds that the process has run, which no correction of the clock changes: for how long work took, not for moments. */
export const runningMs = (): number => performance.now()

/** The moment by Moscow's clock, for cells and texts that carry no zone. */
export const moscowTime = (moment: Date): Date => new Date(moment.getTime() + 3 * 3_600_000)

/** The day in Moscow (`2026-11-20`): registers, plans and e-mails count days by it, never by the server's own zone. */
export const moscowDay = (moment: Date): string => moscowTime(moment).toISOString().slice(0, 10)

/** The product's day in demo mode: everything in the invented register happened on or before it, and the banner shows it. */
export const DEMO_DAY = '2026-11-20'

/** Until when the invented past of the demo goes: noon in Moscow of the product's day, or now where the machine's clock is behind it. */
export const pastEnd = ({ clock, today }: { readonly clock: Clock; readonly today: () => string }): Date =>
  new Date(Math.min(clock.now().getTime(), Date.parse(`${today()}T09:00:00Z`)))

/** The ISO day so many years before, moved by days. */
export function yearsBefore(now: Date, years: number, days: number): string {
  return new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + days)).toISOString().slice(0, 10)
}
