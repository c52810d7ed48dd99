// Tags of a product are trimmed, never empty and never repeated (specification §5).
import { expect, test } from 'vitest'
import { newTag } from './products.rules.ts'

test.each([
  [' сталь ', [], 'сталь'],
  ['   ', [], null],
  ['СТАЛЬ', ['сталь'], null],
  ['А500С', ['сталь'], 'А500С'],
])('«%s» beside %j is %j', (typed, tags, kept) => {
  expect(newTag(typed, tags)).toBe(kept)
})
