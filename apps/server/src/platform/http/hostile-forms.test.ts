// Multipart forms made to be slow: the parser stops early, whatever stands between the files.
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { updateMe } from '@sverka/contract/auth/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { measureLeastTime } from '../../../test/processor-time.ts'
import { type Person, World } from '../../../test/world.ts'

const app = testApplication({ LIMIT_UPLOAD: '9999/3600' })
const as = createClient(() => app.server)
const world = new World(app)
/** Processor milliseconds. One 64 KB chunk is parsed as a whole before the form can be refused: thousands of empty parts take longest. */
const MOST_MS = { heads: 50, parts: 150 }
const FORM_BYTES = 5_000_000

/** Keep-alive, so that the whole form is received, also of a refused one. */
const agent = new Agent({ keepAlive: true })
afterAll(() => agent.destroy())

let person: Person
let port: number
beforeAll(async () => {
  person = await world.person()
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.server.address() as AddressInfo).port
})

/** Over a real connection, so that it arrives in chunks. Returns the status. */
async function send(form: Buffer): Promise<number> {
  const headers = { authorization: `Bearer ${person.access}`, 'content-type': 'multipart/form-data; boundary=b' }
  return new Promise<number>((resolve, reject) => {
    let answered = 0
    const sending = request({ port, path: '/auth/users/me/', method: 'PATCH', headers, agent })
    sending.on('response', (response) => {
      response.resume()
      answered = response.statusCode ?? 0
    })
    sending.on('error', reject)
    // Reading after the answer counts too.
    sending.on('close', () => resolve(answered))
    sending.end(form)
  })
}

const HEAD = '--b\r\nContent-Disposition: form-data; name="avatar"; filename="a"\r\n'
const repeated = (part: string): string => part.repeat(FORM_BYTES / part.length)

test.each([
  ['header lines in one part', `${HEAD}${repeated('a: b\r\n')}\r\nx\r\n--b--\r\n`],
  ['one header line', `${HEAD}a: ${repeated('a')}\r\n\r\nx\r\n--b--\r\n`],
  ['parts with nothing but a header line', `${repeated('--b\r\nA:b\r\n\r\n')}--b--\r\n`],
  ['boundaries alone', `${repeated('--b\r\n')}--b--\r\n`],
  ['parts with as many header lines as are read', `${repeated(`${HEAD}${'a: b\r\n'.repeat(2000)}\r\nx\r\n`)}--b--\r\n`],
  [
    'extended file names',
    `${repeated(`--b\r\nContent-Disposition: form-data; name="avatar"; filename*=utf-8''${'%d0'.repeat(25_000)}\r\n\r\nx\r\n`)}--b--\r\n`,
  ],
  ['text before the first part', `${repeated('text\r\n')}\r\n${HEAD}\r\nx\r\n--b--\r\n`],
])('five megabytes of %s are refused at once', async (what, form) => {
  const most = what.startsWith('parts with nothing') || what === 'boundaries alone' ? MOST_MS.parts : MOST_MS.heads
  const { result: status, ms } = await measureLeastTime(most, () => send(Buffer.from(form)))
  expect({ isRefused: status === 400 || status === 413, isSoon: ms < most || ms }).toEqual({ isRefused: true, isSoon: true })
})

test('a long name of a file in any alphabet is accepted', async () => {
  const name = 'ы'.repeat(255)
  const part = (head: string) => Buffer.from(`--b\r\nContent-Disposition: form-data; name="company"; ${head}\r\n\r\nИмя\r\n--b--\r\n`)
  for (const head of [`filename="${name}"`, `filename*=utf-8''${encodeURIComponent(name)}`]) expect(await send(part(head))).toBe(200)
})

test('a refused form frees its place for the next one', async () => {
  await send(Buffer.from(`${repeated('--b\r\nA:b\r\n\r\n')}--b--\r\n`))
  expect((await as(person)(updateMe, { body: { position: 'Директор' }, files: {} })).status).toBe(200)
})
