// Files uploaded by the link of a deal with an antivirus, and how many one IP address may send.
import { expect, test } from 'vitest'
import { EICAR, testAntivirus } from '../../test/antivirus.ts'
import { testDeal } from '../../test/deal.ts'
import { pdf } from '../../test/pdf.ts'

const daemon = testAntivirus()
const { app, shown, token, send } = testDeal(() => ({ CLAMD_URL: daemon.url, LIMIT_UPLOAD: '4/3600' }))

async function storedFiles(): Promise<number> {
  let count = 0
  for await (const batch of app.services.files.documents.list('deals/')) count += batch.length
  return count
}

test('an infected file is refused by the link and not stored', async () => {
  const by = await token()
  expect(await send(by, pdf({ comment: EICAR }))).toMatchObject({
    status: 400,
    body: { errors: { file: [{ code: 'not_an_attachment' }] } },
  })
  expect(await storedFiles()).toBe(0)
  expect((await shown()).papers[0]).toMatchObject({ state: 'waiting', file: null })
  expect((await send(by, pdf({ comment: 'чисто' }))).status).toBe(200)
})

test('while the antivirus gives no verdict no file is stored, and the counterparty is asked to come again', async () => {
  const by = await token()
  const before = await storedFiles()
  daemon.mode = 'broken'
  expect(await send(by)).toMatchObject({ status: 503, code: 'files_unavailable', headers: { 'retry-after': '30' } })
  expect(await storedFiles()).toBe(before)
  daemon.mode = 'works'
  expect((await send(by)).status).toBe(200)
})

test('an address that has sent its files of an hour is refused, with a guessed token as with the real one', async () => {
  const by = await token()
  const most = app.config.limits.upload.max * app.config.addressFactor
  for (let turn = 0; turn < most; turn += 1) await send(String(turn).padStart(22, 'A'))
  const refused = { status: 429, code: 'too_many_requests' }
  expect(await send(by)).toMatchObject(refused)
  expect(await send('A'.repeat(22))).toMatchObject(refused)
})
