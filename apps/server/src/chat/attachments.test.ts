// Files in conversations: types that are accepted, who may read a file, and the deletion of unsent ones; a file belongs to one message.
import { addAttachment, getAttachment, getFriendRoom, listMessages, listRooms, openProductRoom } from '@sverka/contract/chat/chat'
import { addFriend } from '@sverka/contract/friends/friends'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { GoodsFactory, picture } from '../../test/goods.ts'
import { pdf } from '../../test/pdf.ts'
import { SocketClient, startListening } from '../../test/socket-client.ts'
import { type Person, World } from '../../test/world.ts'
import { makeZip } from '../../test/zip-files.ts'
import { readOnly } from '../platform/db/connect.ts'
import { attachedName } from '../platform/files/attached.ts'
import { attachmentFiles, eraseAttachments, sweepUnsent } from './attachments.ts'

const app = testApplication({ LIMIT_UPLOAD: '500/60' }, { listens: true })
const as = createClient(() => app.server)
const world = new World(app)
const goods = new GoodsFactory(app, world)
let origin = ''

beforeAll(async () => {
  origin = await startListening(app.server)
  await app.startWorkers()
})

async function createRoom() {
  const [seller, buyer] = [await goods.seller(), await world.person()]
  const { body } = await as(buyer)(openProductRoom, { body: { product: await goods.published(seller) } })
  return { seller, buyer, slug: body.slug, id: body.id, kind: body.kind }
}

/** A ZIP with the parts by which an Office document is recognized: `xl/workbook.xml` for Excel, `word/document.xml` for Word. */
const office = (part: string, more: string[] = []) =>
  makeZip(['[Content_Types].xml', part, ...more].map((name) => ({ name, content: Buffer.from('<x/>') })))
const workbook = () => office('xl/workbook.xml')

const upload = (who: Person, slug: string, file: Buffer, name = 'файл.pdf') =>
  as(who)(addAttachment, { params: { slug }, body: { name }, files: { file } })
const download = (who: Person, slug: string, id: string) => as(who)(getAttachment, { params: { slug, id } })

async function openSocket(made: { slug: string; kind: string }, who: Person): Promise<SocketClient> {
  const client = SocketClient.of(origin, made, who)
  expect(await client.joined()).toBe(true)
  return client
}

test('a picture is re-encoded, a document stays as it was, and both are downloads under a safe name', async () => {
  const { buyer, slug } = await createRoom()
  const photo = await sharp(await picture('#ff0000', 80))
    // Stands for data in a photo, such as the place, that must not reach the receiver.
    .withExif({ IFD0: { Copyright: 'где снято' } })
    .png()
    .toBuffer()
  const shown = await upload(buyer, slug, photo, '../Болты.PNG')
  expect(shown).toMatchObject({ status: 201, body: { name: '..Болты.jpg', kind: 'picture', width: 80, height: 80 } })
  const file = await app.server.inject({
    url: `/api/v1/chats/${slug}/attachments/${shown.body.id}/`,
    headers: { authorization: `Bearer ${buyer.access}` },
  })
  expect(file.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': `attachment; filename=".._____.jpg"; filename*=UTF-8''..${encodeURIComponent('Болты')}.jpg`,
    'x-content-type-options': 'nosniff',
  })
  expect(String(file.headers['content-security-policy'])).toContain('sandbox')
  expect((await sharp(file.rawPayload).metadata()).exif).toBeUndefined()
  for (const [bytes, kind] of [
    [pdf(), 'pdf'],
    [workbook(), 'xlsx'],
    [office('word/document.xml'), 'docx'],
  ] as const) {
    const uploaded = await upload(buyer, slug, bytes, 'Заявка')
    expect(uploaded.body).toMatchObject({ kind, name: `Заявка.${kind}`, size: bytes.length, width: null })
    const got = await app.server.inject({
      url: `/api/v1/chats/${slug}/attachments/${uploaded.body.id}/`,
      headers: { authorization: `Bearer ${buyer.access}` },
    })
    expect(got.rawPayload.equals(bytes)).toBe(true)
    expect(String(got.headers['content-type'])).not.toMatch(/pdf|html/)
  }
})

/** A small archive that unpacks to 60 MB. */
const bomb = () => makeZip(['[Content_Types].xml', 'xl/workbook.xml'].map((name) => ({ name, content: Buffer.alloc(30_000_000) })))

test.each([
  ['a web page', () => Buffer.from('<html><script>alert(1)</script></html>')],
  ['a drawing that can hold scripts', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a program', () => Buffer.from('MZ\u0090\u0000')],
  ['an archive of something else', () => makeZip([{ name: 'чертёж.dwg', content: Buffer.from('x') }])],
  ['a workbook with macros', () => office('xl/workbook.xml', ['xl/vbaProject.bin'])],
  ['an archive that leaves its folder', () => office('xl/workbook.xml', ['../../evil.xml'])],
  ['an archive that is both', () => office('xl/workbook.xml', ['word/document.xml'])],
  ['an archive that unpacks to far more', bomb],
  ['a broken archive', () => workbook().subarray(0, 60)],
  ['nothing', () => Buffer.alloc(0)],
  ['a broken picture', async () => (await picture()).subarray(0, 40)],
])('%s is refused as an attachment under the name of a PDF', async (_name, bytes) => {
  const { buyer, slug } = await createRoom()
  expect(await upload(buyer, slug, await bytes(), 'счёт.pdf')).toMatchObject({
    status: 400,
    body: { errors: { file: [{ code: 'not_an_attachment' }] } },
  })
})

test('a file of ten megabytes is accepted, one byte more is refused', async () => {
  const { buyer, slug } = await createRoom()
  const sized = (size: number) => Buffer.concat([pdf(), Buffer.alloc(size)]).subarray(0, size)
  expect((await upload(buyer, slug, sized(10 * 1024 * 1024))).status).toBe(201)
  expect((await upload(buyer, slug, sized(10 * 1024 * 1024 + 1))).status).toBe(413)
})

test('a file name cannot hide its extension by characters that reverse the text', () => {
  expect(attachedName('счёт\u202Efdp.exe', 'pdf', 200)).toBe('счётfdp.pdf')
  expect(attachedName('a\r\nb"<b>.docx', 'docx', 200)).toBe('ab"<b>.docx')
  expect(attachedName(' \u200F ', 'xlsx', 200)).toBe('file.xlsx')
  expect(attachedName('я'.repeat(300), 'picture', 200)).toHaveLength(200)
})

test('a file belongs to one message and is readable by its two members only', async () => {
  const made = await createRoom()
  const { seller, buyer, slug, id } = made
  const { body: file } = await upload(buyer, slug, pdf(), 'Сертификат.pdf')
  expect([(await download(buyer, slug, file.id)).status, (await download(seller, slug, file.id)).status]).toEqual([200, 404])
  const [mine, theirs] = [await openSocket(made, buyer), await openSocket(made, seller)]
  mine.send({ type: 'message', message: '', attachment: file.id, client_id: '00000000-0000-4000-8000-000000000001' })
  const got = await theirs.frame('message')
  expect(got).toMatchObject({ message: '', attachment: { id: file.id, name: 'Сертификат.pdf', kind: 'pdf' } })
  expect((await download(seller, slug, file.id)).status).toBe(200)
  const { body } = await as(seller)(listMessages, { query: { chat_room__in: [id] } })
  expect(body.result).toMatchObject([{ attachment: { id: file.id } }])
  expect((await as(seller)(listRooms, { query: {} })).body.result[0]?.last_message).toMatchObject({ attachment: 'Сертификат.pdf' })
  // With the same `client_id` it is the same message again. A new message cannot have the file, as it belongs to the first one.
  mine.send({ type: 'message', message: '', attachment: file.id, client_id: '00000000-0000-4000-8000-000000000001' })
  mine.send({ type: 'message', message: 'снова', attachment: file.id, client_id: '00000000-0000-4000-8000-000000000002' })
  expect(await mine.frame('error')).toMatchObject({ code: 'attachment_gone' })
  expect(mine.texts).toEqual(['', ''])
  const stranger = await createRoom()
  expect((await download(stranger.buyer, slug, file.id)).status).toBe(404)
  expect((await download(stranger.buyer, stranger.slug, file.id)).status).toBe(404)
  expect((await upload(stranger.buyer, slug, pdf())).status).toBe(404)
})

test('a file uploaded by another member or for another room cannot be sent', async () => {
  const made = await createRoom()
  const { body: file } = await upload(made.buyer, made.slug, pdf())
  const theirs = await openSocket(made, made.seller)
  theirs.send({ type: 'message', message: 'чужое', attachment: file.id })
  expect(await theirs.frame('error')).toMatchObject({ code: 'attachment_gone' })
  await as(made.buyer)(addFriend, { body: { friend: made.seller.id } })
  const { body: other } = await as(made.buyer)(getFriendRoom, { params: { id: made.seller.id } })
  const otherRoom = await openSocket(other, made.buyer)
  otherRoom.send({ type: 'message', message: 'не туда', attachment: file.id })
  expect(await otherRoom.frame('error')).toMatchObject({ code: 'attachment_gone' })
  otherRoom.send({ type: 'message', message: 'не то', attachment: '../../etc/passwd' })
  expect(await otherRoom.frame('error', ({ code }) => code === 'validation_failed')).toBeDefined()
  expect(otherRoom.texts).toEqual([])
})

const listStoredKeys = async () => {
  const keys: string[] = []
  for await (const batch of app.services.files.documents.list('attachments/')) keys.push(...batch.map(({ key }) => key))
  return keys
}

test('an unsent file is deleted after a day, and all files with the account', async () => {
  const made = await createRoom()
  const [sent, unsent] = [await upload(made.buyer, made.slug, pdf()), await upload(made.buyer, made.slug, pdf())]
  const mine = await openSocket(made, made.buyer)
  mine.send({ type: 'message', message: 'с файлом', attachment: sent.body.id })
  await mine.frame('message')
  app.clock.advance(23 * 3_600_000)
  await sweepUnsent(app.services)
  expect(await attachmentFiles.known(readOnly(app.db), [`attachments/${unsent.body.id}`, 'attachments/other'])).toHaveLength(1)
  app.clock.advance(2 * 3_600_000)
  await sweepUnsent(app.services)
  const keys = [sent, unsent].map(({ body }) => `attachments/${body.id}`)
  await expect.poll(async () => (await listStoredKeys()).filter((key) => keys.includes(key))).toEqual([keys[0]])
  await app.db.transaction().execute((tx) => eraseAttachments(tx, app.services, made.buyer.id))
  await expect.poll(async () => (await listStoredKeys()).includes(keys[0] ?? '')).toBe(false)
})
