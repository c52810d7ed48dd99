// Hand-written row types match PostgreSQL's description of their statements: names, types and nullability.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from './database.ts'
import { numberParameters, rowFaults } from './row-faults.ts'

const database = await createTestDatabase()
const client = new pg.Client(database.ownerUrl)
await client.connect()
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('every row type written by hand matches its statement', async () => {
  const { compared, faults } = await rowFaults(client, join(import.meta.dirname, '../src'))
  expect(faults).toEqual([])
  expect(compared).toBeGreaterThan(150)
})

const statement = 'select id, full_name as name, blocked_at as "blockedAt" from users'

/** The faults reported for this row type if it is written for that statement. */
async function findFaults(row: string, code = `sql<${row}>\`${statement}\`.execute(db)`): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rows-'))
  try {
    writeFileSync(join(folder, 'one.sql.ts'), `export const list = (db: Db) => ${code}\ninterface Named { id: number; name: string }\n`)
    writeFileSync(join(folder, 'one.sql.snap'), `-- list\n${statement}\n`)
    return (await rowFaults(client, folder)).faults
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test.each([
  '{ id: number; name: string; blockedAt: Date | null }',
  'Named & { blockedAt: Date | null }',
  "Omit<Named, 'name'> & { readonly name: string; readonly blockedAt: Date | null }",
])('%s is right', async (row) => {
  expect(await findFaults(row)).toEqual([])
})

test.each([
  ['{ id: string; name: string; blockedAt: Date | null }', 'one.sql.ts:1 id is number, not string'],
  ['{ id: number; name: string; blockedAt: Date }', 'one.sql.ts:1 blockedAt may be null'],
  ['{ id: number; title: string; name: string; blockedAt: Date | null }', 'one.sql.ts:1 title is not in the statement'],
  ['Named', 'one.sql.ts:1 blockedAt of the statement is not written'],
  ['typeof row', 'one.sql.ts:1 its type cannot be read; write an interface, or Pick, Omit or & of one'],
])('%s is wrong', async (row, fault) => {
  expect(await findFaults(row)).toEqual([fault])
})

test('one column is compared under its alias', async () => {
  expect(await findFaults('', "db.select(sql<number>`full_name`.as('name'))")).toEqual(['one.sql.ts:1 name is string, not number'])
})

test('values of a snapshot are numbered outside quotes', () => {
  expect(numberParameters("select $ from t where a ~ '^x$' and b in ($, …)")).toBe("select $1 from t where a ~ '^x$' and b in ($2)")
})
