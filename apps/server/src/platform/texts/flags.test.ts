// The search of many texts gives the thread back between long ones.
import { expect, test } from 'vitest'
import type { Reader } from '../db/database.ts'
import { readFlags } from './flags.ts'

test('other work is done between long texts, and each text has its own findings', async () => {
  const written = Array.from({ length: 30 }, (_, id) => ({ id, texts: ['1-'.repeat(10_000), `one${id}.example.ru`] }))
  let [turns, isDone] = [0, false]
  const countTurns = () => {
    turns += 1
    if (!isDone) setImmediate(countTurns)
  }
  countTurns()
  const flags = await readFlags({} as Reader, async (_db, texts) => texts.map(({ id }) => ({ id, word: `word${id}`, note: '' })), written)
  isDone = true
  expect(turns).toBeGreaterThan(30)
  expect(flags(7)).toMatchObject({ links: ['one7.example.ru'], stop_words: [{ word: 'word7' }] })
})
