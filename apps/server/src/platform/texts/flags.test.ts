// The search for contacts and stop words in many texts lets other work run between long ones.
import { expect, test } from 'vitest'
import type { Reader } from '../db/database.ts'
import { readFlags } from './flags.ts'

test('other work runs between long texts, and each text gets its own findings', async () => {
  // Dashed digits take the search for phone numbers longest.
  const searched = Array.from({ length: 30 }, (_, id) => ({ id, texts: ['1-'.repeat(10_000), `one${id}.example.ru`] }))
  let [turns, isDone] = [0, false]
  const countTurns = () => {
    turns += 1
    if (!isDone) setImmediate(countTurns)
  }
  countTurns()
  const flags = await readFlags({} as Reader, async (_db, texts) => texts.map(({ id }) => ({ id, word: `word${id}`, note: '' })), searched)
  isDone = true
  expect(turns).toBeGreaterThan(30)
  expect(flags(7)).toMatchObject({ links: ['one7.example.ru'], stop_words: [{ word: 'word7' }] })
})
