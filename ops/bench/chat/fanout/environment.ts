// The two transports that the chat bench compares for notifying other processes: PostgreSQL as the product uses it, and Redis if it is installed.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@redis/client'
import { connectDatabase } from '../../../../apps/server/src/platform/db/connect.ts'
import { startEmbedded } from '../../../../apps/server/src/platform/db/embedded.ts'
import { openListening } from '../../../../apps/server/src/platform/db/listen.ts'
import { Notifier } from '../../../../apps/server/src/platform/db/notify.ts'
import { randomIds } from '../../../../apps/server/src/platform/ids.ts'
import { createLog } from '../../../../apps/server/src/platform/log.ts'

/** A port that no other bench or service uses. */
const REDIS_PORT = 16_398
/** Name of the channel: a connection receives the notifications of the channels to which it subscribes. */
const CHANNEL = 'chat'

/** A pair of connections: notifications sent on one arrive on the other. */
export interface Transport {
  readonly name: string
  send(payload: string): void
  /** Subscribes; resolves when the subscription is active. */
  onNotification(onMessage: (payload: string) => void): Promise<unknown>
  close(): Promise<void>
}

/** Runs `work` with each transport in turn and closes it; null stands for a Redis that is not installed. */
export async function withEachTransport(work: (transport: Transport | null) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sverka-fanout-'))
  const log = createLog({ LOG_LEVEL: 'silent' })
  const database = await startEmbedded(folder, () => randomIds.secret(24))
  await work(await throughDatabase(database.url, log))
  const hasRedis = spawnSync('redis-server', ['--version']).status === 0
  await work(hasRedis ? await throughRedis(folder) : null)
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

async function throughDatabase(url: string, log: ReturnType<typeof createLog>): Promise<Transport> {
  const db = connectDatabase(url, { size: 10, log })
  const listening = await openListening(url, log)
  const notifier = new Notifier({ db, log })
  return {
    name: 'PostgreSQL',
    send: (payload) => notifier.notify(CHANNEL, payload),
    onNotification: (onNotify) => listening.subscribe(CHANNEL, { onNotify }),
    close: async () => {
      await listening.close()
      await db.destroy()
    },
  }
}

async function throughRedis(folder: string): Promise<Transport> {
  const args = ['--bind', '127.0.0.1', '--port', String(REDIS_PORT), '--save', '', '--dir', folder]
  const server: ChildProcess = spawn('redis-server', args, { stdio: 'ignore' })
  // The client retries until the server accepts connections.
  const clients = [1, 2].map(() => createClient({ url: `redis://127.0.0.1:${REDIS_PORT}` }).on('error', () => undefined))
  const [sender, receiver] = await Promise.all(clients.map((client) => client.connect()))
  if (!sender || !receiver) throw new Error('no connection to Redis')
  return {
    name: 'Redis',
    send: (payload) => void sender.publish(CHANNEL, payload),
    onNotification: (onMessage) => receiver.subscribe(CHANNEL, onMessage),
    close: async () => {
      for (const client of [sender, receiver]) client.destroy()
      server.kill('SIGTERM')
    },
  }
}
