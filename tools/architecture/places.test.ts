// `npm run where <name>` lists all places of a module (such as `cart`) or of a tab of the company card: what changes together.
import { expect, test } from 'vitest'
import { findPlaces } from './places.ts'
import { inventProject } from './planted.ts'

const project = inventProject({
  'packages/contract/src/cart/cart.ts': "defineOperation({\n  method: 'GET',\n  path: '/api/v1/cart/',",
  'packages/contract/src/cart/cart.rules.ts': '',
  'packages/contract/src/cart/cart.rules.test.ts': '',
  'packages/contract/src/company-card/tabs.ts':
    "export const tabs = [\n  { id: 'founders', label: 'Учредители', built: true },\n  { id: 'debts', label: 'Долги', built: true },\n]",
  'apps/server/src/cart/cart.ts': '',
  'apps/server/src/cart/cart.test.ts': '',
  'packages/contract/src/company/company.ts': 'founders: Type.Array(Founder)',
  'packages/contract/src/company-card/whole-card.ts': "defineOperation({\n  method: 'GET',\n  path: '/api/v1/company-card/',",
  'packages/contract/src/company-card/debts.ts': "defineOperation({\n  method: 'GET',\n  path: '/api/v1/debts/',",
  'apps/server/src/company-card/debts/debts.ts': '',
  'apps/server/src/company-card/debts/debts.test.ts': '',
  'apps/server/src/company-card/company-card.present.ts': 'founders: record.founders',
  'apps/server/src/company-card/company-card.test.ts': "test('founders')",
  'apps/web/app/company-card/debts/debts.tab.tsx': '',
  'apps/server/migrations/2026-11-21-02-registry.sql': "check (role in ('head', 'founder'))",
  'e2e/company-card.spec.ts': '',
  'apps/web/app/cart/cart.page.tsx': '',
  'apps/web/app/company-card/founders/founders.tab.tsx': '',
  'e2e/cart.spec.ts': '',
  'apps/server/migrations/2026-11-21-04-cart-tables.sql': '',
})

test('a module is found on every side with its tests and migrations', () => {
  expect(findPlaces(project, 'cart')).toEqual({
    contract: ['packages/contract/src/cart/cart.ts', 'packages/contract/src/cart/cart.rules.ts'],
    operations: ['GET /api/v1/cart/'],
    server: ['apps/server/src/cart/'],
    web: ['apps/web/app/cart/'],
    tab: [],
    tests: ['packages/contract/src/cart/cart.rules.test.ts', 'apps/server/src/cart/cart.test.ts', 'e2e/cart.spec.ts'],
    migrations: ['apps/server/migrations/2026-11-21-04-cart-tables.sql'],
  })
})

test('a tab of the company card is found inside the card, with its row', () => {
  expect(findPlaces(project, 'debts')).toEqual({
    contract: ['packages/contract/src/company-card/debts.ts'],
    operations: ['GET /api/v1/debts/'],
    server: ['apps/server/src/company-card/debts/'],
    web: ['apps/web/app/company-card/debts/'],
    tab: ["packages/contract/src/company-card/tabs.ts:3  { id: 'debts', label: 'Долги', built: true },"],
    tests: ['apps/server/src/company-card/debts/debts.test.ts', 'e2e/company-card.spec.ts'],
    migrations: [],
  })
})

test('of a tab that the card itself serves, the files that name it are reported', () => {
  expect(findPlaces(project, 'founders')).toEqual({
    contract: ['packages/contract/src/company/company.ts'],
    operations: ['GET /api/v1/company-card/'],
    server: ['apps/server/src/company-card/company-card.present.ts'],
    web: ['apps/web/app/company-card/founders/'],
    tab: ["packages/contract/src/company-card/tabs.ts:2  { id: 'founders', label: 'Учредители', built: true },"],
    tests: ['apps/server/src/company-card/company-card.test.ts', 'e2e/company-card.spec.ts'],
    migrations: ['apps/server/migrations/2026-11-21-02-registry.sql'],
  })
})

test('another module is not found', () => {
  expect(findPlaces(project, 'basket')).toBeNull()
})
