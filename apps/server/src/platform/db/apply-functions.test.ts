// Functions and triggers follow their files: all or nothing, and never replaced by an older release.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { migrateDatabase } from './migrate.ts'

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await createTestDatabase({ empty: true })
  folder = await mkdtemp(join(tmpdir(), 'functions-'))
  await mkdir(join(folder, 'cart'))
  await file('functions.txt', '')
  await file('2026-01-01-01-cart.sql', 'create table lines (n int)')
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const file = (name: string, sql: string) => writeFile(join(folder, name), sql)
const cart = (...statements: string[]) =>
  file('cart/cart.functions.sql', `-- Of the cart.\n\n${statements.map((one) => `${one};\n`).join('\n')}`)
const run = () => migrateDatabase(database.ownerUrl, new URL(database.url).username, { migrations: folder, words: folder })
async function ask(sql: string, url = database.ownerUrl): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}

const twice = 'create or replace function twice(n int) returns int language sql immutable as $$ select n * 2 $$'
const thrice = 'create or replace function twice(n int) returns int language sql immutable as $$ select n * 3 $$'
const double =
  'create or replace function double_lines() returns trigger language plpgsql as $$ begin new.n := twice(new.n); return new; end $$'
const onInsert = 'create or replace trigger double_lines before insert on lines for each row execute function double_lines()'

test('functions and triggers are created after the tables', async () => {
  await cart(double, onInsert, twice)
  expect(await run()).toEqual(['2026-01-01-01-cart.sql', 'function double_lines', 'trigger double_lines on lines', 'function twice'])
  expect(await ask('insert into lines values (2) returning n')).toEqual([{ n: 4 }])
})

test('a changed definition is applied', async () => {
  await cart(twice)
  await run()
  await cart(thrice)
  expect(await run()).toEqual(['function twice'])
  expect(await ask('select twice(2)')).toEqual([{ twice: 6 }])
})

test('an unchanged definition is not applied again, whatever its comment says', async () => {
  await cart(twice, onInsert, double)
  await run()
  const made = `select oid, xmin::text from pg_proc where proname = 'twice' union all select oid, xmin::text from pg_trigger where tgname = 'double_lines'`
  const before = await ask(made)
  expect(before).toHaveLength(2)
  await cart(`-- Another word; about it's own.\n${twice}`, onInsert, double)
  expect(await run()).toEqual([])
  expect(await ask(made)).toEqual(before)
})

test('a broken file changes nothing and is named', async () => {
  await cart(twice)
  await run()
  await cart(thrice, 'create or replace function other() returns int language sql as $$ select missing from lines $$')
  await expect(run()).rejects.toThrow('cart/cart.functions.sql:5 (function other): column "missing" does not exist')
  expect(await ask('select twice(2)')).toEqual([{ twice: 4 }])
})

test('any other statement is refused before anything is executed', async () => {
  await cart('create table other (n int)')
  await expect(run()).rejects.toThrow(/cart.functions.sql:3: only «create or replace function»/)
  expect(await ask(`select to_regclass('lines') as lines`)).toEqual([{ lines: null }])
})

test('a function that no file defines any longer is dropped', async () => {
  await cart(twice, double, onInsert)
  await run()
  await ask('create function of_the_operator() returns int language sql as $$ select 1 $$')
  await cart(twice)
  expect(await run()).toEqual(['function double_lines', 'trigger double_lines on lines'])
  const left = await ask(`select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1`)
  expect(left).toEqual([{ name: 'of_the_operator' }, { name: 'twice' }])
})

test('two simultaneous runs apply a definition once', async () => {
  await cart(twice)
  expect((await Promise.all([run(), run()])).flat().sort()).toEqual(['2026-01-01-01-cart.sql', 'function twice'])
})

test('an older release keeps the definitions of a newer one', async () => {
  await file('functions.txt', 'one\n')
  await cart(twice)
  await run()
  await file('functions.txt', 'one\ntwo\n')
  await cart(thrice, double)
  await run()
  await file('functions.txt', 'one\n')
  await cart(twice)
  expect(await run()).toEqual([])
  expect(await ask('select twice(2)')).toEqual([{ twice: 6 }])
  expect(await ask(`select to_regproc('double_lines') is null as "isGone"`)).toEqual([{ isGone: false }])
})

test('changed arguments or a changed result need a new name', async () => {
  await cart(twice)
  await run()
  await cart(twice.replace('n int', 'n int, m int'))
  await expect(run()).rejects.toThrow(/function twice\): the database has one of this name with other arguments: write one of another name/)
  await cart(twice.replace('returns int', 'returns bigint'))
  await expect(run()).rejects.toThrow(/function twice\): cannot change return type of existing function: write one of another name/)
})

test('a migration may use a function for an index, whose text then never changes', async () => {
  await file('2026-01-01-02-cart-twice.sql', '{{function twice}}\ncreate index lines_twice on lines (twice(n))')
  await cart(twice)
  await run()
  await cart(thrice)
  await expect(run()).rejects.toThrow(/function twice\): index lines_twice keeps its results, so its text never changes/)
  await file('2026-01-01-03-cart-other.sql', '{{function other}}')
  await expect(run()).rejects.toThrow('A migration names the function other, which no file of a word has.')
})

test('a constraint trigger is replaced', async () => {
  const late =
    'create constraint trigger double_lines after insert on lines deferrable initially deferred for each row execute function double_lines()'
  await cart(twice, double, late)
  await run()
  await cart(twice, double, late.replace('insert on', 'insert or update on'))
  expect(await run()).toEqual(['trigger double_lines on lines'])
})

test('a trigger that a migration already created needs no lock on its table', async () => {
  await file('2026-01-01-02-cart-old.sql', `${twice}; ${double}; ${onInsert}`)
  await run()
  const writer = new pg.Client(database.ownerUrl)
  await writer.connect()
  await writer.query('begin; insert into lines values (1)')
  await cart(twice, double, onInsert)
  expect(await run()).toHaveLength(3)
  await writer.end()
})

test('a table in use is waited for', async () => {
  await run()
  const writer = new pg.Client(database.ownerUrl)
  await writer.connect()
  await writer.query('begin; insert into lines values (1)')
  await cart(twice, double, onInsert)
  const migrating = run()
  expect(await ask('select count(*)::int as n from lines')).toEqual([{ n: 0 }])
  await writer.query('commit')
  await writer.end()
  expect(await migrating).toHaveLength(3)
})

test('the application may call functions and not change the list of applied ones', async () => {
  await cart(twice)
  await run()
  await run()
  expect(await ask('select twice(2)', database.url)).toEqual([{ twice: 4 }])
  await expect(ask('delete from schema_functions', database.url)).rejects.toThrow(/permission denied/)
  await expect(ask(thrice, database.url)).rejects.toThrow(/permission denied|must be owner/)
})
