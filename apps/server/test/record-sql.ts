// Set-up of every server test file: the SQL of all its connections is recorded, and compared with the snapshots when the file is through.
import { join } from 'node:path'
import { PostgresQueryCompiler } from 'kysely'
import { afterAll, expect } from 'vitest'
import { sqlRecorder } from './sql-snapshots.ts'

const recorder = sqlRecorder(join(import.meta.dirname, '../src'))
const compiler = PostgresQueryCompiler.prototype
const compile = compiler.compileQuery
// Requests made by chance ask in forms that change with every field of the contract, and their cost is measured.
const isRecorded = !expect.getState().testPath?.endsWith('/generated-requests.test.ts')

// Set-up files are read anew for each test file, also where modules stay.
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
