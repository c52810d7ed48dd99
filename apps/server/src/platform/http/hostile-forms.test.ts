// Multipart forms made to keep the parser busy (denial of service): each is refused before all of it is parsed.
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
/**
 * Limits in processor milliseconds. One 64 KB chunk is parsed as a whole before the form can be refused, and a chunk of thousands of empty
 * parts takes longest.
 */
const MAX_MS = { usual: 50, emptyParts: 150 }
const FORM_BYTES = 5_000_000

/** Keep-alive, so that the server receives the whole form even after it has refused it. */
const agent = new Agent({ keepAlive: true })
afterAll(() => agent.destroy())

let person: Person
let port: number
beforeAll(async () => {
  person = await world.person()
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.server.address() as AddressInfo).port
})

/** Sends a form over a real connection, so that it arrives in chunks. Returns the status. */
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
    // The time in which the server reads the rest after its response counts too.
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
  const maxMs = what.startsWith('parts with nothing') || what === 'boundaries alone' ? MAX_MS.emptyParts : MAX_MS.usual
  const { result: status, ms } = await measureLeastTime(maxMs, () => send(Buffer.from(form)))
  expect({ isRefused: status === 400 || status === 413, isSoon: ms < maxMs || ms }).toEqual({ isRefused: true, isSoon: true })
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
