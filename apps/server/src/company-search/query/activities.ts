// The activity filter accepts words: «разработк программ» means the codes whose names contain such words.

import { splitWords } from '../../company-index/company-index.ts'
import type { Reader } from '../../platform/db/database.ts'
import { listActivities } from './activities.sql.ts'

const CODE = /^\d{2}(\.\d{0,2}(\.\d{0,2})?)?$/
/** Limit of codes: a word that occurs in more («торговля» occurs in hundreds) stands for the first of them. */
const MOST_CODES = 200
/** A code that no record has, used where the words name no activity. */
const NO_ACTIVITY = '00'

/** The codes that the text means: a code itself, or every code whose name contains the words; a group replaces the codes under it. */
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
  return heads.length > 0 ? heads.slice(0, MOST_CODES) : [NO_ACTIVITY]
}

/** The groups that contain a code: `62` and `62.0` for `62.01`. */
const activityGroups = (code: string): string[] =>
  Array.from({ length: code.length - 2 }, (_, i) => code.slice(0, i + 2)).filter((group) => !group.endsWith('.'))
