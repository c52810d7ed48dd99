// The stop-list: words that staff keep, and cards that hold them, flagged before anybody decides.
import type { StopWord } from '@sverka/contract/products/products.staff'
import type { Clock } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { inOneAlphabet, readings } from './look-alikes.ts'
import { textsOf } from './moderated.ts'
import { plainText } from './plain-text.ts'
import type { ProductRow } from './products.sql.ts'
import { countWords, deleteWord, findWords, insertWord, isWordTaken, listWords, lockWords, updateWord } from './stop-words.sql.ts'

const present = ({ createdAt, ...row }: Awaited<ReturnType<typeof listWords>>[number]): StopWord => ({
  ...row,
  created_at: createdAt.toISOString(),
})

/** As it is looked for: without letters of another alphabet that only look right. */
const written = (word: string): string => inOneAlphabet(plainText(word.trim()))

export async function stopWordsPage(db: Reader, asked: { page?: number; page_size?: number; search?: string | undefined }) {
  const { page = 1, page_size = 20, search = '' } = asked
  const [count, rows] = await Promise.all([
    countWords(db, search.trim()),
    listWords(db, search.trim(), { limit: page_size, offset: (page - 1) * page_size }),
  ])
  return { count, page, page_size, result: rows.map(present) }
}

/** Refuses `stop_word_taken`. */
export async function addStopWord(
  tx: Tx,
  clock: Clock,
  { word, note = '' }: { word: string; note?: string | undefined },
): Promise<StopWord> {
  await lockWords(tx)
  return present((await insertWord(tx, { word: written(word), note: note.trim(), created_at: clock.now() })) ?? refuse('stop_word_taken'))
}

/** Refuses `not_found` and `stop_word_taken`. */
export async function editStopWord(
  tx: Tx,
  id: number,
  changes: { word?: string | undefined; note?: string | undefined },
): Promise<StopWord> {
  await lockWords(tx)
  const [word, note] = [changes.word === undefined ? null : written(changes.word), changes.note?.trim() ?? null]
  if (word !== null && (await isWordTaken(tx, word, id))) refuse('stop_word_taken')
  return present((await updateWord(tx, id, { word, note })) ?? refuse('not_found'))
}

export async function dropStopWord(tx: Tx, id: number): Promise<undefined> {
  if (!(await deleteWord(tx, id))) refuse('not_found')
}

type Found = Pick<StopWord, 'word' | 'note'>

/** What each card holds of the stop-list, in the text that waits for a decision. */
export async function stopWordsOf(db: Reader, rows: readonly ProductRow[]): Promise<(id: number) => Found[]> {
  const found =
    rows.length === 0
      ? []
      : await findWords(
          db,
          rows.flatMap((row) => readings(textOf(row)).map((text) => ({ id: row.id, text }))),
        )
  const byCard = Map.groupBy(found, ({ id }) => id)
  return (id) => (byCard.get(id) ?? []).map(({ word, note }) => ({ word, note }))
}

const textOf = (row: ProductRow): string => plainText(textsOf(row).join('\n'))
