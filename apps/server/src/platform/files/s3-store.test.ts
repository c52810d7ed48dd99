// The file store in an S3 bucket: requests are signed, and a wrong key, a missing bucket or an unreachable store is an error, never lost data.
import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { type Bucket, s3Store } from './s3-store.ts'
import type { StoredFile } from './store.ts'

const KEY = 'key-id'
const SECRET = 'sec/ret+1'

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Whether the request has a valid AWS Signature Version 4; written from its description, independent of the library under test. */
function isSigned(request: IncomingMessage): boolean {
  const match = /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    request.headers.authorization ?? '',
  )
  if (!match) return false
  const [, id, day = '', region = '', names = '', signature] = match
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
  const payload = String(request.headers['x-amz-content-sha256'])
  const [path, query = ''] = (request.url ?? '').split('?')
  const canonical = [request.method, path, query.split('&').sort().join('&'), headers.join(''), names, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const hashed = createHash('sha256').update(canonical).digest('hex')
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hashed].join('\n')
  const key = ['s3', 'aws4_request'].reduce((made, part) => hmac(made, part), hmac(hmac(`AWS4${SECRET}`, day), region))
  return id === KEY && hmac(key, toSign).toString('hex') === signature
}

/** Content of the simulated bucket, by path. */
const objects = new Map<string, Buffer>()

/** Answer to a request for the list (ListObjectsV2): two objects per page; a token is the path after which the next page begins. */
function listing(url: string): string {
  const parameters = new URL(url, 'http://store').searchParams
  const prefix = `/bucket/${parameters.get('prefix')}`
  const after = Buffer.from(parameters.get('continuation-token') ?? '', 'base64').toString()
  const remaining = [...objects.keys()].filter((path) => path.startsWith(prefix) && path > after).sort()
  const last = remaining.length > 2 ? Buffer.from(remaining[1] ?? '').toString('base64') : null
  const contents = remaining.slice(0, 2).map(
    (
      path,
    ) => `<Contents><Key>${path.slice('/bucket/'.length).replaceAll('&', '&amp;')}</Key><LastModified>2026-11-20T09:30:00.000Z</LastModified>
      <Owner><ID>1</ID></Owner></Contents>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>bucket</Name>
    <IsTruncated>${last !== null}</IsTruncated>${contents.join('')}${last ? `<NextContinuationToken>${last}</NextContinuationToken>` : ''}
    </ListBucketResult>`
}

/** A simulated S3 server. It never answers requests whose path contains `/slow/`. */
const s3Server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const path = request.url ?? ''
  if (path.includes('/slow/')) return
  if (!isSigned(request)) return void response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
  if (path.startsWith('/bucket?list-type=2&')) return void response.end(listing(path))
  if (!path.startsWith('/bucket/')) return void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')
  if (request.method === 'PUT') objects.set(path, Buffer.concat(chunks))
  if (request.method === 'DELETE') objects.delete(path)
  const found = objects.get(path)
  response.writeHead(request.method === 'GET' && !found ? 404 : 200).end(request.method === 'GET' ? found : undefined)
})

let host = ''
beforeAll(async () => {
  s3Server.listen(0, '127.0.0.1')
  await once(s3Server, 'listening')
  host = `127.0.0.1:${(s3Server.address() as AddressInfo).port}`
})
afterAll(() => {
  s3Server.closeAllConnections()
  s3Server.close()
})

const log = createLog(loadConfig({ LOG_LEVEL: 'silent' }))
const open = ({ secret = SECRET, bucket = 'bucket', ...rest }: Partial<Bucket> & { secret?: string; bucket?: string } = {}) =>
  s3Store(
    { url: `http://${KEY}:${encodeURIComponent(secret)}@${host}/${bucket}`, region: 'ru-central1', prefix: 'pictures/', ...rest },
    log,
  )

test('a file is put, read back byte by byte, and removed', async () => {
  const bytes = Buffer.from([0, 255, 10, 13, 128, 0])
  await open().put('avatars/one.png', bytes)
  expect([...objects.keys()]).toEqual(['/bucket/pictures/avatars/one.png'])
  expect(await open().get('avatars/one.png')).toEqual(bytes)
  await open().remove('avatars/one.png')
  await open().remove('avatars/one.png')
  expect(await open().get('avatars/one.png')).toBeNull()
})

test.each([
  ['a wrong secret', { secret: 'other' }],
  ['a bucket that is not there', { bucket: 'none' }],
  ['a store that does not answer', { prefix: 'slow/', answerMs: 50 }],
  ['a store that is gone', { url: `http://${KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:1/bucket` }],
])('%s makes storing a file a refusal, not a lost file', async (_name, options) => {
  await expect(open(options).put('avatars/two.png', Buffer.from('x'))).rejects.toMatchObject({ status: 503, code: 'files_unavailable' })
})

async function listed(options: Parameters<typeof open>[0], prefix: string): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  for await (const batch of open(options).list(prefix)) files.push(...batch)
  return files
}

test('all files below a prefix are listed over several answers, and no others', async () => {
  // The bucket's URL has a prefix of its own after the bucket's name.
  const options = { prefix: 'pictures/', bucket: 'bucket/names' }
  const keys = ['avatars/a.png', 'avatars/b.png', 'avatars/c.png', 'avatars/d.png', 'avatars/e.png']
  for (const key of [...keys, 'avatars-of-others/f.png', 'news/g.webp']) await open(options).put(key, Buffer.from('x'))
  // A key that the product would never make.
  objects.set('/bucket/names/pictures/avatars/none & of ours', Buffer.from('x'))
  const found = await listed(options, 'avatars/')
  expect(found).toEqual(keys.map((key) => ({ key, storedAt: new Date('2026-11-20T09:30:00Z') })))
  expect(await listed(options, 'empty/')).toEqual([])
})

test('an unreachable store or a missing bucket is an error, not an empty list', async () => {
  // Nothing listens on port 1.
  const gone = { url: `http://${KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:1/bucket` }
  for (const options of [gone, { bucket: 'none' }]) {
    await expect(listed(options, 'avatars/')).rejects.toMatchObject({ code: 'files_unavailable' })
  }
})
