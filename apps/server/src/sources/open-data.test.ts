// Downloads from a local publisher that is slow, cuts off, changes its file, ignores ranges or redirects.
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { fetchPublished, Stopped } from './open-data.adapter.ts'

const folder = mkdtempSync(join(tmpdir(), 'sverka-open-data-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const hashBytes = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
/** Large enough that what an interruption loses in network buffers is the smaller part. */
const SIZE = 3_000_000

interface Publisher {
  readonly address: string
  file: Buffer
  etag: string
  /** Bytes after which an answer is cut off; one number for each answer in turn. */
  cuts: number[]
  knowsRanges: boolean
  heedsConditions: boolean
  saysLength: boolean
  sendsOnTo: string | null
  sendsOnAgain: boolean
  readonly asked: (string | undefined)[]
}

const manners = () => ({ knowsRanges: true, heedsConditions: true, saysLength: true, sendsOnTo: null, sendsOnAgain: false })

async function publisher(): Promise<Publisher> {
  const server = createServer((request, response) => answer(self, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/debtam.zip`
  const self: Publisher = { address, file: randomBytes(SIZE), etag: '"one"', cuts: [], asked: [], ...manners() }
  return self
}

function answer(self: Publisher, { headers, url }: IncomingMessage, response: ServerResponse): void {
  if (self.sendsOnTo !== null && (self.sendsOnAgain || url === '/debtam.zip')) {
    response.writeHead(302, { location: self.sendsOnTo }).end()
    return
  }
  self.asked.push(headers.range)
  if (headers['if-none-match'] === self.etag) {
    response.writeHead(304).end()
    return
  }
  const asked = /^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1]
  const from = self.knowsRanges && asked && (headers['if-range'] === self.etag || !self.heedsConditions) ? Number(asked) : 0
  const rest = self.file.subarray(from)
  const range = from > 0 ? { 'content-range': `bytes ${from}-${self.file.length - 1}/${self.file.length}` } : {}
  response.writeHead(from > 0 ? 206 : 200, { etag: self.etag, ...(self.saysLength ? { 'content-length': rest.length } : {}), ...range })
  const cut = self.cuts.shift()
  if (cut === undefined) response.end(rest)
  else if (cut === 0) response.flushHeaders()
  else response.write(rest.subarray(0, cut), () => response.destroy())
}

let number = 0
const target = () => join(folder, `file-${++number}`)

test('a file is downloaded whole with size and checksum, and again only after a change', async () => {
  const from = await publisher()
  const path = target()
  const fetched = await fetchPublished({ address: from.address, path })
  expect(fetched).toEqual({ etag: '"one"', bytes: SIZE, sha256: hashBytes(from.file) })
  expect(hashBytes(readFileSync(path))).toBe(hashBytes(from.file))
  expect(await fetchPublished({ address: from.address, path, etag: '"one"' })).toBeNull()
})

test('a download interrupted twice continues where it stopped', async () => {
  const from = await publisher()
  from.cuts = [1_000_000, 1_000_000]
  const fetched = await fetchPublished({ address: from.address, path: target() })
  expect(fetched?.sha256).toBe(hashBytes(from.file))
  expect(from.asked[0]).toBeUndefined()
  expect(from.asked).toHaveLength(3)
  for (const range of from.asked.slice(1)) expect(range).toMatch(/^bytes=[1-9]\d*-$/)
})

test('a file that changed after the interruption, or without ranges, is downloaded again', async () => {
  const from = await publisher()
  const path = target()
  from.cuts = [1_000_000]
  await expect(fetchPublished({ address: from.address, path, cutsMax: 0 })).rejects.toThrow('cut off')
  Object.assign(from, { file: randomBytes(SIZE - 1), etag: '"two"' })
  expect(await fetchPublished({ address: from.address, path })).toEqual({ etag: '"two"', bytes: SIZE - 1, sha256: hashBytes(from.file) })
  from.knowsRanges = false
  from.cuts = [1_000_000]
  expect((await fetchPublished({ address: from.address, path: target() }))?.sha256).toBe(hashBytes(from.file))
})

test('parts of an older and a newer file are never joined', async () => {
  const [from, path] = [await publisher(), target()]
  from.cuts = [1_000_000]
  await expect(fetchPublished({ address: from.address, path, cutsMax: 0 })).rejects.toThrow('cut off')
  Object.assign(from, { file: randomBytes(SIZE), etag: '"two"', heedsConditions: false })
  expect((await fetchPublished({ address: from.address, path }))?.sha256).toBe(hashBytes(from.file))
})

test('a publisher may redirect within its host, never to a private address, even by a name', async () => {
  const [from, canary] = [await publisher(), await publisher()]
  from.sendsOnTo = '/moved/debtam.zip'
  expect((await fetchPublished({ address: from.address, path: target() }))?.sha256).toBe(hashBytes(from.file))
  const named = canary.address.replace('127.0.0.1', 'localhost')
  for (const sendsOnTo of [
    canary.address,
    named,
    canary.address.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
    'http://169.254.169.254/latest',
  ]) {
    Object.assign(from, { sendsOnTo })
    await expect(fetchPublished({ address: from.address, path: target() }), sendsOnTo).rejects.toThrow('an internal address')
  }
  for (const sendsOnTo of ['file:///etc/passwd', 'gopher://127.0.0.1/', 'http://[::1']) {
    Object.assign(from, { sendsOnTo })
    await expect(fetchPublished({ address: from.address, path: target() }), sendsOnTo).rejects.toThrow('no web address')
  }
  expect(canary.asked).toEqual([])
  from.sendsOnTo = from.address
  from.sendsOnAgain = true
  await expect(fetchPublished({ address: from.address, path: target() })).rejects.toThrow('too many times')
})

test('a file over the limit is dropped as soon as its size is known', async () => {
  const [from, path] = [await publisher(), target()]
  const tooLarge = { fault: { code: 'too_large', detail: '2' } }
  await expect(fetchPublished({ address: from.address, path, bytesMax: 2_000_000 })).rejects.toMatchObject(tooLarge)
  from.saysLength = false
  await expect(fetchPublished({ address: from.address, path, bytesMax: 2_000_000 })).rejects.toMatchObject(tooLarge)
  expect(from.asked).toHaveLength(2)
  expect([path, `${path}.part`].map((one) => existsSync(one))).toEqual([false, false])
  expect((await fetchPublished({ address: from.address, path, bytesMax: SIZE }))?.bytes).toBe(SIZE)
})

test('a server that stops keeps the downloaded part, and the next one continues', async () => {
  const [from, path] = [await publisher(), target()]
  await expect(
    fetchPublished({ address: from.address, path, isStopping: () => existsSync(`${path}.part`) && statSync(`${path}.part`).size > 0 }),
  ).rejects.toThrow(Stopped)
  expect((await fetchPublished({ address: from.address, path }))?.sha256).toBe(hashBytes(from.file))
  expect(from.asked).toEqual([undefined, expect.stringMatching(/^bytes=[1-9]\d*-$/)])
})

test('a silent publisher is asked again, and one that refuses is reported', async () => {
  const from = await publisher()
  from.cuts = [0]
  expect((await fetchPublished({ address: from.address, path: target(), silenceMs: 2_000 }))?.bytes).toBe(SIZE)
  const refusing = createServer((_, response) => response.writeHead(403).end())
  refusing.listen(0, '127.0.0.1')
  await once(refusing, 'listening')
  onTestFinished(() => void refusing.close())
  const address = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}/`
  await expect(fetchPublished({ address, path: target() })).rejects.toThrow('the publisher answered 403')
})
