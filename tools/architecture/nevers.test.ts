// Rules about code that must not be written (SQL outside its files, calls of the clock, swallowed errors and so on). Small invented projects
// break one rule each, and the rule must report it; others are allowed.
import { expect, test } from 'vitest'
import { findViolations } from './planted.ts'

const cart = 'apps/server/src/cart/cart.ts'
const page = 'apps/web/app/cart/cart.page.tsx'
const cartTest = 'apps/server/src/cart/cart.test.ts'

test.each([
  ['sql', cart, "tx.selectFrom('cart_lines')", 'a query (selectFrom)'],
  ['sql', cart, 'const q = sql`now()`', 'an sql template'],
  ['sql', cart, "client.query('select id from cart_lines')", 'an SQL statement'],
  ['sql', cart, 'client.query(`delete from cart_lines`)', 'an SQL statement'],
  ['modules', 'packages/contract/src/cart/cart.ts', "export { a } from './a.ts'\nexport { b } from './b.ts'", 'a barrel'],
  ['modules', cart, "connect('db')", 'work at import time'],
  ['modules', cart, 'await connect()', 'work at import time'],
  ['clock', cart, 'const now = Date.now()', 'Date.now outside'],
  ['clock', cart, 'const now = new Date()', 'the present moment outside'],
  ['clock', cart, 'const id = Math.random()', 'Math.random outside'],
  ['clock', cart, "import { randomUUID } from 'node:crypto'", 'randomUUID outside'],
  ['clock', cart, 'const day = moment.getDate()', "the machine's time zone"],
  ['clock', page, 'const now = new Date()', 'the present moment outside'],
  ['language', cart, "refuse('Товар не найден')", 'text outside the catalogues: Товар не найден'],
  ['language', page, 'const a = <p>Корзина пуста</p>', 'text outside the catalogues: Корзина пуста'],
  ['language', page, 'const a = `Итого`', 'text outside the catalogues: Итого'],
  ['failures', cart, 'try { a() } catch {}', 'an error swallowed'],
  ['failures', cart, 'const p = a().catch(() => {})', 'an error swallowed'],
  ['bodies', cart, 'const f = ({ session, body }) => remove({ session, ...body })', 'a spread body'],
  ['bodies', cart, 'const f = (input) => add({ id: 1, ...input.body })', 'a spread body'],
  ['bodies', cart, 'const f = ({ id, body: { name, ...rest } }) => add({ id, ...rest })', 'the rest of a body'],
  ['bodies', cart, 'const f = ({ id, body }) => {\n  const { name, ...rest } = body\n  add({ id, ...rest })\n}', 'the rest of a body'],
  ['plain-names', cart, 'const lidOf = (box) => box.lid', '«lidOf»; name it by a verb or a noun'],
  ['plain-names', cartTest, 'async function lidOf() {}', '«lidOf»'],
  ['plain-names', page, 'class Box { #lidOf() {} }', '«lidOf»'],
  ['plain-names', cart, 'interface LidOf {}', '«LidOf»'],
  ['plain-names', 'tools/box.ts', 'type LidOf = string', '«LidOf»'],
  ['markup', page, 'element.innerHTML = text', 'HTML read into the page (innerHTML)'],
  ['markup', page, "element.insertAdjacentHTML('beforeend', text)", '(insertAdjacentHTML)'],
  ['markup', page, 'document.write(text)', '(write)'],
  ['outside-calls', cart, "const r = () => fetch('https://example.org')", 'fetch outside'],
  ['outside-calls', cart, "import { request } from 'node:https'", 'node:https outside'],
  ['sql', 'apps/server/src/cart/cart.sql.ts', 'await sql`select 1`.execute(db as never)', 'a cast of the handle'],
  ['tests', cartTest, "test('one thing; another', () => {})", 'name the one behaviour'],
  ['tests', cartTest, "test.each([1])('a rule: its outcome', () => {})", 'name the one behaviour'],
  ['tests', cartTest, `test('${'long '.repeat(21)}', () => {})`, "a test's name of 105 characters"],
  ['tests', cartTest, "vi.mock('./cart.sql.ts')", 'a mock of our own module'],
  ['tests', cartTest, 'await new Promise((done) => setTimeout(done, 50))', 'a sleep'],
  ['tests', cartTest, "import { setTimeout } from 'node:timers/promises'", 'a sleep'],
  ['tests', 'e2e/cart.spec.ts', 'await page.waitForTimeout(100)', 'a sleep'],
  ['tests', cartTest, "await fetch('http://127.0.0.1:3000/')", 'a fixed port'],
  ['tests', cartTest, 'await app.listen({ port: 3000 })', 'a fixed port'],
  ['headers', cart, 'export const a = 1', 'does not open with a sentence'],
  ['headers', 'apps/server/migrations/2026-11-21-01-cart-tables.sql', 'create table a ();', 'does not open with a sentence'],
])('%s refuses %s with «%s»', (rule, path, text, message) => {
  expect(findViolations(rule, { [path]: text })).toEqual([expect.stringContaining(message)])
})

test.each([
  ['sql', 'apps/server/src/cart/cart.sql.ts', "tx.selectFrom('cart_lines')"],
  ['sql', cart, "const label = 'selected'"],
  ['modules', 'apps/server/src/main.ts', 'await start()'],
  ['clock', 'apps/server/src/platform/clock.ts', 'const now = () => new Date()'],
  ['clock', cart, "const day = new Date('2026-11-21').getUTCDate()"],
  ['language', cart, '// Возврат по статье 25 закона\nconst a = 1'],
  ['language', 'apps/web/app/i18n/ru.ts', "const a = 'Корзина'"],
  ['bodies', cart, 'const f = ({ id, body: { name, ...rest } }) => add({ ...rest, id })'],
  ['plain-names', cart, 'const asOf = row.registerAsOf'],
  ['plain-names', cart, 'const registerAsOf = row.day'],
  ['plain-names', cart, 'const at = list.indexOf(one)'],
  ['markup', page, 'const text = element.innerHTML'],
  ['markup', page, 'stream.write(text)'],
  ['outside-calls', 'apps/server/src/payments/yookassa.adapter.ts', "const r = () => fetch('https://example.org')"],
  ['tests', cartTest, "await app.listen({ port: 0, host: '127.0.0.1' })"],
  ['headers', cart, '// Rules of the cart: quantities and totals.\nexport const a = 1'],
])('%s allows %s with «%s»', (rule, path, text) => {
  expect(findViolations(rule, { [path]: text })).toEqual([])
})

test('what nobody imports and its own file does not mention is refused as unused', () => {
  const one = { [cart]: '// x\nexport const a = 1\nexport const b = 2\nexport const c = b\n' }
  const other = { 'apps/server/src/cart/cart.routes.ts': "import { c } from './cart.ts'\nexport { a } from './cart.ts'" }
  expect(findViolations('unused', one)).toEqual([`${cart}:2 nobody uses a`, `${cart}:4 nobody uses c`])
  expect(findViolations('unused', { ...one, ...other })).toEqual(['apps/server/src/cart/cart.routes.ts:2 nobody uses a'])
  expect(findViolations('unused', { ...one, [cartTest]: "import * as all from './cart.ts'" })).toEqual([])
})

test('a query without its SQL is refused', () => {
  const source = {
    'apps/server/src/cart/cart.sql.ts': '// x\nexport const listLines = (db) => db.selectFrom(1).execute()\nexport const part = () => 1',
  }
  expect(findViolations('snapshots', source)).toEqual([expect.stringContaining('cart.sql.ts:2 nobody has read the SQL of listLines')])
  expect(findViolations('snapshots', { ...source, 'apps/server/src/cart/cart.sql.snap': '-- listLines\nselect 1\n' })).toEqual([])
})

test('a file of queries without a snapshot is refused, one of whole statements is not', () => {
  const path = 'apps/server/src/cart/cart.sql.ts'
  const built = "// x\nimport { sql } from 'kysely'\nexport const lines = sql`select 1`"
  expect(findViolations('snapshots', { [path]: built })).toEqual([expect.stringContaining('no snapshot beside it')])
  expect(findViolations('snapshots', { [path]: "// x\nimport pg from 'pg'\nexport const begin = 'begin'" })).toEqual([])
})

test('the SQL of a query that is gone is refused', () => {
  const snap = { 'apps/server/src/cart/cart.sql.snap': '-- listCartLines\nselect 1\n' }
  expect(findViolations('snapshots', { ...snap, 'apps/server/src/cart/cart.sql.ts': '// x\nexport const listLines = 1' })).toHaveLength(1)
  expect(findViolations('snapshots', { ...snap, 'apps/server/src/cart/cart.sql.ts': '// x\nexport const listCartLines = 1' })).toEqual([])
})
