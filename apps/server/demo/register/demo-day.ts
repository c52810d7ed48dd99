// Computes days (YYYY-MM-DD) relative to DEMO_DAY, the fixed «today» of the demo: the invented register is as of this day.
import { DEMO_DAY } from '../../src/platform/clock.ts'

const DAY_MS = 86_400_000
const base = Date.parse(`${DEMO_DAY}T00:00:00Z`)

/** The day this many days before the demo day (negative: after it). */
export const daysBefore = (days: number): string => new Date(base - Math.round(days) * DAY_MS).toISOString().slice(0, 10)

/** How many days before the demo day this day was. */
export const ageInDays = (day: string): number => Math.round((base - Date.parse(`${day}T00:00:00Z`)) / DAY_MS)

/** The day this many days after another (negative: before it). */
export const daysAfter = (day: string, days: number): string => daysBefore(ageInDays(day) - days)
