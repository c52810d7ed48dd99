// The activity filter by words: «разработк программ» stands for the codes whose names have such words.

import { splitWords } from '../../company-index/company-index.ts'
import type { Reader } from '../../platform/db/database.ts'
import { listActivities } from './activities.sql.ts'

const CODE = /^\d{2}(\.\d{0,2}(\.\d{0,2})?)?$/
/** So many codes are looked for; a word of more («торговля» has some hundred) is cut to the first of them. */
const MOST_CODES = 200
/** A code that no record has: what was asked for names no activity. */
const NO_ACTIVITY = '00'

/** Codes that stand for what was typed: the code itself, or every code whose name has the words; a group stands for its branch. */
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

/** The groups a code belongs to: `62`, `62.0` for `62.01`. */
const activityGroups = (code: string): string[] =>
  Array.from({ length: code.length - 2 }, (_, i) => code.slice(0, i + 2)).filter((group) => !group.endsWith('.'))
