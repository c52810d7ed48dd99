// Statements sent only by a starting server, an import or a rare job: each is sent once, so that its SQL is recorded and valid.
import { expect, test } from 'vitest'
import { clearDocumentKeys } from '../src/company-binding/company-binding.sql.ts'
import { countDelta, countTombstones } from '../src/company-index/store/check.sql.ts'
import { registerReplaced } from '../src/events.ts'
import { readOnly } from '../src/platform/db/connect.ts'
import { findUnsentEmail, insertEmail, removeEmail } from '../src/platform/mail/mail.sql.ts'
import { estimateCompanies } from '../src/registry/import/database/large-load.sql.ts'
import { storeTaxpayerBlock } from '../src/registry/store-answer.sql.ts'
import { testApplication } from './application.ts'
import { loadDemo } from './demo-register.ts'

const app = testApplication()

test('a start plans the statements of cards and searches', async () => {
  await expect(app.warm()).resolves.toBeUndefined()
})

test('a follower of the register starts from the whole of it', async () => {
  await loadDemo(app, { companies: 20, traders: 5 })
  const before = await app.db.selectFrom('reliability_counted').selectAll().orderBy('company_id').execute()
  expect(await countDelta(readOnly(app.db))).toBe(25)
  await app.services.announce(app.db, registerReplaced, { ownerUrl: app.database.ownerUrl })
  expect(await countDelta(readOnly(app.db))).toBe(0)
  expect(await countTombstones(readOnly(app.db))).toBe(0)
  expect(await app.db.selectFrom('reliability_counted').selectAll().orderBy('company_id').execute()).toEqual(before)
})

test('a sent e-mail is forgotten', async () => {
  const email = {
    recipient: 'a@sverka.test',
    subject: 'Тема',
    body_text: 'Текст',
    body_html: '',
    unsubscribe_url: null,
    created_at: app.clock.now(),
    sent_at: null,
  }
  const id = await app.db.transaction().execute((tx) => insertEmail(tx, email))
  expect(await findUnsentEmail(readOnly(app.db), id)).toBeDefined()
  await removeEmail(app.db, id)
  expect(await findUnsentEmail(readOnly(app.db), id)).toBeUndefined()
})

test('the size of the register is estimated', async () => {
  expect(await estimateCompanies(app.db)).toBeGreaterThanOrEqual(-1)
})

test('only a newer block replaces a stored block of the same number', async () => {
  const store = (asOf: string, hash: string) => {
    const block = { source: 'taxes-2025', asOf, hash, figure: null, facts: Buffer.from('{}') }
    return app.db.transaction().execute((tx) => storeTaxpayerBlock(tx, '7700000000', block as never, app.clock.now()))
  }
  expect(await store('2026-01-01', '1')).toBe(true)
  expect(await store('2026-01-01', '1')).toBe(false)
  expect(await store('2025-01-01', '2')).toBe(false)
  expect(await store('2026-02-01', '3')).toBe(true)
})

test('destroying the scans of a deleted request does no harm', async () => {
  await expect(app.db.transaction().execute((tx) => clearDocumentKeys(tx, 1))).resolves.toHaveLength(1)
})
