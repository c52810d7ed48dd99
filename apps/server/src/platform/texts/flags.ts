// Searches members' texts for contacts (addresses and phone numbers, which lead readers away from the site) and words of the staff's stop-list.
import type { Reader } from '../db/database.ts'
import { mapWithPauses } from '../map-with-pauses.ts'
import { findContacts } from './contacts.ts'
import { lookAlikeSpellings } from './look-alikes.ts'
import { plainText } from './plain-text.ts'

interface StopListed {
  readonly word: string
  /** Staff's remark on the word. */
  readonly note: string
}

/** Finds the stop words in each text; several spellings of one text have the same id. Provided by the feature that stores the list. */
export type FindStopWords = (
  db: Reader,
  texts: readonly { readonly id: number; readonly text: string }[],
) => Promise<readonly (StopListed & { readonly id: number })[]>

/** What was found in one member's texts. */
export interface Flags {
  /** Web and e-mail addresses, channels and phone numbers. */
  readonly links: string[]
  readonly stop_words: StopListed[]
}

/** Characters searched between two turns of the event loop, in at most about 20 ms. A single longer text is not divided. */
const GROUP_LENGTH = 20_000

/** Texts that are searched together, such as the fields of a product. */
interface SearchedTexts {
  readonly id: number
  readonly texts: readonly string[]
}

/** Groups of about `GROUP_LENGTH` characters each. */
function inGroups(all: readonly SearchedTexts[]): SearchedTexts[][] {
  const groups: SearchedTexts[][] = []
  let remaining = 0
  for (const searched of all) {
    const length = searched.texts.reduce((sum, text) => sum + text.length, 0)
    if (length > remaining || groups.length === 0) {
      groups.push([])
      remaining = GROUP_LENGTH
    }
    groups.at(-1)?.push(searched)
    remaining -= length
  }
  return groups
}

/** Searches the texts of all ids; the returned function gives the findings of one. `find` is called once for all texts. */
export async function readFlags(db: Reader, find: FindStopWords, all: readonly SearchedTexts[]): Promise<(id: number) => Flags> {
  const groups = inGroups(all)
  const toSpellings = ({ id, texts }: SearchedTexts) => lookAlikeSpellings(plainText(texts.join('\n'))).map((text) => ({ id, text }))
  const spellings = (await mapWithPauses(groups, (group) => group.flatMap(toSpellings), 1)).flat()
  const words = Map.groupBy(spellings.length === 0 ? [] : await find(db, spellings), ({ id }) => id)
  const toFlags = ({ id, texts }: SearchedTexts): [number, Flags] => [
    id,
    { links: findContacts(texts), stop_words: (words.get(id) ?? []).map(({ word, note }) => ({ word, note })) },
  ]
  const flags = new Map((await mapWithPauses(groups, (group) => group.map(toFlags), 1)).flat())
  return (id) => flags.get(id) ?? { links: [], stop_words: [] }
}
