// «Where does this word live» answers with everything that has to change together.
import { expect, test } from 'vitest'
import { placesOf } from './places.ts'
import { planted } from './planted.ts'

const project = planted({
  'packages/contract/src/cart.ts': '',
  'packages/contract/src/cart.rules.ts': '',
  'packages/contract/src/cart.rules.test.ts': '',
  'packages/contract/src/company-card/tabs.ts': "export const tabs = [\n  { word: 'founders', label: 'Учредители', built: true },\n]",
  'apps/server/src/cart/cart.ts': '',
  'apps/server/src/cart/cart.test.ts': '',
  'apps/server/src/company-card/founders/founders.ts': '',
  'apps/web/app/cart/cart.page.tsx': '',
  'apps/web/app/company-card/founders/founders.tab.tsx': '',
  'e2e/cart.spec.ts': '',
  'apps/server/migrations/2026-11-21-04-cart-tables.sql': '',
})

test('a word is found on every side with its tests and migrations', () => {
  expect(placesOf(project, 'cart')).toEqual({
    contract: ['packages/contract/src/cart.ts', 'packages/contract/src/cart.rules.ts'],
    server: ['apps/server/src/cart/'],
    web: ['apps/web/app/cart/'],
    tab: [],
    tests: ['packages/contract/src/cart.rules.test.ts', 'apps/server/src/cart/cart.test.ts', 'e2e/cart.spec.ts'],
    migrations: ['apps/server/migrations/2026-11-21-04-cart-tables.sql'],
  })
})

test('a tab of the company card is found inside the card, with its row', () => {
  expect(placesOf(project, 'founders')).toMatchObject({
    server: ['apps/server/src/company-card/founders/'],
    web: ['apps/web/app/company-card/founders/'],
    tab: ["packages/contract/src/company-card/tabs.ts:2  { word: 'founders', label: 'Учредители', built: true },"],
  })
})

test('another word is not found', () => {
  expect(placesOf(project, 'basket')).toBeNull()
})
