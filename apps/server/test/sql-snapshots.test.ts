// Snapshots of SQL (files beside the queries with the statements that they send): values are replaced by `$`, files are read back as written, and a
// query without a snapshot fails the full test run.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import { expect, test } from 'vitest'
import { listRegionRows } from '../src/catalog/catalog.sql.ts'
import { testApplication } from './application.ts'
import { readSnapshot, reviewed, type SqlRecorder, snapshotText, sqlRecorder } from './sql-snapshots.ts'

const app = testApplication()

/** Passes each statement to the recorder before it is sent. */
function recordingPlugin(recorder: SqlRecorder): KyselyPlugin {
  const compiler = new PostgresQueryCompiler()
  return {
    transformQuery: ({ node, queryId }) => {
      recorder.record(compiler.compileQuery(node, queryId).sql)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

test('other values, and lists of another length, do not make another statement', () => {
  expect(reviewed('select "a" from "t" where "id" in ($1) limit $2')).toBe('select "a"\nfrom "t"\nwhere "id" in ($, …)\nlimit $')
  expect(reviewed('select "a" from "t" where "id" in ($1, $2, $3) limit $4')).toBe(
    reviewed('select "a" from "t" where "id" in ($1) limit $2'),
  )
  expect(reviewed('insert into "t" ("a", "b") values ($1, $2), ($3, $4)')).toBe('insert into "t" ("a", "b")\nvalues ($, …), …')
})

test('a snapshot is read back as it was written', () => {
  const functions = new Map([
    ['b', new Set(['select 1'])],
    ['a', new Set(['select 2\nfrom "t"', 'select 3'])],
  ])
  expect(readSnapshot(snapshotText(functions))).toEqual(functions)
})

test('a new query is written in development and refused in the full run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'snapshots-'))
  const recorder = sqlRecorder(folder)
  await listRegionRows(app.db.withPlugin(recordingPlugin(recorder)) as never)
  expect(() => recorder.finish('check')).toThrow('catalog.sql.ts: listRegionRows')
  recorder.finish('add')
  expect(existsSync(join(folder, 'catalog/catalog.sql.snap'))).toBe(true)
  await listRegionRows(app.db.withPlugin(recordingPlugin(recorder)) as never)
  recorder.finish('check')
  rmSync(folder, { recursive: true })
})
