// Setup of every server test file: records the SQL of all its connections, and compares it with the snapshots at the end.
import { join } from 'node:path'
import { PostgresQueryCompiler } from 'kysely'
import { afterAll, expect } from 'vitest'
import { sqlRecorder } from './sql-snapshots.ts'

const recorder = sqlRecorder(join(import.meta.dirname, '../src'))
const compiler = PostgresQueryCompiler.prototype
const compile = compiler.compileQuery
// Generated requests produce SQL that changes with every field of the contract, and their cost is measured.
const isRecorded = !expect.getState().testPath?.endsWith('/generated-requests.test.ts')

// Setup files are loaded again for each test file, even if modules are kept.
afterAll(() => {
  compiler.compileQuery = compile
  if (isRecorded) recorder.finish(process.env.SQL_SNAPSHOTS === 'check' ? 'check' : 'add')
})

if (isRecorded)
  compiler.compileQuery = function compileAndRecord(...given) {
    const compiled = compile.apply(this, given)
    recorder.record(compiled.sql)
    return compiled
  }
