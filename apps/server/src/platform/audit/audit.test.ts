// The audit log is append-only, and a changed entry is detected.
import pg from 'pg'
import { expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { readOnly } from '../db/connect.ts'
import { findAuditBreak } from './audit.sql.ts'
import { recordAudit } from './audit.ts'

const app = testApplication()
const record = (action: string) =>
  app.db
    .transaction()
    .execute((tx) => recordAudit(tx, app.clock, { action, actorId: 1, subject: 'user:1', details: { reason: 'a test' }, clientIp: null }))

test('simultaneous entries form one unbroken chain', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, number) => record(`test.entry_${number}`)))
  const rows = await app.db.selectFrom('audit_log').select('id').orderBy('id').execute()
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(await findAuditBreak(readOnly(app.db))).toBeNull()
})

test('the application can neither change nor remove an entry', async () => {
  await record('test.kept')
  const change = app.db.updateTable('audit_log').set({ action: 'x' }).execute()
  await expect(change).rejects.toThrow(/permission denied/)
  await expect(app.db.deleteFrom('audit_log').execute()).rejects.toThrow(/permission denied/)
})

test('an entry changed outside the application is found', async () => {
  await record('test.before')
  const owner = new pg.Client(app.database.ownerUrl)
  await owner.connect()
  try {
    await owner.query('alter table audit_log disable trigger audit_log_refuse')
    // One of the twenty entries of the first test.
    await owner.query("update audit_log set details = '{}' where id = 3")
  } finally {
    await owner.end()
  }
  expect(await findAuditBreak(readOnly(app.db))).toBe(3)
})
