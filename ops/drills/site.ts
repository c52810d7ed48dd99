// For the drills: starts two application nodes behind HAProxy with the configuration of ops/deploy, on a database whose primary may change.
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../../apps/server/test/free-port.ts'
import type { Addresses } from './cluster.ts'
import { type DrillEnvironment, isReachable, type Started, stop, waitUntil } from './programs.ts'

const root = join(import.meta.dirname, '../..')
/** Paths that the readers of the load request: operations of the API, and a company's card by its taxpayer number (ИНН). */
export const PATHS = ['/api/v1/company-search/?query=колос', '/api/v1/categories/', '/api/v1/marketplace/', '/counter-parties/7790000434']

export interface Site {
  readonly origin: string
  /** URL of each node. */
  readonly origins: readonly string[]
  readonly nodes: readonly Started[]
  /** Stops the node (0 or 1) as an operator does, and starts the version in the folder `program` instead. */
  replace(number: number, program: string): Promise<void>
}

/** Starts the site with the demo's data; `program` is the folder with the version of the product that runs. */
export async function startSite(environment: DrillEnvironment, addresses: Addresses, program = root): Promise<Site> {
  const [first, second, front] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const origin = `http://127.0.0.1:${front}`
  const settings = buildSettings(environment, addresses, origin)
  const example = readFileSync(join(root, 'ops/deploy/haproxy.cfg'), 'utf8')
  // The addresses are those in the example.
  const config = example.replace('127.0.0.1:8080', `127.0.0.1:${front}`).replace('10.0.0.11:3000', `127.0.0.1:${first}`)
  writeFileSync(join(environment.folder, 'application.cfg'), config.replace('10.0.0.12:3000', `127.0.0.1:${second}`))
  const ports = [first, second]
  // As with `npm run start:cluster`, only one process does the background work.
  const start = async (number: number, from: string) => {
    const own = { ...settings, PORT: String(ports[number]), ...(number === 0 ? {} : { BACKGROUND_WORK: 'off' }) }
    const started = environment.start(`application${number + 1}`, [process.execPath, join(from, 'apps/server/src/main.ts')], own)
    await waitUntil(`node ${number + 1} is ready`, 300, () => isReachable(`http://127.0.0.1:${ports[number]}/readyz`))
    return started
  }
  const nodes = [await start(0, program), await start(1, program)]
  environment.start('proxy', ['haproxy', '-db', '-f', join(environment.folder, 'application.cfg')])
  await waitUntil('the proxy answers', 30, () => isReachable(`${origin}/readyz`))
  const replace = async (number: number, from: string) => {
    await stop(nodes[number] as Started)
    nodes[number] = await start(number, from)
  }
  return { origin, origins: ports.map((port) => `http://127.0.0.1:${port}`), nodes, replace }
}

const buildSettings = (environment: DrillEnvironment, { url, ownerUrl, nodeUrls, more }: Addresses, origin: string) => ({
  DATABASE_URL: url,
  DATABASE_OWNER_URL: ownerUrl,
  ...(nodeUrls.length > 0 ? { DATABASE_REPLICA_URL: nodeUrls.join(',') } : {}),
  ...more,
  DEMO: 'on',
  SECRET_KEY: randomBytes(32).toString('hex'),
  DATA_DIR: environment.makeFolder('files'),
  LIMITS_IN: 'database',
  TRUST_PROXY: '127.0.0.1',
  PUBLIC_URL: origin,
  LOG_LEVEL: 'warn',
  SHUTDOWN_DELAY_MS: '5000',
  ...Object.fromEntries(['API', 'SEARCH', 'PAGE', 'TAGS', 'UPLOAD', 'CHAT'].map((name) => [`LIMIT_${name}`, '1000000/60'])),
})
