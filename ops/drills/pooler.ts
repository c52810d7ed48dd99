// `npm run drill -- pooler`: checks that the server works with PgBouncer, a connection pooler, between it and PostgreSQL, in session and in
// transaction mode: members sign in, search, buy and chat.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { randomIds } from '../../apps/server/src/platform/ids.ts'
import { findFreePort } from '../../apps/server/test/free-port.ts'
import { startChatLoad } from './chat-load.ts'
import { call, type Member, openRoom, signIn, uploadAndReadBack } from './members.ts'
import { DrillEnvironment, describeMachine, requirePrograms, waitUntil } from './programs.ts'
import { runQuery } from './run-query.ts'
import { startSite } from './site.ts'

type Mode = 'session' | 'transaction'
type Database = Awaited<ReturnType<typeof startEmbedded>>

const say = (line: string) => process.stdout.write(`${line}\n`)
/** PostgreSQL's settings for transaction mode in docs/how-to/run-in-production.md. */
const LIMITS = ['statement_timeout = 5000', 'lock_timeout = 3000', 'idle_in_transaction_session_timeout = 30000']
/** Connections to PostgreSQL that the pooler opens in transaction mode: fewer than the pools of two nodes request, so that they are shared. */
const SHARED_CONNECTIONS = 6
/** The same in session mode, in which every connection of a node keeps one to PostgreSQL: more than two nodes open. */
const OWN_CONNECTIONS = 50

async function startPooler(environment: DrillEnvironment, database: Database, mode: Mode): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(database.url)
  const listens = await findFreePort()
  const file = join(environment.folder, `${mode}.ini`)
  const size = `default_pool_size = ${mode === 'transaction' ? SHARED_CONNECTIONS : OWN_CONNECTIONS}`
  const lines = [
    '[databases]',
    `sverka = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${listens}\nunix_socket_dir =\nauth_type = any\npool_mode = ${mode}\n${size}`,
    'ignore_startup_parameters = extra_float_digits',
  ]
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o644 })
  environment.start(`pgbouncer-${mode}`, ['pgbouncer', '--quiet', file])
  const url = `postgres://${username}@127.0.0.1:${listens}/sverka`
  await waitUntil(`PgBouncer in ${mode} mode answers`, 30, async () => (await runQuery(url, 'select 1')).length === 1)
  return url
}

/** Searches for a company and opens its card; returns a description for the report, as the next steps do. */
async function findCompany(guest: Member): Promise<string> {
  const found = await call<{ result: { ogrn: string }[] }>(guest, 'GET', `/api/v1/company-search/?query=${encodeURIComponent('колос')}`)
  const [first] = found.result
  if (!first) throw new Error('nothing is found')
  const page = await call<string>(guest, 'GET', `/counter-parties/${first.ogrn}`)
  if (!page.includes(first.ogrn)) throw new Error('the card shows another company')
  return `${found.result.length} companies found, the card of ${first.ogrn} shown`
}

/** Buys the first product on sale that this buyer may buy. */
async function buy(buyer: Member): Promise<string> {
  const { result } = await call<{ result: { id: number; name: string }[] }>(buyer, 'GET', '/api/v1/marketplace/')
  for (const { id } of result) {
    const isIn = await call(buyer, 'POST', `/api/v1/products/${id}/add-to-basket/`).then(
      () => true,
      () => false,
    )
    if (!isIn) continue
    const to = { address: 'Новосибирск, Красный проспект, 1', postal_code: '630000', phone_number: '+79000000000', personal_data: true }
    const basket = await call<{ baskets: { id: number; product: { id: number } }[] }>(buyer, 'GET', '/api/v1/basket/')
    const baskets = basket.baskets.filter(({ product }) => product.id === id).map((line) => line.id)
    const { orders } = await call<{ orders: number[] }>(buyer, 'POST', '/api/v1/user-info/', { ...to, baskets })
    await call(buyer, 'GET', `/api/v1/orders/${orders[0]}/`)
    return `order ${orders[0]} made`
  }
  throw new Error('nothing could be bought')
}

/** Uploads a file to the chat of both members, and sends twenty messages. */
async function converse(buyer: Member, seller: Member): Promise<string> {
  const { slug, kind } = await openRoom(buyer, seller)
  await uploadAndReadBack(buyer, slug)
  const talk = startChatLoad(buyer, seller, `/ws/${kind === 'friend' ? 'chat-friend' : 'chat'}/${slug}/`)
  await waitUntil('twenty messages are heard', 60, async () => talk.heard.length >= 20)
  await talk.stop()
  if (talk.heard.join() !== talk.sent.join()) throw new Error('messages were lost or doubled')
  return `a file uploaded, ${talk.sent.length} messages heard once each and in order`
}

/** Runs all steps with two nodes, which use the pooler in this mode; HAProxy distributes the requests to both nodes. */
async function journey(mode: Mode, database: Database): Promise<void> {
  const environment = new DrillEnvironment(`pooler-${mode}`)
  try {
    const url = await startPooler(environment, database, mode)
    const more: Record<string, string> = mode === 'transaction' ? { DATABASE_DIRECT_URL: database.url } : {}
    const site = await startSite(environment, { url, ownerUrl: database.ownerUrl, nodeUrls: [], more })
    const [buyer, seller] = [await signIn(site.origin, 'buyer'), await signIn(site.origin, 'seller')]
    const done = [await findCompany({ origin: site.origin, token: '' }), await buy(buyer), await converse(buyer, seller)]
    await call(buyer, 'GET', '/api/v1/notifications/')
    const seen = await runQuery(database.adminUrl, "select count(*) as all from pg_stat_activity where application_name = 'sverka'")
    say(`${mode} mode: both signed in, ${done.join(', ')}; ${seen[0]?.all} connections named «sverka» at PostgreSQL`)
  } finally {
    await environment.end()
  }
}

/** Returns the exit code; a failing step throws an error that names it. */
export async function pooler(): Promise<number> {
  requirePrograms([
    { program: 'pgbouncer', from: 'pgbouncer' },
    { program: 'haproxy', from: 'haproxy' },
  ])
  say(describeMachine())
  const environment = new DrillEnvironment('pooler')
  // 60 by default; here both the pooler and the nodes, which also connect directly, must find room.
  const database = await startEmbedded(join(environment.folder, 'database'), () => randomIds.secret(16), ['max_connections=150'])
  try {
    const { username } = new URL(database.url)
    for (const mode of ['session', 'transaction'] as const) {
      if (mode === 'transaction') for (const limit of LIMITS) await runQuery(database.adminUrl, `alter role ${username} set ${limit}`)
      await journey(mode, database)
    }
    return 0
  } finally {
    await database.stop()
    await environment.end()
  }
}
