// The entries that came into a special register since a member's last visit of its page.
import type { RegisterNews } from '@sverka/contract/special-registers/special-registers'
import type { SpecialRegister } from '@sverka/contract/special-registers/special-registers.rules'
import type { Reader, Tx } from '../platform/db/database.ts'
import { countNews, findRegisterVisit, listNews, listRegisterVisits, saveRegisterVisit } from './special-registers.sql.ts'
import { presentEntry } from './special-registers.ts'

/** Most new entries in the answer; their number is also returned. */
const NEWS_SHOWN = 20
/**
 * Entries count as news only this many milliseconds after their time. An entry has the time when its transaction began, but becomes visible at
 * the commit, some seconds later: a visit in between must not mark it as seen.
 */
const SETTLING = 120_000

interface Viewer {
  readonly userId: number
  readonly register: SpecialRegister
  readonly at: Date
}

/** The latest time up to which entries count as news at the time `at`. */
const settled = (at: Date): Date => new Date(at.getTime() - SETTLING)

/** New entries since the last visit, and until when they were counted; none for a member who has never visited the register. */
export async function readRegisterNews(db: Reader, { userId, register, at }: Viewer): Promise<RegisterNews> {
  const look = await findRegisterVisit(db, userId, register)
  const until = settled(at)
  const counted = { counted_at: until.toISOString() }
  if (!look) return { seen_at: null, ...counted, fresh: 0, result: [] }
  const news = { register, after: look.seenAt, until }
  const [fresh, rows] = [await countNews(db, news), await listNews(db, news, NEWS_SHOWN)]
  return { seen_at: look.seenAt.toISOString(), ...counted, fresh, result: rows.map(presentEntry) }
}

/** Marks the entries up to `until` (ISO time) as seen; a time later than `settled` counts as that, since later entries cannot have been seen. */
export async function recordRegisterVisit(tx: Tx, { userId, register, at }: Viewer, until: string): Promise<undefined> {
  const named = new Date(until)
  const latest = settled(at)
  await saveRegisterVisit(tx, { userId, register, seenAt: named < latest ? named : latest })
}

/** For the export of a member's data. */
export const listRegisterVisitsForExport = async (db: Reader, userId: number) =>
  (await listRegisterVisits(db, userId)).map(({ register, seenAt }) => ({ register, seen_at: seenAt.toISOString() }))
