// The entries that are new in a special register (a public list such as tax debtors) since a member's last visit of its page.
import type { RegisterNews } from '@sverka/contract/special-registers/special-registers'
import type { SpecialRegister } from '@sverka/contract/special-registers/special-registers.rules'
import type { Reader, Tx } from '../platform/db/database.ts'
import { countNews, findRegisterVisit, listNews, listRegisterVisits, saveRegisterVisit } from './special-registers.sql.ts'
import { presentEntry } from './special-registers.ts'

/** The answer contains at most this many new entries, and the number of all. */
const NEWS_SHOWN = 20
/**
 * Entries count as news only this many milliseconds after their `added_at`. That is the time when their transaction began, but they become visible at
 * the commit, some seconds later: a visit in between must not mark them as seen.
 */
const SETTLING_MS = 120_000

interface Viewer {
  readonly userId: number
  readonly register: SpecialRegister
  readonly at: Date
}

/** The latest `added_at` of entries that count as news at the time `at`. */
const settledUntil = (at: Date): Date => new Date(at.getTime() - SETTLING_MS)

/** New entries since the last visit, and until when they were counted; none for a member who has never visited the register. */
export async function readRegisterNews(db: Reader, { userId, register, at }: Viewer): Promise<RegisterNews> {
  const visit = await findRegisterVisit(db, userId, register)
  const until = settledUntil(at)
  const counted = { counted_at: until.toISOString() }
  if (!visit) return { seen_at: null, ...counted, fresh: 0, result: [] }
  const news = { register, after: visit.seenAt, until }
  const [fresh, rows] = [await countNews(db, news), await listNews(db, news, NEWS_SHOWN)]
  return { seen_at: visit.seenAt.toISOString(), ...counted, fresh, result: rows.map(presentEntry) }
}

/** Marks the entries up to `until` (ISO time) as seen, at most up to `settledUntil`, since later entries have not been shown. */
export async function recordRegisterVisit(tx: Tx, { userId, register, at }: Viewer, until: string): Promise<undefined> {
  const requested = new Date(until)
  const latest = settledUntil(at)
  await saveRegisterVisit(tx, { userId, register, seenAt: requested < latest ? requested : latest })
}

/** For the export of a member's data. */
export const listRegisterVisitsForExport = async (db: Reader, userId: number) =>
  (await listRegisterVisits(db, userId)).map(({ register, seenAt }) => ({ register, seen_at: seenAt.toISOString() }))
