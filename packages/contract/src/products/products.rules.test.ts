// Tests the stored form of a product's typed tag: trimmed, not empty, and not one that the product has already (specification §5); null if refused.
import { expect, test } from 'vitest'
import { newTag } from './products.rules.ts'

test.each([
  [' сталь ', [], 'сталь'],
  ['   ', [], null],
  ['СТАЛЬ', ['сталь'], null],
  ['А500С', ['сталь'], 'А500С'],
])('«%s» beside the tags %j is stored as %j', (typed, tags, stored) => {
  expect(newTag(typed, tags)).toBe(stored)
})
