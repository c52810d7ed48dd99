// Searches members' texts for contacts and stop words.
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

/** Finds the stop words in each text; a text may be given in several readings. Provided by the module that keeps the list. */
export type FindStopWords = (
  db: Reader,
  texts: readonly { readonly id: number; readonly text: string }[],
) => Promise<readonly (StopListed & { readonly id: number })[]>

export interface Flags {
  /** Web and e-mail addresses, channels and phone numbers. */
  readonly links: string[]
  readonly stop_words: StopListed[]
}

/** Letters searched between two turns of the event loop: at most about 20 ms. A single longer text is not divided. */
const LETTERS = 20_000

interface Written {
  readonly id: number
  readonly texts: readonly string[]
}

function inGroups(written: readonly Written[]): Written[][] {
  const groups: Written[][] = []
  let room = 0
  for (const one of written) {
    const letters = one.texts.reduce((sum, text) => sum + text.length, 0)
    if (letters > room || groups.length === 0) {
      groups.push([])
      room = LETTERS
    }
    groups.at(-1)?.push(one)
    room -= letters
  }
  return groups
}

/** What was found in the texts of each id; `find` is called once for all. */
export async function readFlags(db: Reader, find: FindStopWords, written: readonly Written[]): Promise<(id: number) => Flags> {
  const groups = inGroups(written)
  const toReadings = ({ id, texts }: Written) => lookAlikeSpellings(plainText(texts.join('\n'))).map((text) => ({ id, text }))
  const asked = (await mapWithPauses(groups, (group) => group.flatMap(toReadings), 1)).flat()
  const words = Map.groupBy(asked.length === 0 ? [] : await find(db, asked), ({ id }) => id)
  const toFlags = ({ id, texts }: Written): [number, Flags] => [
    id,
    { links: findContacts(texts), stop_words: (words.get(id) ?? []).map(({ word, note }) => ({ word, note })) },
  ]
  const flags = new Map((await mapWithPauses(groups, (group) => group.map(toFlags), 1)).flat())
  return (id) => flags.get(id) ?? { links: [], stop_words: [] }
}
