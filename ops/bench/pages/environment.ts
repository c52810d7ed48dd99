// Environment of the benches `pages` and `lighthouse`: the built product in demo mode, with invented companies. Its database is kept between runs:
// after a change of the demo's data delete its folder.
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { buildPages } from '../needs.ts'
import { SERVER } from '../production.ts'
import { readCpu } from '../search/processes.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, '.data/bench-pages')

/** The load comes from one IP address, so the limits of requests are raised to a million in 60 seconds. */
const NO_LIMIT = '1000000/60'

export interface BenchEnvironment {
  readonly origin: string
  readonly pid: number
  /** The database's postmaster process. */
  readonly databasePid: number
  stop(): Promise<void>
}

/**
 * Builds the web app if its sources have changed, and starts the server; the first run fills the register. A first server only does the background
 * work and is stopped again: it computes data that is stored for pages, such as a card's summary, without which the card costs half as much again.
 * The measured server does no background work.
 */
export async function openEnvironment(): Promise<BenchEnvironment> {
  mkdirSync(folder, { recursive: true })
  buildPages()
  const preparing = await startServer('on')
  await waitForBackgroundWork(preparing)
  await preparing.stop()
  return startServer('off')
}

async function startServer(backgroundWork: 'on' | 'off'): Promise<BenchEnvironment> {
  const child = spawn(process.execPath, SERVER, {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'error',
      LIMIT_PAGE: NO_LIMIT,
      LIMIT_API: NO_LIMIT,
      LIMIT_SEARCH: NO_LIMIT,
      BACKGROUND_WORK: backgroundWork,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /http:\/\/\S+/.exec(line)?.[0]
    if (origin) return { origin, pid: child.pid ?? 0, databasePid: findDatabasePid(child.pid ?? 0), stop }
  }
  throw new Error('the server ended before it listened')
}

/**
 * Waits until the server's background work, such as the first summaries, has ended: until server and database together use less than 0.1 s of
 * processor time in 2 s.
 */
export async function waitForBackgroundWork({ pid, databasePid }: Pick<BenchEnvironment, 'pid' | 'databasePid'>): Promise<void> {
  const used = () => readCpu(pid).own + readCpu(databasePid).children
  for (let before = Number.NEGATIVE_INFINITY; ; await pause(2_000)) {
    const now = used()
    if (now - before < 0.1) return
    before = now
  }
}

/** The postmaster of the database in the folder; the server's process if there is none. */
export function findDatabasePid(serverPid: number, within = folder): number {
  const file = readdirSync(within, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('postmaster.pid'))
  return file ? Number(readFileSync(join(within, file), 'utf8').split('\n')[0]) : serverPid
}

/** ИНН (taxpayer number) of a demo company with every kind of record: annual accounts, court cases, contracts, inspections, ties. */
const RICH = '7890010450'

/** Paths of the measured pages by their names in the printed tables. */
export const publicPages = {
  home: '/',
  'card of a rich company': `/counter-parties/${RICH}`,
  'search results': `/counter-parties?query=${encodeURIComponent('сталь')}`,
  blog: '/blog',
  article: '/blog/1',
  sellers: '/sellers',
  listing: '/marketplace',
  item: '/marketplace/item/1',
  'page of a seller': '/company/1',
  tariffs: '/tariffs',
} as const

/** Paths of that company's tabs; `words` are the last segments of their addresses. */
export const tabPages = (words: readonly string[]): Record<string, string> =>
  Object.fromEntries(words.map((word) => [`tab ${word}`, `/counter-parties/${RICH}/${word}`]))
