// A daily sweep removes stored files older than a day that no database row names; younger files and those of unknown prefixes stay.
import { existsSync } from 'node:fs'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTicket } from '@sverka/contract/company-binding/company-binding'
import { createNews } from '@sverka/contract/news/news.staff'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { GoodsFactory } from '../../../test/goods.ts'
import { pdf } from '../../../test/pdf.ts'
import { World } from '../../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)

const HOUR_MS = 3_600_000

const filePath = (file: string): string => join(app.config.DATA_DIR, 'files', file)

/** Sets the file's time to this many hours ago; returns its name. */
async function age(file: string, hours: number): Promise<string> {
  const moment = new Date(app.clock.now().getTime() - hours * HOUR_MS)
  await utimes(filePath(file), moment, moment)
  return file
}

/** Writes a file of this many hours ago; returns its name. */
async function makeFile(name: string, hours: number): Promise<string> {
  await mkdir(dirname(filePath(name)), { recursive: true })
  await writeFile(filePath(name), 'bytes')
  return age(name, hours)
}

const existing = (files: readonly string[]): string[] => files.filter((name) => existsSync(filePath(name)))

/** Files that a database row of each feature names: uploaded, or made and then named. All are 900 hours old, far more than a day. */
async function makeNamedFiles(): Promise<string[]> {
  const [person, staff] = [await world.person(), await world.person({ isStaff: true })]
  const { inn } = await world.company()
  // A member's request that staff connect a company to their account, with a passport and a contract as proof.
  expect((await as(person)(createTicket, { body: { company: inn }, files: { passport: pdf(), contract: pdf() } })).status).toBe(201)
  const content = '<p><img src="/media/news/within.webp"></p>'
  expect((await as(staff)(createNews, { body: { title: 'Новость', content, image: '/media/news/named.webp' } })).status).toBe(201)
  await app.db.updateTable('users').set({ avatar: 'avatars/named.png' }).where('id', '=', person.id).execute()
  // A product card with a picture, which is stored in several sizes.
  await goods.published(await goods.seller())
  const sizes = (await readdir(filePath('pictures/products'))).map((name) => `pictures/products/${name}`)
  expect(sizes).not.toEqual([])
  const documents = await world.listDocumentKeys(person)
  return Promise.all([
    ...documents.map((key) => age(`documents/${key}`, 900)),
    ...sizes.map((name) => age(name, 900)),
    makeFile('pictures/avatars/named.png', 900),
    makeFile('pictures/news/named.webp', 900),
    makeFile('pictures/news/within.webp', 900),
  ])
}

/** The incomplete file that a process leaves which is killed during a write. */
const makeIncompleteFile = (): Promise<string> => makeFile('pictures/avatars/0b5a2f7e-6c1d-4b7e-9d50-0c0b6d3c9a11.part', 25)

test('a sweep removes files older than a day that no row names, and the next sweep runs a day later', async () => {
  const staying = [
    ...(await makeNamedFiles()),
    await makeFile('pictures/avatars/young.png', 23),
    await makeFile('documents/tickets/young.pdf', 23),
    await makeFile('pictures/logos/of-no-word.png', 900),
    await makeFile('documents/avatars/in-the-other-store.png', 900),
  ]
  const orphans = [
    await makeFile('pictures/avatars/orphan.png', 25),
    await makeIncompleteFile(),
    await makeFile('documents/tickets/orphan.pdf', 25),
    await makeFile('pictures/news/orphan.webp', 25),
    await makeFile('pictures/products/orphan-card.webp', 25),
  ]
  await app.startWorkers()
  await expect.poll(() => existing(orphans)).toEqual([])
  expect(existing(staying)).toEqual(staying)
  const { rows } = await sql`
    select (start_after - created_on) >= interval '23 hours' as "waitsADay" from jobs.job where name = 'files.sweep' and state = 'created'`.execute(
    app.db,
  )
  expect(rows).toEqual([{ waitsADay: true }])
})
