// The outside services that the server of the fault drill uses: file storage (an S3 bucket), a mail server, a payment provider, and Redis if it is
// installed. Each runs on this machine behind a proxy that can imitate its failure.
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { findFreePort } from '../../../apps/server/test/free-port.ts'
import { YookassaServer } from '../../../apps/server/test/yookassa-server.ts'
import type { DrillEnvironment } from '../programs.ts'
import { FaultyProxy } from './faulty-proxy.ts'

export interface Service {
  readonly name: string
  readonly proxy: FaultyProxy
  /** Settings (environment variables) that make the server use the service through the proxy. */
  readonly settings: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** `target` is the port of the service; `settings` get the port of the proxy in front of it. */
async function serve(name: string, target: number, settings: (port: number) => Service['settings'], stop: () => void): Promise<Service> {
  const proxy = new FaultyProxy(target)
  await proxy.start()
  return {
    name,
    proxy,
    settings: settings(proxy.port),
    stop: async () => {
      await proxy.stop()
      stop()
    },
  }
}

/** An S3 bucket that stores and returns files. It always lists no files, and does not check signatures. */
export async function startBucket(): Promise<Service> {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const key = (request.url ?? '').split('?')[0] ?? ''
    if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks))
    if (request.method === 'DELETE') objects.delete(key)
    const found = objects.get(key)
    if (request.method !== 'GET') return void response.writeHead(200).end()
    // `/bucket` alone asks for a list, `/bucket/key` for a file.
    if (key.split('/').length < 3) return void response.end('<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>')
    return void (found ? response.end(found) : response.writeHead(404).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return serve(
    'the bucket',
    port,
    (port) => ({ S3_URL: `http://key:secret@127.0.0.1:${port}/bucket` }),
    () => void server.close(),
  )
}

export interface MailService extends Service {
  /** Message-IDs of the received e-mails in order, repeats included. */
  readonly received: string[]
}

/** An SMTP server that accepts every e-mail. */
export async function startMail(): Promise<MailService> {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(/^Message-ID: (.*)$/im.exec(Buffer.concat(chunks).toString())?.[1]?.trim() ?? '')
        done()
      })
    },
  })
  server.on('error', () => undefined) // a connection that is cut
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const service = await serve(
    'the mail server',
    port,
    (port) => ({ SMTP_URL: `smtp://127.0.0.1:${port}` }),
    () => void server.close(() => undefined),
  )
  return { ...service, received }
}

export interface PaymentService extends Service {
  readonly provider: YookassaServer
}

/** A payment provider with the API of ЮKassa (YooKassa), the provider that the product uses. */
export async function startProvider(): Promise<PaymentService> {
  const provider = new YookassaServer()
  const { port } = new URL(await provider.start())
  const settings = (port: number) => ({
    YOOKASSA_SHOP_ID: 'shop',
    YOOKASSA_SECRET_KEY: 'key',
    YOOKASSA_URL: `http://127.0.0.1:${port}`,
    YOOKASSA_SENDERS: '127.0.0.1/32',
  })
  return { ...(await serve('the payment provider', Number(port), settings, () => void provider.stop())), provider }
}

/** Whether `redis-server` is in the PATH. */
export const hasRedis = (): boolean => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'redis-server')))

/** Redis that stores nothing on disk. */
export async function startRedis(environment: DrillEnvironment): Promise<Service> {
  const port = await findFreePort()
  environment.start('redis', ['redis-server', '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'])
  return serve(
    'Redis',
    port,
    (port) => ({ REDIS_URL: `redis://127.0.0.1:${port}` }),
    () => undefined,
  )
}
