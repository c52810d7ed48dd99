// `npm run drill -- failover`: two nodes of the application behind HAProxy, a PostgreSQL with a synchronous standby; the leader is killed under writes, then a node.
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../apps/server/test/free-port.ts'
import { ask } from './ask.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { type Load, startLoad } from './load.ts'
import { answers, demand, kill, Stage, type Started, until } from './programs.ts'

const root = join(import.meta.dirname, '../..')
const PATHS = ['/api/v1/company-search/?query=колос', '/api/v1/categories/', '/api/v1/marketplace/', '/counter-parties/7790000434']
const DEMO = { email: 'seller@demo.test', password: 'Demo-2026!' }
/** How long is written before and after each blow. */
const CALM_MS = 6_000

const say = (line: string) => process.stdout.write(`${line}\n`)

interface Site {
  readonly origin: string
  readonly nodes: readonly Started[]
}

async function startSite(stage: Stage, cluster: Cluster): Promise<Site> {
  const [first, second, front] = [await freePort(), await freePort(), await freePort()]
  const settings = {
    DATABASE_URL: cluster.url,
    DATABASE_OWNER_URL: cluster.ownerUrl,
    DATABASE_REPLICA_URL: cluster.nodeUrls.join(','),
    DEMO: 'on',
    SECRET_KEY: randomBytes(32).toString('hex'),
    DATA_DIR: stage.inside('files'),
    LIMITS_IN: 'database',
    TRUST_PROXY: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${front}`,
    LOG_LEVEL: 'warn',
    ...Object.fromEntries(['API', 'SEARCH', 'PAGE', 'TAGS'].map((name) => [`LIMIT_${name}`, '1000000/60'])),
  }
  const example = readFileSync(join(root, 'deploy/haproxy.cfg'), 'utf8')
  const config = example.replace('127.0.0.1:8080', `127.0.0.1:${front}`).replace('10.0.0.11:3000', `127.0.0.1:${first}`)
  writeFileSync(join(stage.folder, 'application.cfg'), config.replace('10.0.0.12:3000', `127.0.0.1:${second}`))
  const program = [process.execPath, join(root, 'apps/server/src/main.ts')]
  const node1 = stage.start('application1', program, { ...settings, PORT: String(first) })
  await until('the first node is ready', 300, () => answers(`http://127.0.0.1:${first}/readyz`))
  const node2 = stage.start('application2', program, { ...settings, PORT: String(second), BACKGROUND_WORK: 'off' })
  await until('the second node is ready', 120, () => answers(`http://127.0.0.1:${second}/readyz`))
  stage.start('proxy', ['haproxy', '-db', '-f', join(stage.folder, 'application.cfg')])
  const origin = `http://127.0.0.1:${front}`
  await until('the proxy answers', 30, () => answers(`${origin}/readyz`))
  return { origin, nodes: [node1, node2] }
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/auth/jwt/create/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO),
  })
  if (!answer.ok) throw new Error(`signing in: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { access: string }).access
}

const failures = ({ reads }: Load) => {
  const failed = [...reads.failed.values()].reduce((sum, count) => sum + count, 0)
  const kinds = [...reads.failed].map(([kind, count]) => `${kind}: ${count}`).join(', ')
  return `${failed} of ${reads.all} readings failed${kinds && ` (${kinds})`}`
}

async function killLeader(cluster: Cluster, load: Load): Promise<void> {
  await pause(CALM_MS)
  say(`before: ${load.written.length} writes acknowledged, longest gap ${load.longestGap()} ms, ${failures(load)}`)
  load.mark()
  const count = load.written.length
  await cluster.killLeader()
  await until('writes go on', 120, async () => load.written.length > count + 20)
  await pause(CALM_MS)
  say(`the leader of the database killed: longest gap between writes ${load.longestGap()} ms, ${failures(load)}`)
}

async function killNode(site: Site, load: Load): Promise<void> {
  load.mark()
  await kill(site.nodes[1] as Started)
  await pause(CALM_MS)
  say(`one of two nodes of the application killed: longest gap between writes ${load.longestGap()} ms, ${failures(load)}`)
}

async function compare(cluster: Cluster, load: Load): Promise<number> {
  const rows = await ask(cluster.ownerUrl, "select name from tags where name like 'drill %'")
  const stored = new Set(rows.map(({ name }) => name))
  const lost = load.written.filter((name) => !stored.has(name)).length
  const doubled = rows.length - stored.size
  const listening = await ask(cluster.ownerUrl, "select 1 from pg_stat_activity where application_name = 'sverka listening'")
  say(
    `${load.written.length} acknowledged writes: ${lost} lost, ${doubled} doubled; connections that listen at the new leader: ${listening.length}`,
  )
  return lost + doubled
}

/** Answers the exit code. */
export async function failover(): Promise<number> {
  demand([{ program: 'haproxy', from: 'haproxy' }])
  const stage = new Stage('failover')
  const opened: Cluster[] = []
  try {
    say(`${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB`)
    const cluster = await startCluster(stage)
    opened.push(cluster)
    const site = await startSite(stage, cluster)
    const load = startLoad({ origin: site.origin, token: await signIn(site.origin), writers: 4, readers: 4, paths: PATHS })
    await killLeader(cluster, load)
    await killNode(site, load)
    await load.stop()
    return (await compare(cluster, load)) === 0 ? 0 : 1
  } finally {
    for (const cluster of opened) await cluster.stop()
    await stage.end()
  }
}
