// Limits of uploads: their number per hour in any operation, the unfinished ones of a member, and the memory of all.
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getMe, updateMe } from '@sverka/contract/auth/auth'
import { makeCheck } from '@sverka/contract/checks/checks'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { type Person, World } from '../../../test/world.ts'
import { createUploads } from './uploads.ts'

/** Five uploads and two company reports an hour. */
const app = testApplication({ LIMIT_UPLOAD: '5/3600', LIMIT_REPORT: '2/3600' })
const as = createClient(() => app.server)
const world = new World(app)

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

test('an avatar counts as an upload, other fields of the profile do not', async () => {
  const [person, avatar] = [await world.person(), await picture()]
  for (let i = 0; i < 5; i++) expect((await as(person)(updateMe, { body: {}, files: { avatar } })).status).toBe(200)
  expect(await as(person)(updateMe, { body: {}, files: { avatar } })).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect((await as(person)(updateMe, { body: { position: 'Директор' } })).status).toBe(200)
})

test('reports about companies have their own limit', async () => {
  const [person, company] = [await world.person(), await world.company()]
  for (const status of [201, 200]) expect((await as(person)(makeCheck, { body: { inn: company.inn } })).status).toBe(status)
  expect(await as(person)(makeCheck, { body: { inn: company.inn } })).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect((await as(person)(getMe, {})).status).toBe(200)
})

/** Starts to send an avatar and never finishes; `status` resolves if the server responds nevertheless. */
function beginUpload(person: Person, port: number): { status: Promise<number>; close(): void } {
  const headers = { authorization: `Bearer ${person.access}`, 'content-type': 'multipart/form-data; boundary=x' }
  const sending = request({ port, path: '/auth/users/me/', method: 'PATCH', headers })
  const status = new Promise<number>((resolve, reject) => {
    sending.on('response', (response) => resolve(response.statusCode ?? 0))
    sending.on('error', reject)
  })
  status.catch(() => 'closed below')
  sending.write('--x\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\n\r\n begins')
  return { status, close: () => sending.destroy() }
}

test('a member may have three unfinished uploads', async () => {
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.server.address() as AddressInfo
  const [person, other] = [await world.person(), await world.person()]
  const begun = Array.from({ length: 4 }, () => beginUpload(person, port))
  expect(await Promise.race(begun.map(({ status }) => status))).toBe(429)
  expect((await as(other)(updateMe, { body: {}, files: { avatar: await picture() } })).status).toBe(200)
  for (const upload of begun) upload.close()
  await expect.poll(async () => (await as(person)(updateMe, { body: {}, files: { avatar: await picture() } })).status).toBe(200)
})

test('all uploads together stay within their share of memory', () => {
  const uploads = createUploads({ maxPerSender: 2, maxUploads: 3, maxBytes: 100 })
  const [first, second] = [uploads.begin('a'), uploads.begin('b')]
  first.hold(60)
  expect(() => second.hold(50)).toThrow(expect.objectContaining({ code: 'overloaded' }))
  first.end()
  second.hold(50)
  uploads.begin('b')
  uploads.begin('c')
  expect(() => uploads.begin('d')).toThrow(expect.objectContaining({ code: 'overloaded' }))
})
