// Setup of every server test file: records all SQL that Kysely compiles, and compares it with the snapshots at the end of the file.
import { join } from 'node:path'
import { PostgresQueryCompiler } from 'kysely'
import { afterAll, expect } from 'vitest'
import { sqlRecorder } from './sql-snapshots.ts'

const recorder = sqlRecorder(join(import.meta.dirname, '../src'))
const compiler = PostgresQueryCompiler.prototype
const compile = compiler.compileQuery
// Not in the tests of generated requests: their SQL changes with every field of the contract, and recording would add to the measured cost.
const isRecorded = !expect.getState().testPath?.endsWith('/generated-requests.test.ts')

// This setup runs again for each test file, even in one process: without the reset each run would wrap the function once more.
afterAll(() => {
  compiler.compileQuery = compile
  if (isRecorded) recorder.finish(process.env.SQL_SNAPSHOTS === 'check' ? 'check' : 'add')
})

if (isRecorded)
  compiler.compileQuery = function compileAndRecord(...args) {
    const compiled = compile.apply(this, args)
    recorder.record(compiled.sql)
    return compiled
  }
