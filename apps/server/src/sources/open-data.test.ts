// Downloads of files from a local publisher that is slow, cuts off connections, changes its file, ignores ranges or redirects.
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
/** Size of the file in bytes: so large that only a small part of it is lost in network buffers at an interruption. */
const SIZE = 3_000_000

interface Publisher {
  readonly address: string
  file: Buffer
  etag: string
  /** Bytes after which a response is cut off, one number for each response in turn; 0: only headers are sent and the connection stays open. */
  cuts: number[]
  supportsRanges: boolean
  /** Sends the whole file if it has changed since the interrupted download (`If-Range`). */
  honoursIfRange: boolean
  sendsLength: boolean
  redirectsTo: string | null
  /** Redirects at every address, not only at the first. */
  redirectsAgain: boolean
  /** The range in each request; undefined: the whole file was requested. */
  readonly requestedRanges: (string | undefined)[]
}

/** The behaviour of a usual publisher. */
const usualBehaviour = () => ({ supportsRanges: true, honoursIfRange: true, sendsLength: true, redirectsTo: null, redirectsAgain: false })

/** Starts a publisher on a local port; it ends with the test. */
async function startPublisher(): Promise<Publisher> {
  const server = createServer((request, response) => respond(self, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/debtam.zip`
  const self: Publisher = { address, file: randomBytes(SIZE), etag: '"one"', cuts: [], requestedRanges: [], ...usualBehaviour() }
  return self
}

function respond(self: Publisher, { headers, url }: IncomingMessage, response: ServerResponse): void {
  if (self.redirectsTo !== null && (self.redirectsAgain || url === '/debtam.zip')) {
    response.writeHead(302, { location: self.redirectsTo }).end()
    return
  }
  self.requestedRanges.push(headers.range)
  if (headers['if-none-match'] === self.etag) {
    response.writeHead(304).end()
    return
  }
  const start = /^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1]
  const from = self.supportsRanges && start && (headers['if-range'] === self.etag || !self.honoursIfRange) ? Number(start) : 0
  const rest = self.file.subarray(from)
  const range = from > 0 ? { 'content-range': `bytes ${from}-${self.file.length - 1}/${self.file.length}` } : {}
  response.writeHead(from > 0 ? 206 : 200, { etag: self.etag, ...(self.sendsLength ? { 'content-length': rest.length } : {}), ...range })
  const cut = self.cuts.shift()
  if (cut === undefined) response.end(rest)
  else if (cut === 0) response.flushHeaders()
  else response.write(rest.subarray(0, cut), () => response.destroy())
}

/** Number of the last file. */
let number = 0
const newPath = () => join(folder, `file-${++number}`)

test('a file is downloaded whole with size and checksum, and again only after a change', async () => {
  const publisher = await startPublisher()
  const path = newPath()
  const fetched = await fetchPublished({ address: publisher.address, path })
  expect(fetched).toEqual({ etag: '"one"', bytes: SIZE, sha256: hashBytes(publisher.file) })
  expect(hashBytes(readFileSync(path))).toBe(hashBytes(publisher.file))
  expect(await fetchPublished({ address: publisher.address, path, etag: '"one"' })).toBeNull()
})

test('a download interrupted twice continues where it stopped', async () => {
  const publisher = await startPublisher()
  publisher.cuts = [1_000_000, 1_000_000]
  const fetched = await fetchPublished({ address: publisher.address, path: newPath() })
  expect(fetched?.sha256).toBe(hashBytes(publisher.file))
  expect(publisher.requestedRanges[0]).toBeUndefined()
  expect(publisher.requestedRanges).toHaveLength(3)
  for (const range of publisher.requestedRanges.slice(1)) expect(range).toMatch(/^bytes=[1-9]\d*-$/)
})

test('a file that changed after the interruption, or without ranges, is downloaded again', async () => {
  const publisher = await startPublisher()
  const path = newPath()
  publisher.cuts = [1_000_000]
  await expect(fetchPublished({ address: publisher.address, path, cutsMax: 0 })).rejects.toThrow('cut off')
  Object.assign(publisher, { file: randomBytes(SIZE - 1), etag: '"two"' })
  expect(await fetchPublished({ address: publisher.address, path })).toEqual({
    etag: '"two"',
    bytes: SIZE - 1,
    sha256: hashBytes(publisher.file),
  })
  publisher.supportsRanges = false
  publisher.cuts = [1_000_000]
  expect((await fetchPublished({ address: publisher.address, path: newPath() }))?.sha256).toBe(hashBytes(publisher.file))
})

test('parts of an older and a newer file are never joined', async () => {
  const [publisher, path] = [await startPublisher(), newPath()]
  publisher.cuts = [1_000_000]
  await expect(fetchPublished({ address: publisher.address, path, cutsMax: 0 })).rejects.toThrow('cut off')
  Object.assign(publisher, { file: randomBytes(SIZE), etag: '"two"', honoursIfRange: false })
  expect((await fetchPublished({ address: publisher.address, path }))?.sha256).toBe(hashBytes(publisher.file))
})

test('a publisher may redirect within its host, never to a private address, even by a name', async () => {
  // The canary must get no request: it stands for an internal service.
  const [publisher, canary] = [await startPublisher(), await startPublisher()]
  publisher.redirectsTo = '/moved/debtam.zip'
  expect((await fetchPublished({ address: publisher.address, path: newPath() }))?.sha256).toBe(hashBytes(publisher.file))
  const named = canary.address.replace('127.0.0.1', 'localhost')
  for (const redirectsTo of [
    canary.address,
    named,
    canary.address.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
    'http://169.254.169.254/latest',
  ]) {
    Object.assign(publisher, { redirectsTo })
    await expect(fetchPublished({ address: publisher.address, path: newPath() }), redirectsTo).rejects.toThrow('an internal address')
  }
  for (const redirectsTo of ['file:///etc/passwd', 'gopher://127.0.0.1/', 'http://[::1']) {
    Object.assign(publisher, { redirectsTo })
    await expect(fetchPublished({ address: publisher.address, path: newPath() }), redirectsTo).rejects.toThrow('no web address')
  }
  expect(canary.requestedRanges).toEqual([])
  publisher.redirectsTo = publisher.address
  publisher.redirectsAgain = true
  await expect(fetchPublished({ address: publisher.address, path: newPath() })).rejects.toThrow('too many times')
})

test('a file over the limit is dropped as soon as its size is known', async () => {
  const [publisher, path] = [await startPublisher(), newPath()]
  const tooLarge = { fault: { code: 'too_large', detail: '2' } }
  await expect(fetchPublished({ address: publisher.address, path, bytesMax: 2_000_000 })).rejects.toMatchObject(tooLarge)
  publisher.sendsLength = false
  await expect(fetchPublished({ address: publisher.address, path, bytesMax: 2_000_000 })).rejects.toMatchObject(tooLarge)
  expect(publisher.requestedRanges).toHaveLength(2)
  expect([path, `${path}.part`].map((file) => existsSync(file))).toEqual([false, false])
  expect((await fetchPublished({ address: publisher.address, path, bytesMax: SIZE }))?.bytes).toBe(SIZE)
})

test('a server that stops keeps the downloaded part, and the next one continues', async () => {
  const [publisher, path] = [await startPublisher(), newPath()]
  await expect(
    fetchPublished({ address: publisher.address, path, isStopping: () => existsSync(`${path}.part`) && statSync(`${path}.part`).size > 0 }),
  ).rejects.toThrow(Stopped)
  expect((await fetchPublished({ address: publisher.address, path }))?.sha256).toBe(hashBytes(publisher.file))
  expect(publisher.requestedRanges).toEqual([undefined, expect.stringMatching(/^bytes=[1-9]\d*-$/)])
})

test('a silent publisher is requested again, and one that refuses is reported', async () => {
  const publisher = await startPublisher()
  publisher.cuts = [0]
  expect((await fetchPublished({ address: publisher.address, path: newPath(), silenceMs: 2_000 }))?.bytes).toBe(SIZE)
  const refusing = createServer((_, response) => response.writeHead(403).end())
  refusing.listen(0, '127.0.0.1')
  await once(refusing, 'listening')
  onTestFinished(() => void refusing.close())
  const address = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}/`
  await expect(fetchPublished({ address, path: newPath() })).rejects.toThrow('the publisher answered 403')
})
