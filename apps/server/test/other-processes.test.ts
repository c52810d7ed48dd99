// SQL statements that only a starting server, an import or a rare job sends. Each is sent here once, which shows that it is valid and records it
// in the snapshots of SQL.
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

test('warming the caches at a start succeeds', async () => {
  await expect(app.warm()).resolves.toBeUndefined()
})

test('after a replacement of the register the index and the counts of verdicts are built anew', async () => {
  await loadDemo(app, { companies: 20, traders: 5 })
  const before = await app.db.selectFrom('reliability_counted').selectAll().orderBy('company_id').execute()
  expect(await countDelta(readOnly(app.db))).toBe(25)
  await app.services.announce(app.db, registerReplaced, { ownerUrl: app.database.ownerUrl })
  expect(await countDelta(readOnly(app.db))).toBe(0)
  expect(await countTombstones(readOnly(app.db))).toBe(0)
  expect(await app.db.selectFrom('reliability_counted').selectAll().orderBy('company_id').execute()).toEqual(before)
})

test('a sent e-mail is deleted', async () => {
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

test('only facts as of a later day replace the stored facts of the same tax number and source', async () => {
  const store = (asOf: string, hash: string) => {
    const block = { source: 'taxes-2025', asOf, hash, figure: null, facts: Buffer.from('{}') }
    return app.db.transaction().execute((tx) => storeTaxpayerBlock(tx, '7700000000', block as never, app.clock.now()))
  }
  expect(await store('2026-01-01', '1')).toBe(true)
  expect(await store('2026-01-01', '1')).toBe(false)
  expect(await store('2025-01-01', '2')).toBe(false)
  expect(await store('2026-02-01', '3')).toBe(true)
})

test('clearing the document keys of an unknown request throws nothing', async () => {
  await expect(app.db.transaction().execute((tx) => clearDocumentKeys(tx, 1))).resolves.toHaveLength(1)
})
