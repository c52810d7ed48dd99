// Functions and triggers of the database are updated from the `*.functions.sql` files: all or none, and never by an older release.
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

/** `folder` stands both for the folder of migrations and for that of the features; its only feature with functions is `cart`. */
const file = (name: string, sql: string) => writeFile(join(folder, name), sql)
const writeCartFunctions = (...statements: string[]) =>
  file('cart/cart.functions.sql', `-- Of the cart.\n\n${statements.map((statement) => `${statement};\n`).join('\n')}`)
/** Returns the names of applied and dropped migrations, functions and triggers. */
const migrate = () => migrateDatabase(database.ownerUrl, new URL(database.url).username, { migrations: folder, features: folder })
async function query(sql: string, url = database.ownerUrl): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}

/** Two definitions of the function `twice`; `double` is a trigger function that calls it, `onInsert` its trigger. */
const twice = 'create or replace function twice(n int) returns int language sql immutable as $$ select n * 2 $$'
const thrice = 'create or replace function twice(n int) returns int language sql immutable as $$ select n * 3 $$'
const double =
  'create or replace function double_lines() returns trigger language plpgsql as $$ begin new.n := twice(new.n); return new; end $$'
const onInsert = 'create or replace trigger double_lines before insert on lines for each row execute function double_lines()'

test('functions and triggers are created after the tables', async () => {
  await writeCartFunctions(double, onInsert, twice)
  expect(await migrate()).toEqual(['2026-01-01-01-cart.sql', 'function double_lines', 'trigger double_lines on lines', 'function twice'])
  expect(await query('insert into lines values (2) returning n')).toEqual([{ n: 4 }])
})

test('a changed definition is applied', async () => {
  await writeCartFunctions(twice)
  await migrate()
  await writeCartFunctions(thrice)
  expect(await migrate()).toEqual(['function twice'])
  expect(await query('select twice(2)')).toEqual([{ twice: 6 }])
})

test('an unchanged definition is not applied again, whatever its comment says', async () => {
  await writeCartFunctions(twice, onInsert, double)
  await migrate()
  const versionsQuery = `select oid, xmin::text from pg_proc where proname = 'twice' union all select oid, xmin::text from pg_trigger where tgname = 'double_lines'`
  const before = await query(versionsQuery)
  expect(before).toHaveLength(2)
  await writeCartFunctions(`-- Another comment; with a semicolon and an apostrophe: it's no statement.\n${twice}`, onInsert, double)
  expect(await migrate()).toEqual([])
  expect(await query(versionsQuery)).toEqual(before)
})

test('a broken file changes nothing and is named', async () => {
  await writeCartFunctions(twice)
  await migrate()
  await writeCartFunctions(thrice, 'create or replace function other() returns int language sql as $$ select missing from lines $$')
  await expect(migrate()).rejects.toThrow('cart/cart.functions.sql:5 (function other): column "missing" does not exist')
  expect(await query('select twice(2)')).toEqual([{ twice: 4 }])
})

test('any other statement is refused before anything is executed', async () => {
  await writeCartFunctions('create table other (n int)')
  await expect(migrate()).rejects.toThrow(/cart.functions.sql:3: only «create or replace function»/)
  expect(await query(`select to_regclass('lines') as lines`)).toEqual([{ lines: null }])
})

test('a function that no file defines any longer is dropped', async () => {
  await writeCartFunctions(twice, double, onInsert)
  await migrate()
  // A function that an operator made by hand: it stays.
  await query('create function of_the_operator() returns int language sql as $$ select 1 $$')
  await writeCartFunctions(twice)
  expect(await migrate()).toEqual(['function double_lines', 'trigger double_lines on lines'])
  const remaining = await query(`select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1`)
  expect(remaining).toEqual([{ name: 'of_the_operator' }, { name: 'twice' }])
})

test('two simultaneous runs apply a definition once', async () => {
  await writeCartFunctions(twice)
  expect((await Promise.all([migrate(), migrate()])).flat().sort()).toEqual(['2026-01-01-01-cart.sql', 'function twice'])
})

test('an older release keeps the definitions of a newer one', async () => {
  // The number of lines of functions.txt is the version of the release's functions.
  await file('functions.txt', 'one\n')
  await writeCartFunctions(twice)
  await migrate()
  await file('functions.txt', 'one\ntwo\n')
  await writeCartFunctions(thrice, double)
  await migrate()
  await file('functions.txt', 'one\n')
  await writeCartFunctions(twice)
  expect(await migrate()).toEqual([])
  expect(await query('select twice(2)')).toEqual([{ twice: 6 }])
  expect(await query(`select to_regproc('double_lines') is null as "isGone"`)).toEqual([{ isGone: false }])
})

test('changed arguments or a changed result need a new name', async () => {
  await writeCartFunctions(twice)
  await migrate()
  await writeCartFunctions(twice.replace('n int', 'n int, m int'))
  await expect(migrate()).rejects.toThrow(
    /function twice\): the database has one of this name with other arguments: write one of another name/,
  )
  await writeCartFunctions(twice.replace('returns int', 'returns bigint'))
  await expect(migrate()).rejects.toThrow(/function twice\): cannot change return type of existing function: write one of another name/)
})

test('a function that an index uses since a migration cannot be changed', async () => {
  await file('2026-01-01-02-cart-twice.sql', '{{function twice}}\ncreate index lines_twice on lines (twice(n))')
  await writeCartFunctions(twice)
  await migrate()
  await writeCartFunctions(thrice)
  await expect(migrate()).rejects.toThrow(/function twice\): index lines_twice keeps its results, so its text never changes/)
  await file('2026-01-01-03-cart-other.sql', '{{function other}}')
  await expect(migrate()).rejects.toThrow('A migration names the function other, which no feature has.')
})

test('a constraint trigger is replaced', async () => {
  const late =
    'create constraint trigger double_lines after insert on lines deferrable initially deferred for each row execute function double_lines()'
  await writeCartFunctions(twice, double, late)
  await migrate()
  await writeCartFunctions(twice, double, late.replace('insert on', 'insert or update on'))
  expect(await migrate()).toEqual(['trigger double_lines on lines'])
})

test('a trigger that a migration already created needs no lock on its table', async () => {
  await file('2026-01-01-02-cart-old.sql', `${twice}; ${double}; ${onInsert}`)
  await migrate()
  const writer = new pg.Client(database.ownerUrl)
  await writer.connect()
  await writer.query('begin; insert into lines values (1)')
  await writeCartFunctions(twice, double, onInsert)
  expect(await migrate()).toHaveLength(3)
  await writer.end()
})

test('a trigger is created once transactions that use its table have ended', async () => {
  await migrate()
  const writer = new pg.Client(database.ownerUrl)
  await writer.connect()
  await writer.query('begin; insert into lines values (1)')
  await writeCartFunctions(twice, double, onInsert)
  const migrating = migrate()
  expect(await query('select count(*)::int as n from lines')).toEqual([{ n: 0 }])
  await writer.query('commit')
  await writer.end()
  expect(await migrating).toHaveLength(3)
})

test('the application may call functions and not change the list of applied ones', async () => {
  await writeCartFunctions(twice)
  await migrate()
  await migrate()
  expect(await query('select twice(2)', database.url)).toEqual([{ twice: 4 }])
  await expect(query('delete from schema_functions', database.url)).rejects.toThrow(/permission denied/)
  await expect(query(thrice, database.url)).rejects.toThrow(/permission denied|must be owner/)
})
