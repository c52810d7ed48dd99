// A member's own profile: what can be changed, by whom, and how an uploaded picture is stored.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getMe, registerUser, updateMe } from '@sverka/contract/auth/auth'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'

const DAY_MS = 86_400_000
const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

test('the specified fields change, empty ones are cleared, and nothing else can be set', async () => {
  const person = await world.person()
  const changed = await as(person)(updateMe, {
    body: {
      full_name: ' Выдумкина Ольга ',
      birth_date: '1986-05-17',
      position: 'Финансовый директор',
      phone_number: '+7 (900) 000-41-27',
      id: 1,
      is_staff: true,
      plan: 'pro',
      avatar: 'x.png',
      date_joined: '2001-01-01T00:00:00Z',
    } as object,
  })
  expect(changed).toMatchObject({
    status: 200,
    body: { id: person.id, full_name: 'Выдумкина Ольга', birth_date: '1986-05-17', is_staff: false, name_membership: 'Free', avatar: null },
  })
  expect(changed.body.phone_number).toBe('+7 900 000-41-27')
  const cleared = await as(person)(updateMe, { body: { birth_date: '', position: null, phone_number: '' } })
  expect(cleared.body).toMatchObject({ full_name: 'Выдумкина Ольга', birth_date: null, position: null, phone_number: null })
})

// Other members read names and positions: links, phone numbers, handles and stop words (forbidden by staff) are refused in them.
test.each([
  { full_name: 'Казино casino.top' },
  { full_name: 'Звоните 89001234567' },
  { full_name: 'Туманов @casino_bot' },
  { position: 'Лучший бухгалтер t.me/x' },
  { position: 'Директор +7 (900) 123-45-67' },
  // The stop word below, disguised by a Latin «o» and an invisible character.
  { position: 'Продаю ст\u006fп\u200bтовары' },
])('%j is refused beside its field and changes nothing', async (body) => {
  await app.db
    .insertInto('stop_words')
    .values({ word: 'стоптовар', created_at: app.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const person = await world.person()
  const [field = ''] = Object.keys(body)
  const answer = await as(person)(updateMe, { body })
  expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: [{ code: 'text_not_allowed' }] } } })
  expect((await as(person)(getMe, {})).body).toMatchObject({ full_name: person.fullName, position: null })
})

test('a name with a link cannot be registered', async () => {
  const body = { full_name: 'Казино casino.top', email: 'casino@example.test', password: 'Verny-Zamok-47' }
  expect(await as(null)(registerUser, { body })).toMatchObject({
    status: 400,
    body: { errors: { full_name: [{ code: 'text_not_allowed' }] } },
  })
})

test('a telephone number is stored in one form, with its extension', async () => {
  const person = await world.person()
  for (const [typed, stored] of [
    ['8 (900) 123-45-67', '+7 900 123-45-67'],
    ['9001234567', '+7 900 123-45-67'],
    ['0079001234567', '+7 900 123-45-67'],
    ['8 495 123 45 67 доб 12', '+7 495 123-45-67 доб. 12'],
  ]) {
    const { body } = await as(person)(updateMe, { body: { phone_number: typed ?? '' } })
    expect([typed, body.phone_number]).toEqual([typed, stored])
  }
})

test.each([
  [{ full_name: '   ' }, 'full_name'],
  [{ birth_date: '2030-01-01' }, 'birth_date'],
  [{ birth_date: 'вчера' }, 'birth_date'],
  [{ phone_number: '<b>1</b>' }, 'phone_number'],
  [{ phone_number: 'позвоните мне' }, 'phone_number'],
  [{ email: 'без-собаки' }, 'email'],
])('%j is refused beside its field', async (body, field) => {
  const answer = await as(await world.person())(updateMe, { body })
  expect(answer.status).toBe(400)
  expect(Object.keys((answer.body as unknown as { errors: object }).errors)).toEqual([field])
})

test('another account’s e-mail is refused, and requesting one’s own cancels a pending change', async () => {
  const [person, other] = [await world.person(), await world.person()]
  const taken = await as(person)(updateMe, { body: { email: other.email.toUpperCase() } })
  expect(taken).toMatchObject({ status: 400, body: { errors: { email: [{ code: 'email_taken' }] } } })
  await as(person)(updateMe, { body: { email: 'maybe@luna.example' } })
  expect((await as(person)(updateMe, { body: { email: person.email } })).body.pending_email).toBeNull()
})

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#2A3CC2' } })

test('an avatar becomes a square png of 300 pixels without its metadata and replaces the one before', async () => {
  const person = await world.person()
  const jpeg = await picture(800, 500)
    .withExif({ IFD0: { Artist: 'Секретов' } })
    .jpeg()
    .toBuffer()
  const first = await as(person)(updateMe, { body: {}, files: { avatar: jpeg } })
  const address = String(first.body.avatar)
  const served = await app.server.inject(address)
  expect(served).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/png', 'x-content-type-options': 'nosniff' } })
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 300, height: 300, format: 'png' })
  expect(served.rawPayload.includes('Секретов')).toBe(false)
  const second = await as(person)(updateMe, { body: {}, files: { avatar: await picture(10, 10).webp().toBuffer() } })
  expect(second.body.avatar).not.toBe(address)
  expect((await app.server.inject(address)).statusCode).toBe(404)
})

test('a file that is not a valid picture is refused, and the avatar stays', async () => {
  const person = await world.person()
  const png = await picture(20, 20).png().toBuffer()
  const bad: Record<string, Buffer> = {
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    html: Buffer.from('<!doctype html><script>alert(1)</script>'),
    empty: Buffer.alloc(0),
    cut: png.subarray(0, 40),
    gif: Buffer.from('GIF89a=1;alert(1)//'),
    pdf: Buffer.from('%PDF-1.7\n%%EOF'),
    '12000×12000': await picture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer(),
  }
  for (const [name, file] of Object.entries(bad)) {
    const answer = await as(person)(updateMe, { body: {}, files: { avatar: file } })
    expect(answer, name).toMatchObject({ status: 400, body: { errors: { avatar: [{ code: 'not_a_picture' }] } } })
  }
  expect((await as(person)(getMe, {})).body.avatar).toBeNull()
})

test('only the pixels of a picture that is also another file format are stored', async () => {
  // A PNG followed by the signature of a ZIP archive and a script.
  const polyglot = Buffer.concat([await picture(20, 20).png().toBuffer(), Buffer.from('PK\u0003\u0004<script>alert(1)</script>')])
  const answer = await as(await world.person())(updateMe, { body: {}, files: { avatar: polyglot } })
  const served = await app.server.inject(String(answer.body.avatar))
  expect(served.rawPayload.includes('<script>')).toBe(false)
})

test('a picture of more than five megabytes is refused as too large', async () => {
  const answer = await as(await world.person())(updateMe, { body: {}, files: { avatar: Buffer.alloc(5_000_001, 1) } })
  expect(answer).toMatchObject({ status: 413, code: 'body_too_large' })
})

test('the avatar of a refused change is not stored', async () => {
  const person = await world.person()
  const avatar = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const folder = join(app.config.DATA_DIR, 'files/pictures/avatars')
  const stored = () => (existsSync(folder) ? readdirSync(folder) : [])
  const before = stored()
  expect(await as(person)(updateMe, { body: { birth_date: '2030-01-01' }, files: { avatar } })).toMatchObject({ status: 400 })
  expect(stored()).toEqual(before)
})

test('a birth date may be the day that has begun in Moscow and not in UTC', async () => {
  const now = app.clock.now()
  // 22:30 in UTC is 01:30 of the next day in Moscow (UTC+3).
  const lateEvening = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 22, 30)
  app.clock.advance(lateEvening - now.getTime() + (now.getTime() > lateEvening ? DAY_MS : 0))
  const today = new Date(app.clock.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10)
  const person = await world.person()
  expect((await as(person)(updateMe, { body: { birth_date: today } })).body.birth_date).toBe(today)
})
