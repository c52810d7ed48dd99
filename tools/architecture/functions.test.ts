// The rule for the database's functions and triggers: a file `<module>.functions.sql` beside the code of its module holds them, and migrations
// hold none. Small invented projects break the rule in one place each.
import { expect, test } from 'vitest'
import { hashDefinitions } from '../../apps/server/src/platform/db/function-files.ts'
import { allDefinitions, checkFunctions } from './functions.ts'
import { findViolations, inventProject } from './planted.ts'

const file = 'apps/server/src/cart/cart.functions.sql'
const migration = 'apps/server/migrations/2026-12-03-01-cart-tables.sql'
const step = '-- Of the cart.\ncreate or replace function cart_step(n int) returns int language sql as $$ select 1; $$;\n'

/** Messages of the rule about an invented project of these files, whose list of functions is up to date. */
function check(texts: Record<string, string>): string[] {
  const project = inventProject({ [file]: step, ...texts })
  return checkFunctions(project, `older\n${hashDefinitions(allDefinitions(project))}\n`).map(({ message }) => message)
}

test('functions and triggers beside their module are accepted', () => {
  expect(check({ [migration]: 'create table cart (n int)' })).toEqual([])
})

test.each([
  'create function f() returns int language sql as $$ select 1 $$',
  'CREATE OR REPLACE FUNCTION f() returns int language sql as $$ select 1 $$',
  'drop function cart_step(int)',
  'alter function cart_step(int) set enable_seqscan = off',
  'create constraint trigger t after insert on cart for each row execute function cart_step()',
  'drop trigger t on cart',
])('a migration with «%s» is refused', (text) => {
  expect(check({ [migration]: `-- Tables.\n${text};` })).toEqual([expect.stringContaining('which stands in <module>.functions.sql')])
})

// The rule holds for migrations from 2026-12-03 on.
test('released migrations and comments may speak of functions', () => {
  expect(check({ [migration.replace('12-03', '12-02')]: step, [migration]: '-- Before we drop function cart_step().' })).toEqual([])
})

test('a migration names the function that it calls', () => {
  expect(check({ [migration]: 'create index a on cart (cart_step(n));' })).toEqual([expect.stringContaining('{{function cart_step}}')])
  expect(check({ [migration]: '{{function cart_step}}\ncreate index a on cart (cart_step(n));' })).toEqual([])
})

test('a file elsewhere is refused, because nothing would read it', () => {
  expect(check({ 'apps/server/src/cart/rows/cart.functions.sql': step })).toEqual([expect.stringContaining('is read from')])
})

test('a repeated definition is refused', () => {
  const other = 'apps/server/src/chat/chat.functions.sql'
  expect(checkFunctions(inventProject({ [file]: step, [other]: step }), '').map(({ message }) => message)).toContain(
    'the function cart_step stands twice',
  )
})

test('any other statement is refused', () => {
  expect(checkFunctions(inventProject({ [file]: 'create table cart (n int);' }), '')).toEqual([
    expect.objectContaining({ message: expect.stringContaining('cart/cart.functions.sql:1') }),
  ])
})

test('a definition missing from the list is refused', () => {
  expect(checkFunctions(inventProject({ [file]: step }), 'older\n')).toEqual([
    expect.objectContaining({ message: expect.stringContaining('migrations:list') }),
  ])
})

test('a function writes and reads tables as a query of its module may', () => {
  const products = { 'apps/server/migrations/2026-11-21-01-products.sql': 'create table products (id int);' }
  const body = (sql: string) => step.replace('select 1', sql)
  expect(findViolations('tables', { ...products, [file]: body('select 1 from products') })).toEqual([])
  expect(findViolations('tables', { ...products, [file]: body('delete from products') })).toEqual([
    expect.stringContaining('cart writes products'),
  ])
  const trigger = 'create or replace trigger t after insert on products for each row execute function cart_step();'
  expect(findViolations('tables', { ...products, 'apps/server/src/news/news.functions.sql': trigger })).toEqual([
    expect.stringContaining('news reads products'),
  ])
})
