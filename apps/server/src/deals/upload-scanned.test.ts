// Files uploaded by the link of a deal, by which the counterparty sends documents without an account: scanned by an antivirus, and limited for each
// IP address.
import { expect, test } from 'vitest'
import { EICAR, testAntivirus } from '../../test/antivirus.ts'
import { testDeal } from '../../test/deal.ts'
import { pdf } from '../../test/pdf.ts'

const daemon = testAntivirus()
// At most four uploads an hour. `token` makes a link and returns its secret part, `send` uploads a file by it.
const { app, shown, token, send } = testDeal(() => ({ CLAMD_URL: daemon.url, LIMIT_UPLOAD: '4/3600' }))

/** How many files of deals are in the store. */
async function countStoredFiles(): Promise<number> {
  let count = 0
  for await (const batch of app.services.files.documents.list('deals/')) count += batch.length
  return count
}

test('an infected file is refused by the link and not stored', async () => {
  const by = await token()
  // EICAR is a harmless text that every antivirus reports as a virus, for tests.
  expect(await send(by, pdf({ comment: EICAR }))).toMatchObject({
    status: 400,
    body: { errors: { file: [{ code: 'not_an_attachment' }] } },
  })
  expect(await countStoredFiles()).toBe(0)
  expect((await shown()).papers[0]).toMatchObject({ state: 'waiting', file: null })
  expect((await send(by, pdf({ comment: 'чисто' }))).status).toBe(200)
})

test('while the antivirus fails no file is stored, and the answer says when to retry', async () => {
  const by = await token()
  const before = await countStoredFiles()
  daemon.mode = 'broken'
  expect(await send(by)).toMatchObject({ status: 503, code: 'files_unavailable', headers: { 'retry-after': '30' } })
  expect(await countStoredFiles()).toBe(before)
  daemon.mode = 'works'
  expect((await send(by)).status).toBe(200)
})

test('an IP address beyond its limit of uploads is refused, with a guessed token as with the real one', async () => {
  const by = await token()
  // In demo mode, as here, the limit of an IP address is a multiple of a member's.
  const most = app.config.limits.upload.max * app.config.addressFactor
  for (let turn = 0; turn < most; turn += 1) await send(String(turn).padStart(22, 'A'))
  const refused = { status: 429, code: 'too_many_requests' }
  expect(await send(by)).toMatchObject(refused)
  expect(await send('A'.repeat(22))).toMatchObject(refused)
})
