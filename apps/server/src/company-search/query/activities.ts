// The activity filter (ОКВЭД) accepts a code or words: «разработк программ» means all codes whose names have words that begin so.

import { splitWords } from '../../company-index/company-index.ts'
import type { Reader } from '../../platform/db/database.ts'
import { listActivities } from './activities.sql.ts'

/** A code, also unfinished: `62`, `62.`, `62.0`, `62.01.1`. */
const CODE = /^\d{2}(\.\d{0,2}(\.\d{0,2})?)?$/
/** At most so many codes are searched: of a word in more names («торговля» is in hundreds) only the first codes count. */
const MAX_CODES = 200
/** A code that no company has, so that words which name no activity find nothing. */
const NO_ACTIVITY = '00'

/**
 * The codes that the text means, never empty: the code itself, or every code whose name contains the words. If a group of codes matches, only
 * the group is returned, not the codes in it.
 */
export async function codesOfActivity(db: Reader, typed: string): Promise<string[]> {
  const text = typed.trim()
  if (CODE.test(text)) return [text.replace(/\.$/, '')]
  const words = splitWords(text)
  if (words.length === 0) return [NO_ACTIVITY]
  const named = (await listActivities(db)).filter(({ name }) => {
    const present = splitWords(name)
    return words.every((word) => present.some((one) => one.startsWith(word)))
  })
  const codes = named.map(({ code }) => code)
  const known = new Set(codes)
  const heads = codes.filter((code) => !activityGroups(code).some((group) => known.has(group)))
  return heads.length > 0 ? heads.slice(0, MAX_CODES) : [NO_ACTIVITY]
}

/** The groups that contain a code: `62` and `62.0` for `62.01`. */
const activityGroups = (code: string): string[] =>
  Array.from({ length: code.length - 2 }, (_, i) => code.slice(0, i + 2)).filter((group) => !group.endsWith('.'))
