// Static files of the built pages: served whole or compressed, cached for a year; no file outside their folder can be reached.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryFolder } from '../test/memory-folder.ts'
import { serveAssets } from './web-host-assets.ts'

const folder = memoryFolder('sverka-assets-')
const app = Fastify()
beforeAll(async () => {
  const assets = join(folder, 'assets')
  mkdirSync(assets)
  writeFileSync(join(folder, 'secret.txt'), 'kept inside')
  for (const [name, content] of Object.entries({ 'page-1.js': 'plain', 'page-1.js.br': 'brotli', 'icons-1.svg': '<svg/>' }))
    writeFileSync(join(assets, name), content)
  await serveAssets(app, assets)
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a file is served with its type and may be cached for a year', async () => {
  const { statusCode, headers, body } = await app.inject('/assets/icons-1.svg')
  expect([statusCode, body]).toEqual([200, '<svg/>'])
  expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' })
})

test('a browser that reads brotli gets the compressed copy', async () => {
  const { headers, body } = await app.inject({ url: '/assets/page-1.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect([headers['content-encoding'], headers['content-type'], body]).toEqual(['br', 'application/javascript; charset=utf-8', 'brotli'])
  expect((await app.inject('/assets/page-1.js')).body).toBe('plain')
})

test('HEAD is answered like GET without a body, and a current copy with 304', async () => {
  const { headers } = await app.inject('/assets/page-1.js')
  const head = await app.inject({ method: 'HEAD', url: '/assets/page-1.js' })
  expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, headers.etag, ''])
  const again = await app.inject({ url: '/assets/page-1.js', headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
})

/** Sends the path unchanged over a real connection; Fastify's test client would normalise it. Returns the whole response. */
const requestUnchanged = (path: string): Promise<string> => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

test.each([
  '',
  '..',
  '../',
  '.',
  '../secret.txt',
  '..%2fsecret.txt',
  '%2e%2e%2fsecret.txt',
  'PAGE-1.js',
  'none.js',
  '%00',
  '%zz',
  'a/b',
  '__proto__',
])('/assets/%s is no file', async (name) => {
  const answer = await requestUnchanged(`/assets/${name}`)
  expect(answer).toMatch(/^HTTP\/1\.1 40[04] /)
  expect(answer).not.toContain('kept inside')
})
