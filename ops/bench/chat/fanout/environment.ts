// The two ways to notify other processes: PostgreSQL as the product uses it, and Redis where it runs.
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

const REDIS_PORT = 16_398
const CHANNEL = 'chat'

/** A connection that sends notifications and receives those of another one. */
export interface Transport {
  readonly name: string
  tell(payload: string): void
  onTold(onMessage: (payload: string) => void): Promise<unknown>
  close(): Promise<void>
}

/** Runs `work` with each transport in turn and closes it; null stands for a Redis that is not installed. */
export async function withEachTransport(work: (way: Transport | null) => Promise<void>): Promise<void> {
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
    tell: (payload) => notifier.notify(CHANNEL, payload),
    onTold: (onNotify) => listening.subscribe(CHANNEL, { onNotify }),
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
  const ends = [1, 2].map(() => createClient({ url: `redis://127.0.0.1:${REDIS_PORT}` }).on('error', () => undefined))
  const [sender, receiver] = await Promise.all(ends.map((end) => end.connect()))
  if (!sender || !receiver) throw new Error('no line to Redis')
  return {
    name: 'Redis',
    tell: (payload) => void sender.publish(CHANNEL, payload),
    onTold: (onMessage) => receiver.subscribe(CHANNEL, onMessage),
    close: async () => {
      for (const end of [sender, receiver]) end.destroy()
      server.kill('SIGTERM')
    },
  }
}
