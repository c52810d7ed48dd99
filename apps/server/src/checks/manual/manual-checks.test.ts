// Manual checks: a member looks the company of a report up in an official service and stores the result with a file. Tests who may see it, in whose
// report it counts, and what is refused.
import { createHash } from 'node:crypto'
import { makeCheck } from '@sverka/contract/checks/checks'
import { addManualCheck, getManualCheckFile, listManualChecks } from '@sverka/contract/checks/manual-checks'
import { getReliability } from '@sverka/contract/company-card/reliability'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { pdf } from '../../../test/pdf.ts'
import { type Person, World } from '../../../test/world.ts'
import { readOnly } from '../../platform/db/connect.ts'
import { manualCheckFileKey, manualCheckFiles } from './manual-check-files.ts'
import { eraseManualChecks, exportManualChecks } from './manual-checks.ts'

const app = testApplication()
const world = new World(app)
const as = createClient(() => app.server)

let owner: Person
/** Number of the owner's report. */
let number: string
beforeEach(async () => {
  owner = await world.person()
  number = await world.check(owner)
})

const PAGE = pdf()
/** `absent`: the service does not name the company; `unopened`: it did not open. */
interface Wishes {
  readonly service?: 'terrorists' | 'courts' | 'pledges'
  readonly outcome?: 'absent' | 'found' | 'unopened'
  readonly more?: object
  readonly file?: Buffer | null
}
/** The request that adds a manual check: by default one that found no entry, with a file. The server replaces the false extension `.exe`. */
function makeRequest({ service = 'terrorists', outcome = 'absent', more = {}, file = PAGE }: Wishes) {
  return { params: { number }, body: { service, outcome, file_name: 'снимок.exe', ...more }, ...(file ? { files: { file } } : {}) }
}
const add = (who: Person, wishes: Wishes = {}) => as(who)(addManualCheck, makeRequest(wishes))
const list = (who: Person, ofReport = number) => as(who)(listManualChecks, { params: { number: ofReport } })

test('a check by hand is stored with its file, the file’s SHA-256, person and time', async () => {
  const { status, body } = await add(owner, { service: 'courts', outcome: 'found', more: { details: 'Иск о зарплате', sum: 386_000.5 } })
  expect(status).toBe(201)
  expect(body).toMatchObject({ service: 'courts', outcome: 'found', details: 'Иск о зарплате', sum: 386_000.5 })
  expect(body.file).toEqual({ name: 'снимок.pdf', kind: 'pdf', size: PAGE.length, sha256: createHash('sha256').update(PAGE).digest('hex') })
  expect((await list(owner)).body.checks).toEqual([body])
  const file = await as(owner)(getManualCheckFile, { params: { number, id: body.id } })
  expect(Buffer.compare(file.body as unknown as Buffer, PAGE)).toBe(0)
  expect(file.headers['content-disposition']).toContain('attachment')
})

test('a picture is re-encoded, and its SHA-256 is that of the file that members download', async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  const { body } = await add(owner, { file: picture })
  const file = await as(owner)(getManualCheckFile, { params: { number, id: body.id } })
  expect(file.headers['content-type']).toBe('image/jpeg')
  expect(body.file).toMatchObject({
    kind: 'picture',
    sha256: createHash('sha256')
      .update(file.body as unknown as Buffer)
      .digest('hex'),
  })
})

test('a check by hand counts in the coverage of its maker’s report and nowhere on the public card', async () => {
  const before = (await list(owner)).body
  await add(owner)
  const { coverage, subject } = (await list(owner)).body
  expect(coverage).toEqual({ by_data: before.coverage.by_data, by_hand: 1, unchecked: before.coverage.unchecked - 1 })
  const { body } = await as(null)(getReliability, { query: { inn: String(subject.inn) } })
  expect(body.factors.find(({ code }) => code === 'terrorist-list')).toMatchObject({ state: 'not_checked' })
})

test('the newest check of a service counts, and the earlier stay', async () => {
  await add(owner)
  app.clock.advance(1000)
  await add(owner, { outcome: 'unopened', file: null })
  const { checks, coverage } = (await list(owner)).body
  expect(checks.map(({ outcome }) => outcome)).toEqual(['unopened', 'absent'])
  expect(coverage.by_hand).toBe(0)
})

test('a later report of the same company has the earlier checks', async () => {
  const { body } = await add(owner)
  const { inn } = (await list(owner)).body.subject
  const again = await as(owner)(makeCheck, { body: { inn: String(inn) } })
  expect((await list(owner, again.body.number)).body.checks).toEqual([body])
})

test('others find neither the checks by hand nor their files', async () => {
  const { body } = await add(owner)
  const other = await world.person()
  expect(await list(other)).toMatchObject({ status: 404, code: 'check_not_found' })
  expect(await add(other)).toMatchObject({ status: 404, code: 'check_not_found' })
  expect(await as(other)(getManualCheckFile, { params: { number, id: body.id } })).toMatchObject({ status: 404 })
  const own = await world.check(other)
  expect(await as(other)(getManualCheckFile, { params: { number: own, id: body.id } })).toMatchObject({ status: 404, code: 'not_found' })
})

test('a check by hand without a file, or with a file of another kind, is refused', async () => {
  expect((await add(owner, { file: null })).body).toMatchObject({ errors: { file: [{ code: 'required' }] } })
  expect((await add(owner, { file: Buffer.from('<script>') })).body).toMatchObject({ errors: { file: [{ code: 'not_a_document' }] } })
  expect((await list(owner)).body.checks).toEqual([])
})

test('a member’s checks by hand are in the data export and are deleted with the account', async () => {
  await add(owner)
  const copy = async () => (await exportManualChecks(readOnly(app.db), owner.id))[0]
  expect(await copy()).toMatchObject({ name: 'hand-checks.json', content: [{ service: 'terrorists', outcome: 'absent' }] })
  expect(await app.db.transaction().execute((tx) => eraseManualChecks(tx, app.services, owner.id))).toBe(1)
  expect(await copy()).toMatchObject({ content: [] })
})

test('the sweep deletes no file whose check still exists', async () => {
  const { body } = await add(owner)
  const [known, orphan] = [manualCheckFileKey(body.id), manualCheckFileKey('00000000-0000-4000-8000-000000000000')]
  expect(await manualCheckFiles.known(readOnly(app.db), [known, orphan])).toEqual([known])
})
