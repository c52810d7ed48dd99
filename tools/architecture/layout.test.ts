// Rules for the layout of the source: imports, circles, modules (parts of the product such as `cart`), file names, owners of
// tables, migrations, exemptions. Small invented projects break a rule in one place each, and the rule must report it.
import { expect, test } from 'vitest'
import { checkMigrations, fingerprint } from './migrations.ts'
import { architecture, findViolations, inventProject } from './planted.ts'

const server = 'apps/server/src'
const web = 'apps/web/app'

test.each([
  [
    'the contract and the server',
    'packages/contract/src/cart/cart.ts',
    "import '../../../../apps/server/src/app.ts'",
    'contract may not import server-app',
  ],
  ['the contract and Node', 'packages/contract/src/cart/cart.ts', "import 'node:fs'", 'contract may not use the package node:fs'],
  ['the platform and a module', `${server}/platform/log.ts`, "import '../cart/cart.ts'", 'platform may not import server-module'],
  ['a module and the demo', `${server}/cart/cart.ts`, "import '../../demo/demo.ts'", 'server-module may not import demo'],
  ['a module and the application', `${server}/cart/cart.ts`, "import '../app.ts'", 'server-module may not import server-app'],
  ['a module and a module that is no neighbour', `${server}/cart/cart.ts`, "import '../chat/chat.ts'", 'cart may not use chat'],
  [
    'a module and the inside of its neighbour',
    `${server}/cart/cart.ts`,
    "import '../products/products.sql.ts'",
    'only through products/products.ts',
  ],
  [
    'a type and the inside of a neighbour',
    `${server}/cart/cart.ts`,
    "export type T = import('../products/x.ts').X",
    'only through products',
  ],
  [
    'the web and the server',
    `${web}/cart/cart.page.tsx`,
    "import '../../../server/src/cart/cart.ts'",
    'web-module may not import server-module',
  ],
  ['the web and the database', `${web}/cart/cart.page.tsx`, "import pg from 'pg'", 'web-module may not use the package pg'],
  ['the web and Node', `${web}/cart/cart.page.tsx`, "import fs from 'fs'", 'web-module may not use the package node:fs'],
  ['a page and a module that is no neighbour', `${web}/cart/cart.page.tsx`, "import { X } from '../chat/x.tsx'", 'cart may not use chat'],
  ['a widget and the shell', `${web}/ui/button.tsx`, "import '../shell/header.tsx'", 'ui may not import shell'],
  [
    'a browser test and the server',
    'e2e/cart.spec.ts',
    "const app = await import('../apps/server/src/app.ts')",
    'e2e may not import server-app',
  ],
])('an import between %s is refused', (_, path, text, message) => {
  expect(findViolations('imports', { [path]: text })).toEqual([expect.stringContaining(message)])
})

test('listed neighbours and the contract may be imported', () => {
  const text = "import '../products/products.ts'\nimport '@sverka/contract/cart/cart'\nimport '../platform/log.ts'\nimport './cart.sql.ts'"
  expect(findViolations('imports', { [`${server}/cart/cart.ts`]: text })).toEqual([])
})

test('a file outside every area is refused', () => {
  expect(findViolations('imports', { 'scripts/x.ts': '' })).toEqual(['scripts/x.ts belongs to no area of architecture.json'])
})

test('modules that use each other in a circle are refused', () => {
  expect(findViolations('cycles', {}, { serverEdges: { cart: ['orders'], orders: ['cart'] } })).toEqual([
    'architecture.json modules in a circle: cart → orders → cart',
  ])
})

test('a module on one side only is refused until it is listed', () => {
  const files = { [`${server}/cart/cart.ts`]: '' }
  expect(findViolations('mirror', files)).toEqual([expect.stringContaining('«cart» is missing on: contract, web')])
  expect(findViolations('mirror', files, { oneSided: { cart: 'a reason' } })).toEqual([])
  expect(findViolations('mirror', { ...files, 'packages/contract/src/cart/cart.ts': '', [`${web}/cart/cart.page.tsx`]: '' })).toEqual([])
})

test('a folder that is no module of the product is refused', () => {
  expect(findViolations('mirror', { [`${web}/basket/basket.page.tsx`]: '' })).toEqual([
    expect.stringContaining('«basket» on the web is no module'),
  ])
})

test('a value that brings schemas to the browser is refused, its type and a plain value are not', () => {
  const contract = {
    'packages/contract/src/cart/cart.ts': "import { Type } from 'typebox'",
    'packages/contract/src/cart/cart.rules.ts': "import type { A } from './cart.ts'",
  }
  const check = (text: string, name = 'cart.page.tsx') => findViolations('browser', { ...contract, [`${web}/cart/${name}`]: text })
  expect(check("import { Cart } from '@sverka/contract/cart/cart'")).toEqual([expect.stringContaining('whose schemas follow it')])
  expect(check("import type { Cart } from '@sverka/contract/cart/cart'")).toEqual([])
  expect(check("import { type Cart } from '@sverka/contract/cart/cart'")).toEqual([])
  expect(check("import { MAX } from '@sverka/contract/cart/cart.rules'")).toEqual([])
  expect(check("import { operations } from '@sverka/contract/cart/cart'", 'cart.loader.ts')).toEqual([])
})

test('a library that reads whole files is allowed in worker threads only', () => {
  const route = `${server}/cart/cart.routes.ts`
  const check = (text: string) =>
    findViolations('threads', {
      'apps/server/src/app.ts': "import { cartRoutes } from './cart/cart.routes.ts'",
      [route]: text,
      [`${server}/cart/cart-file.ts`]: "import writeXlsxFile from 'write-excel-file/node'",
    })
  expect(check("import { cartFile } from './cart-file.ts'")).toEqual([expect.stringContaining('write-excel-file outside a worker')])
  expect(check("import { zipSync } from 'fflate'")).toEqual([expect.stringContaining('fflate outside a worker')])
  expect(check("import type { CartTable } from './cart-file.ts'")).toEqual([])
  expect(check("const script = new URL('./cart-file.ts', import.meta.url)")).toEqual([])
})

test.each(['utils.ts', 'cart-helpers.ts', 'shared/money.ts', 'common/a.ts', 'misc.ts', 'general.ts', 'CartLine.ts', 'cart_line.ts'])(
  'the name %s is refused',
  (name) => {
    expect(findViolations('names', { [`${server}/cart/${name}`]: '' })).not.toEqual([])
  },
)

const migration = 'apps/server/migrations/2026-11-21-01-products-tables.sql'

test.each([migration, migration.replace('-tables', '')])(
  'writing or silently reading a table of another module is refused (%s)',
  (made) => {
    const check = (text: string, module = 'cart') =>
      findViolations('tables', { [made]: 'CREATE TABLE products (id int);', [`${server}/${module}/${module}.sql.ts`]: text })
    expect(check("tx.updateTable('products').set({})")).toEqual([expect.stringContaining('cart writes products, a table of products')])
    expect(check('sql`insert into products (id) values (1)`')).toHaveLength(1)
    expect(check("tx.selectFrom('products as p')")).toEqual([])
    expect(check("tx.selectFrom('products as p')", 'chat')).toEqual([])
    expect(check("tx.selectFrom('products as p')", 'news')).toEqual([expect.stringContaining('news reads products as p')])
    expect(check('sql`select 1 from x join products on true`', 'news')).toHaveLength(1)
    expect(check("tx.deleteFrom('products')", 'products')).toEqual([])
  },
)

test('a table that was handed over belongs to its new module alone', () => {
  const files = (module: string, text: string) => ({
    [migration]: 'create table products (id int);',
    [`${server}/${module}/${module}.sql.ts`]: text,
  })
  const handedOver = { tablesHandedOver: [{ to: 'news', tables: ['products'], reason: 'planted' }] }
  expect(findViolations('tables', files('news', "tx.deleteFrom('products')"), handedOver)).toEqual([])
  expect(findViolations('tables', files('products', "tx.deleteFrom('products')"), handedOver)).toEqual([
    expect.stringContaining('products writes products, a table of news'),
  ])
  const unneeded = { tablesHandedOver: [{ to: 'products', tables: ['products', 'goods'], reason: 'planted' }] }
  expect(findViolations('tables', files('products', ''), unneeded)).toEqual([
    expect.stringContaining('products is handed over to products, which has it'),
    expect.stringContaining('goods is handed over to products, and no migration makes it'),
  ])
})

test('a changed, removed, unlisted or badly named migration is refused', () => {
  const project = inventProject({ [migration]: 'create table products ();' })
  const listed = `${fingerprint('create table products ();')}  2026-11-21-01-products-tables.sql\n`
  expect(checkMigrations(project, listed)).toEqual([])
  expect(checkMigrations(inventProject({ [migration]: 'create table other ();' }), listed)).toEqual([
    expect.objectContaining({ path: migration, message: expect.stringContaining('changed after') }),
  ])
  expect(checkMigrations(inventProject({}), listed)).toEqual([expect.objectContaining({ message: expect.stringContaining('is gone') })])
  expect(checkMigrations(project, '')).toEqual([expect.objectContaining({ message: expect.stringContaining('is new') })])
  expect(checkMigrations(inventProject({ 'apps/server/migrations/1.sql': '' }), '')).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('is not named') }),
  )
  const twin = { 'apps/server/migrations/2026-11-21-01-cart-tables.sql': '' }
  expect(checkMigrations(inventProject({ [migration]: '', ...twin }), '')).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('has the number of') }),
  )
})

test('an exemption covers its file, needs a reason and must still be needed', () => {
  const file = `${server}/cart/cart.ts`
  const exempt = (reason: string, files: string) => ({ exemptions: [{ rule: 'imports', files, reason }] })
  const texts = { [file]: "import '../chat/chat.ts'" }
  expect(findViolations('imports', texts, exempt('until the chat is split', file))).toEqual([])
  expect(findViolations('imports', texts, exempt('', file))).toHaveLength(1)
  expect(findViolations('imports', { [file]: '' }, exempt('until the chat is split', file))).toEqual([
    expect.stringContaining('nothing left to exempt'),
  ])
})

test('the edges of the table name only modules of the product', () => {
  const edgeNames = [architecture.serverEdges, architecture.webEdges].flatMap((edges) => Object.entries(edges).flat(2))
  expect(edgeNames.filter((module) => !architecture.modules.includes(module))).toEqual([])
})
