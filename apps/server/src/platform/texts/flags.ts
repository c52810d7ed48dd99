// Searches members' texts for contacts and stop words.
import type { Reader } from '../db/database.ts'
import { mapInTurns } from '../turns.ts'
import { findContacts } from './contacts.ts'
import { readings } from './look-alikes.ts'
import { plainText } from './plain-text.ts'

interface StopListed {
  readonly word: string
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

/** Texts read between two turns of the event loop: a long description takes a millisecond. */
const GROUP = 20

/** Findings for each text, with one query of the list for all. */
export async function readFlags(
  db: Reader,
  find: FindStopWords,
  written: readonly { readonly id: number; readonly texts: readonly string[] }[],
): Promise<(id: number) => Flags> {
  const read = await mapInTurns(written, ({ id, texts }) => readings(plainText(texts.join('\n'))).map((text) => ({ id, text })), GROUP)
  const asked = read.flat()
  const words = Map.groupBy(asked.length === 0 ? [] : await find(db, asked), ({ id }) => id)
  const toFlags = ({ id, texts }: (typeof written)[number]): [number, Flags] => [
    id,
    { links: findContacts(texts), stop_words: (words.get(id) ?? []).map(({ word, note }) => ({ word, note })) },
  ]
  const flags = new Map(await mapInTurns(written, toFlags, GROUP))
  return (id) => flags.get(id) ?? { links: [], stop_words: [] }
}
