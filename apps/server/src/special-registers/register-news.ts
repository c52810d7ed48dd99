// What came into a special register since a member last looked at it.
import type { RegisterNews } from '@sverka/contract/special-registers/special-registers'
import type { SpecialRegister } from '@sverka/contract/special-registers/special-registers.rules'
import type { Reader, Tx } from '../platform/db/database.ts'
import { countNews, findRegisterVisit, listNews, listRegisterVisits, saveRegisterVisit } from './special-registers.sql.ts'
import { presentEntry } from './special-registers.ts'

/** Limit of new entries in the answer; their total number is given too. */
const NEWS_SHOWN = 20
/**
 * Time in milliseconds after which what was found counts as news. An entry has the moment when its piece of companies was begun and is seen when the piece
 * is committed, some seconds later: a visit in between must not skip it.
 */
const SETTLING = 120_000

interface Looking {
  readonly userId: number
  readonly register: SpecialRegister
  readonly at: Date
}

const settled = (at: Date): Date => new Date(at.getTime() - SETTLING)

/** Nothing is new to a member who has never looked. */
export async function showRegisterNews(db: Reader, { userId, register, at }: Looking): Promise<RegisterNews> {
  const look = await findRegisterVisit(db, userId, register)
  const until = settled(at)
  const counted = { counted_at: until.toISOString() }
  if (!look) return { seen_at: null, ...counted, fresh: 0, result: [] }
  const news = { register, after: look.seenAt, until }
  const [fresh, rows] = [await countNews(db, news), await listNews(db, news, NEWS_SHOWN)]
  return { seen_at: look.seenAt.toISOString(), ...counted, fresh, result: rows.map(presentEntry) }
}

/** Nobody has seen what is still to come: a later moment than news are counted to counts as that one. */
export async function recordRegisterVisit(tx: Tx, { userId, register, at }: Looking, until: string): Promise<undefined> {
  const named = new Date(until)
  const latest = settled(at)
  await saveRegisterVisit(tx, { userId, register, seenAt: named < latest ? named : latest })
}

/** For the export of a member's data. */
export const listRegisterVisitsForExport = async (db: Reader, userId: number) =>
  (await listRegisterVisits(db, userId)).map(({ register, seenAt }) => ({ register, seen_at: seenAt.toISOString() }))
