// The choice of tests by `npm run test:changed`: those in the folders of the changed files, and the browser tests that belong to them.
import { expect, test } from 'vitest'
import { testsBeside } from './changed.ts'

const specs = ['e2e/cart.spec.ts', 'e2e/company-card.spec.ts', 'e2e/company-card-tabs.spec.ts', 'e2e/company-page.spec.ts']

test.each([
  ['apps/server/src/cart/cart.sql.ts', ['apps/server/src/cart/']],
  ['packages/contract/src/cart/cart.rules.ts', ['packages/contract/src/cart/']],
  ['apps/server/src/platform/db/listen.ts', ['apps/server/src/platform/db/']],
  ['apps/web/app/company-card/finances/finances.tab.tsx', ['apps/web/app/company-card/finances/']],
  ['apps/server/test/behind-nginx.test.ts', ['apps/server/test/behind-nginx.test.ts']],
  ['apps/server/migrations/2026-12-02-30-orders-under-way.sql', ['apps/server/src/platform/db/migrate']],
  ['tools/architecture/layout.ts', ['tools/']],
  ['README.md', []],
])('a change of %s is tested by %j', (path, tests) => {
  expect(testsBeside([path], specs).tests).toEqual(tests)
})

test('browser tests of a changed module are named, of a longer module are not', () => {
  expect(testsBeside(['apps/web/app/company-card/card-head.tsx'], specs).specs).toEqual([
    'e2e/company-card-tabs.spec.ts',
    'e2e/company-card.spec.ts',
  ])
})

test('a changed browser test is named once', () => {
  expect(testsBeside(['e2e/cart.spec.ts', 'apps/server/src/cart/cart.ts'], specs).specs).toEqual(['e2e/cart.spec.ts'])
})
