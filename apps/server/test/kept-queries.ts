// Records the SQL of one test file and compares it with the snapshots when the file is through.
import { join } from 'node:path'
import type { KyselyPlugin } from 'kysely'
import { afterAll } from 'vitest'
import { sqlRecorder } from './sql-snapshots.ts'

/** The plugin to open the database with. */
export function keptQueries(): KyselyPlugin {
  const recorder = sqlRecorder(join(import.meta.dirname, '../src'))
  afterAll(() => recorder.finish(process.env.SQL_SNAPSHOTS === 'check' ? 'check' : 'add'))
  return recorder.plugin
}
