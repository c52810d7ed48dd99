// Translates the text of the activity filter into codes of the classifier ОКВЭД. The text is a code or words: «разработк программ» (software
// development) means all codes whose names have words that begin so.

import { splitWords } from '../../company-index/company-index.ts'
import type { Reader } from '../../platform/db/database.ts'
import { listActivities } from './activities.sql.ts'

/** A code, also unfinished: `62`, `62.`, `62.0`, `62.01.1`. */
const CODE = /^\d{2}(\.\d{0,2}|\.\d{1,2}\.\d{0,2})?$/
/**
 * Maximum number of codes to search for. Of a word that more names have («торговля», trade, is in hundreds) only the first in the order of codes are
 * used.
 */
const MAX_CODES = 200
/** A code that no company has, so that words which name no activity find nothing. */
const NO_ACTIVITY = '00'

/**
 * The codes that the text means, never empty: the code itself, or every code whose name has the words. If a group of codes matches, only the group is
 * returned and not the codes in it, since the filter takes a code as a beginning.
 */
export async function codesOfActivity(db: Reader, typed: string): Promise<string[]> {
  const text = typed.trim()
  if (CODE.test(text)) return [text.replace(/\.$/, '')]
  const words = splitWords(text)
  if (words.length === 0) return [NO_ACTIVITY]
  const matching = (await listActivities(db)).filter(({ name }) => {
    const wordsOfName = splitWords(name)
    return words.every((word) => wordsOfName.some((wordOfName) => wordOfName.startsWith(word)))
  })
  const codes = matching.map(({ code }) => code)
  const matchingCodes = new Set(codes)
  const topCodes = codes.filter((code) => !activityGroups(code).some((group) => matchingCodes.has(group)))
  return topCodes.length > 0 ? topCodes.slice(0, MAX_CODES) : [NO_ACTIVITY]
}

/** The groups that contain a code: `62` and `62.0` for `62.01`. */
const activityGroups = (code: string): string[] =>
  Array.from({ length: code.length - 2 }, (_, i) => code.slice(0, i + 2)).filter((group) => !group.endsWith('.'))
