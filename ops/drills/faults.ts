// `npm run drill -- faults TIMES`: the server is killed with kill -9 again and again amid purchases, messages and uploads; what was acknowledged
// must be stored, once, and the ledger must sum to zero.
import { randomBytes, randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { startEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { randomIds } from '../../apps/server/src/platform/ids.ts'
import { freePort } from '../../apps/server/test/free-port.ts'
import { ask } from './ask.ts'
import { startPurchases } from './faulted-purchases.ts'
import { startUploads } from './faulted-uploads.ts'
import { openRoom, signIn } from './members.ts'
import { answers, kill, machine, Stage, type Started, until } from './programs.ts'
import { startTalk } from './talk.ts'

const PROGRAM = join(import.meta.dirname, '../../apps/server/test/faulted-process.ts')
const TIMES = 10
/** A kill comes within this time after the server is ready. */
const LONGEST_LIFE_MS = 4_000

const say = (line: string) => process.stdout.write(`${line}\n`)
const now = () => systemClock.now().getTime()

interface Addresses {
  readonly url: string
  readonly ownerUrl: string
}

/** Always on the same port, as behind a supervisor; returns how long the start took. */
async function starter(stage: Stage, { url, ownerUrl }: Addresses) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const settings = {
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
    DEMO: 'on',
    SECRET_KEY: randomBytes(32).toString('hex'),
    DATA_DIR: stage.inside('files'),
    PORT: String(port),
    PUBLIC_URL: origin,
    LOG_LEVEL: 'error',
    OVERLOAD_DELAY_MS: '0',
    NODE_COMPILE_CACHE: stage.inside('compiled'),
    ...Object.fromEntries(['API', 'UPLOAD', 'CHAT', 'LOGIN', 'LOGIN_HOUR'].map((name) => [`LIMIT_${name}`, '1000000/60'])),
  }
  const start = async (): Promise<{ started: Started; tookMs: number }> => {
    const from = now()
    const started = stage.start('server', [process.execPath, PROGRAM], settings)
    await until('the server is ready', 600, () => answers(`${origin}/readyz`))
    return { started, tookMs: now() - from }
  }
  return { origin, start }
}

/** Both must be empty: ledger transactions that do not sum to zero, and purchases without exactly one payment. */
async function countFaults(ownerUrl: string): Promise<number> {
  const unbalanced = await ask(ownerUrl, 'select transaction_id from ledger_entries group by 1 having sum(amount_kopecks) <> 0')
  const halves = await ask(
    ownerUrl,
    'select id from purchases p where payment_id is not null and not exists (select from order_payments o where o.payment_id = p.payment_id)',
  )
  say(`ledger: ${unbalanced.length} transactions that do not sum to zero; ${halves.length} purchases without an order`)
  return unbalanced.length + halves.length
}

/** Returns the exit code. */
export async function faults(times = TIMES): Promise<number> {
  if (!Number.isInteger(times) || times < 1) throw new Error('npm run drill -- faults TIMES: a whole number from 1 on')
  say(`${machine()}; kill -9, ${times} times`)
  const stage = new Stage('faults')
  const database = await startEmbedded(join(stage.folder, 'database'), () => randomIds.secret(16))
  try {
    const { origin, start } = await starter(stage, database)
    let { started } = await start()
    const [buyer, seller] = [await signIn(origin, 'buyer'), await signIn(origin, 'seller')]
    const { slug, kind } = await openRoom(buyer, seller)
    const talk = startTalk(buyer, seller, `/ws/${kind === 'friend' ? 'chat-friend' : 'chat'}/${slug}/`)
    const purchases = startPurchases(buyer)
    const uploads = startUploads(seller, slug)
    let longestMs = 0
    for (let time = 1; time <= times; time += 1) {
      await pause(randomInt(LONGEST_LIFE_MS))
      await kill(started)
      const next = await start()
      started = next.started
      longestMs = Math.max(longestMs, next.tookMs)
      say(`kill ${time}: ready again after ${next.tookMs} ms`)
    }
    await pause(LONGEST_LIFE_MS)
    for (const load of [purchases, uploads, talk]) await load.stop()
    const wrong = (await purchases.compare(database.ownerUrl, say)) + (await uploads.compare(say)) + (await countFaults(database.ownerUrl))
    const isWhole = talk.heard.join() === talk.sent.join()
    say(
      `${talk.sent.length} messages acknowledged, heard ${isWhole ? 'once each and in order' : `as ${talk.heard.length}: NOT WHOLE`}; lines cut ${talk.cuts()} times`,
    )
    say(`ready again within ${longestMs} ms`)
    return wrong === 0 && isWhole ? 0 : 1
  } finally {
    await stage.end()
    await database.stop()
  }
}
