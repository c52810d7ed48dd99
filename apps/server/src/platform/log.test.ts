// Which parts of an error are logged, and which never are: values of rows and passwords.
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { createLog } from './log.ts'

/** A log that adds its lines to `lines`. */
function openLog(): { lines: string[]; log: ReturnType<typeof createLog> } {
  const lines: string[] = []
  return { lines, log: createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) }) }
}

test('a refused row logs the constraint and none of its values', async () => {
  const database = await createTestDatabase({ empty: true })
  const client = new pg.Client(database.ownerUrl)
  await client.connect()
  await client.query('create table people (email text constraint one_person unique)')
  const twice = client.query("insert into people values ('ivan@example.org'), ('ivan@example.org')")
  const error = await twice.catch((failure: unknown) => failure)
  await client.end()
  await database.drop()
  const { lines, log } = openLog()
  log.error({ err: new Error('could not register', { cause: error }) }, 'failed')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { message: 'could not register', cause: { code: '23505', constraint: 'one_person' } },
  })
  expect(lines[0]).not.toContain('ivan@example.org')
})

test('an error that carries its connection is logged without it', () => {
  const { lines, log } = openLog()
  log.warn({ err: Object.assign(new Error('lost'), { client: { password: 'hunter2' } }) }, 'database connection lost')
  expect(lines[0]).toContain('lost')
  expect(lines[0]).not.toContain('hunter2')
})

test('an error given as a plain object, as the job queue does, keeps its message', () => {
  const { lines, log } = openLog()
  log.error({ err: { message: 'the queue is gone', code: '42P01', queue: 'emails' } }, 'background work failed')
  expect(JSON.parse(lines[0] ?? '').err).toEqual({ type: 'object', message: 'the queue is gone', code: '42P01' })
})
