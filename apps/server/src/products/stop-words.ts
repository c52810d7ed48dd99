// The stop-list, which staff maintain: words that they must notice in texts of products, such as names of drugs, each with a note.
import type { StopWord } from '@sverka/contract/products/products.staff'
import type { Clock } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { inOneAlphabet } from '../platform/texts/look-alikes.ts'
import { plainText } from '../platform/texts/plain-text.ts'
import { countWords, deleteWord, insertWord, isWordTaken, listWords, lockWords, updateWord } from './stop-words.sql.ts'

const present = ({ createdAt, ...row }: Awaited<ReturnType<typeof listWords>>[number]): StopWord => ({
  ...row,
  created_at: createdAt.toISOString(),
})

/** The form in which a word is stored and searched: look-alike letters of another alphabet are replaced. */
const toStoredWord = (word: string): string => inOneAlphabet(plainText(word.trim()))

export async function stopWordsPage(db: Reader, request: { page?: number; page_size?: number; search?: string | undefined }) {
  const { page = 1, page_size = 20, search = '' } = request
  const [count, rows] = await Promise.all([
    countWords(db, search.trim()),
    listWords(db, search.trim(), { limit: page_size, offset: (page - 1) * page_size }),
  ])
  return { count, page, page_size, result: rows.map(present) }
}

/** Throws `stop_word_taken` if the list has the word already. */
export async function addStopWord(
  tx: Tx,
  clock: Clock,
  { word, note = '' }: { word: string; note?: string | undefined },
): Promise<StopWord> {
  await lockWords(tx)
  return present(
    (await insertWord(tx, { word: toStoredWord(word), note: note.trim(), created_at: clock.now() })) ?? refuse('stop_word_taken'),
  )
}

/** Throws `not_found` and `stop_word_taken`. */
export async function editStopWord(
  tx: Tx,
  id: number,
  changes: { word?: string | undefined; note?: string | undefined },
): Promise<StopWord> {
  await lockWords(tx)
  const [word, note] = [changes.word === undefined ? null : toStoredWord(changes.word), changes.note?.trim() ?? null]
  if (word !== null && (await isWordTaken(tx, word, id))) refuse('stop_word_taken')
  return present((await updateWord(tx, id, { word, note })) ?? refuse('not_found'))
}

export async function removeStopWord(tx: Tx, id: number): Promise<undefined> {
  if (!(await deleteWord(tx, id))) refuse('not_found')
}
