// The server process: wrong settings, a port in use, a planned stop under load, replaced workers, a lost database, kill -9.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'

test.describe.configure({ mode: 'default', timeout: 300_000 })

const root = join(import.meta.dirname, '..')
let folder: string
const children: ChildProcess[] = []
// One folder for all tests: the first start fills it with the demo register.
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sverka-process-'))
  // As root, the embedded database runs as another user, who needs access to its folder.
  await chmod(folder, 0o755)
})
test.afterEach(async () => {
  for (const child of children.splice(0)) await waitUntilEnded(child, 'SIGTERM')
})
test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

/** Runs several server processes on one port; on SIGHUP it replaces each of them by a new one. */
const CLUSTER = 'apps/server/programs/cluster.ts'

/** Starts the program on a free port in the tests' data folder; it is stopped after the test. */
function start(settings: Record<string, string> = {}, program = 'apps/server/src/main.ts', cwd = root): ChildProcess {
  const env = { ...process.env, DATA_DIR: folder, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', DATABASE_PATIENCE: '10', ...settings }
  const child = spawn(process.execPath, [join(root, program)], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  return child
}

/** Sends the signal if the process is still running; resolves with its exit code. */
async function waitUntilEnded(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (signal) child.kill(signal)
  return exit
}

/** The URL in the server's greeting, which is printed once the server accepts requests. */
async function readOrigin(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('no output to read')
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/[\d.:]+/.exec(line)?.[0]
    if (address) return address
  }
  throw new Error('the server waitUntilEnded without a greeting')
}

/** The error output of a process that must end with exit code 1. */
async function readFailure(child: ChildProcess): Promise<string> {
  let text = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  expect(await waitUntilEnded(child)).toBe(1)
  return text
}

test('the server runs from its bundle if the bundle is up to date', async () => {
  // Node writes a coverage report with the path of every script that it ran.
  const coverage = await mkdtemp(join(tmpdir(), 'sverka-coverage-'))
  execFileSync(process.execPath, [join(root, 'tools/build-server.ts')])
  const child = start({ NODE_V8_COVERAGE: coverage })
  const address = await readOrigin(child)
  // A company of the demo register, by its taxpayer number.
  expect((await fetch(`${address}/counter-parties/7790000434`)).status).toBe(200)
  expect(await waitUntilEnded(child, 'SIGTERM')).toBe(0)
  const reports = await Promise.all((await readdir(coverage)).map((name) => readFile(join(coverage, name), 'utf8')))
  expect(reports.join()).toMatch(/apps\/server\/build\/\w+\/serve\.js/)
  expect(reports.join()).not.toContain('apps/server/src/app.ts')
  await rm(coverage, { recursive: true })
})

test('a wrong setting is named and nothing starts', async () => {
  expect(await readFailure(start({ PORT: 'many', LOG_LEVEL: 'loud' }))).toMatch(/PORT: .*"many"[\s\S]*LOG_LEVEL: .*"loud"/)
})

test('a used port is reported, and the first server keeps running', async () => {
  const address = await readOrigin(start())
  const output = await readFailure(start({ PORT: new URL(address).port }))
  expect(output).toMatch(/Port \d+ is taken.*PORT=3001 npm start/)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
})

test('stopped under load, the server fails its health check and answers every accepted request', async () => {
  const child = start({ SHUTDOWN_DELAY_MS: '1500' })
  const address = await readOrigin(child)
  const seen = { answered: 0, failed: 0, ready: true }
  const search = async () => {
    try {
      const answer = await fetch(`${address}/api/v1/company-search/?query=7799483056`)
      await answer.text()
      if (answer.status === 200) seen.answered++
      else seen.failed++
    } catch {
      seen.failed++
    }
  }
  const client = async () => {
    while (seen.ready) await search()
  }
  // A load balancer sends no more requests once the health check fails.
  const balancer = async () => {
    await expect.poll(async () => (await fetch(`${address}/readyz`)).ok, { intervals: [50], timeout: 60_000 }).toBe(false)
    seen.ready = false
  }
  const load = Promise.all([balancer(), ...Array.from({ length: 8 }, client)])
  await expect.poll(() => seen.answered).toBeGreaterThan(20)
  expect(await waitUntilEnded(child, 'SIGTERM')).toBe(0)
  await load
  expect(seen.failed).toBe(0)
})

test('processes on one port are replaced under load without a failed request', async () => {
  // Rate limit and overload protection are off: a fast machine would exceed the limit, a slow one refuse requests as overloaded.
  const child = start({ PROCESSES: '2', LOG_LEVEL: 'info', LIMIT_SEARCH: '9999/60', OVERLOAD_DELAY_MS: '0' }, CLUSTER)
  const address = await readOrigin(child)
  const readOutput = collectOutput(child)
  await expect.poll(() => readOutput(), { timeout: 120_000 }).toContain(address)
  const seen = { answered: 0, failures: [] as unknown[], isOver: false }
  const client = async () => {
    while (!seen.isOver && seen.failures.length === 0) {
      const failure = await fetch(`${address}/api/v1/company-search/?query=7799483056`).then(
        async (answer) => {
          const text = await answer.text()
          return text !== '' && answer.ok ? undefined : `${answer.status} ${text.slice(0, 300)}`
        },
        ({ cause }: Error) => String(cause),
      )
      if (failure === undefined) seen.answered++
      else seen.failures.push(failure)
    }
  }
  const load = Promise.all(Array.from({ length: 4 }, client))
  const before = await findWorkers(child)
  child.kill('SIGHUP')
  await expect.poll(() => readOutput(), { timeout: 240_000 }).toContain('every process was replaced')
  seen.isOver = true
  await load
  expect(seen.failures).toEqual([])
  expect(seen.answered).toBeGreaterThan(20)
  const after = await findWorkers(child)
  expect(after).toHaveLength(2)
  expect(after.filter((pid) => before.includes(pid))).toEqual([])

  const [killed = 0] = after
  process.kill(killed, 'SIGKILL')
  await expect.poll(async () => (await findWorkers(child)).filter((pid) => pid !== killed), { timeout: 120_000 }).toHaveLength(2)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  expect(await waitUntilEnded(child, 'SIGTERM')).toBe(0)
})

test('processes are replaced although the folder in which they were started is gone', async () => {
  const deletedFolder = await mkdtemp(join(tmpdir(), 'sverka-gone-'))
  const child = start({ PROCESSES: '1', LOG_LEVEL: 'info' }, CLUSTER, deletedFolder)
  const address = await readOrigin(child)
  const readOutput = collectOutput(child)
  const before = await findWorkers(child)
  await rm(deletedFolder, { recursive: true })
  child.kill('SIGHUP')
  await expect.poll(() => readOutput(), { timeout: 240_000 }).toContain('every process was replaced')
  expect(await findWorkers(child)).not.toEqual(before)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
})

/** The cluster's worker processes. */
async function findWorkers({ pid }: ChildProcess): Promise<number[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number)
  const names = await Promise.all(children.map((item) => readFile(`/proc/${item}/cmdline`, 'utf8').catch(() => '')))
  return children.filter((_pid, index) => names[index]?.includes('src/main.ts'))
}

test('stopped while starting, the server leaves no database running', async () => {
  const child = start()
  await expect.poll(() => isDatabaseRunning(), { intervals: [20], timeout: 60_000 }).toBe(true)
  expect(await waitUntilEnded(child, 'SIGTERM')).toBe(0)
  expect(await isDatabaseRunning()).toBe(false)
})

/** Stages of a first start, recognised by the folder, PostgreSQL's sessions and the log. */
const MOMENTS: Readonly<Record<string, (dataFolder: string, log: string) => Promise<boolean> | boolean>> = {
  'the tables are being made': async (dataFolder) => (await readSessions(dataFolder)).includes('postgres: sverka_owner'),
  'the demo is being filled': async (dataFolder, log) =>
    log.includes('migrations applied') && (await readSessions(dataFolder)).includes('sverka_owner'),
}

for (const [moment, isNow] of Object.entries(MOMENTS)) {
  test(`stopped while ${moment}, a first start ends without an error`, async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'sverka-first-'))
    await chmod(dataFolder, 0o755)
    try {
      const child = start({ DATA_DIR: dataFolder, LOG_LEVEL: 'info' })
      const readOutput = collectOutput(child)
      await expect.poll(() => isNow(dataFolder, readOutput()), { intervals: [5], timeout: 120_000 }).toBe(true)
      const code = await waitUntilEnded(child, 'SIGTERM')
      expect([code, readOutput()]).toEqual([0, expect.not.stringMatching(/unhandled|uncaught|Error:/i)])
    } finally {
      await rm(dataFolder, { recursive: true, force: true })
    }
  })
}

/** Process titles of PostgreSQL's sessions, which name user and activity; empty while it does not run. */
async function readSessions(dataFolder: string): Promise<string> {
  const read = (path: string) => readFile(path, 'utf8').catch(() => '')
  const [cluster] = (await read(join(dataFolder, 'postgres/cluster/postmaster.pid'))).split('\n')
  const children = (await read(`/proc/${cluster}/task/${cluster}/children`)).trim().split(' ')
  return (await Promise.all(children.map((pid) => read(`/proc/${pid}/cmdline`)))).join('\n')
}

test('after kill -9 of server and database the server starts again without losing data', async () => {
  const first = start()
  const before = await readOrigin(first)
  const count = async (address: string) => (await (await fetch(`${address}/api/v1/companies/?page_size=1`)).json()) as { count: number }
  const countBefore = await count(before)
  const cluster = await findPostmaster()
  await waitUntilEnded(first, 'SIGKILL')
  process.kill(cluster, 'SIGKILL')
  const again = await readOrigin(start())
  expect((await fetch(`${again}/readyz`)).status).toBe(200)
  expect(await count(again)).toEqual(countBefore)
})

test('while the database is down the server answers 503 with Retry-After, then 200 again', async () => {
  const child = start({ LOG_LEVEL: 'error' })
  const address = await readOrigin(child)
  const readOutput = collectOutput(child)
  // A company's card: pages of the site are cached and do not need the database.
  const { result } = (await (await fetch(`${address}/api/v1/companies/?page_size=1`)).json()) as { result: { ogrn: string }[] }
  const paths = ['/readyz', '/api/v1/companies/?page_size=1', `/counter-parties/${result[0]?.ogrn}`]
  const seen = new Map<string, Set<number>>(paths.map((path) => [path, new Set()]))
  /** Requests each path once; returns the different statuses. */
  const requestAll = async () => {
    const answers = [...seen].map(async ([path, statuses]) => {
      const status = await readStatus(`${address}${path}`)
      statuses.add(status)
      return status
    })
    return new Set(await Promise.all(answers))
  }
  expect(await requestAll()).toEqual(new Set([200]))

  const killed = await findPostmaster()
  const release = await holdDown(killed)
  await expect.poll(requestAll, { intervals: [500], timeout: 60_000 }).toEqual(new Set([503]))
  await release()
  await expect.poll(requestAll, { intervals: [500], timeout: 120_000 }).toEqual(new Set([200]))

  for (const [path, statuses] of seen) expect([path, [...statuses].sort()]).toEqual([path, [200, 503]])
  expect(await findPostmaster()).not.toBe(killed)
  expect(child.exitCode).toBeNull()
  expect(readOutput()).not.toMatch(/unhandled|uncaught|unexpected failure/i)
})

/** Status of the response; fails if a 503 has no Retry-After. */
async function readStatus(url: string): Promise<number> {
  const answer = await fetch(url)
  await answer.text()
  if (answer.status === 503) expect([url, answer.headers.get('retry-after')]).toEqual([url, expect.stringMatching(/^\d+$/)])
  return answer.status
}

/** Collects what a server prints from now on, on both output streams; returns a function that reads it. */
function collectOutput(child: ChildProcess): () => string {
  let text = ''
  const add = (chunk: Buffer) => {
    text += chunk.toString()
  }
  child.stdout?.on('data', add).resume()
  child.stderr?.on('data', add)
  return () => text
}

/**
 * Kills the database's main process and prevents a new one from starting: a child of the old one is paused and keeps their shared memory.
 * The returned function kills that child too, so that the database can start again.
 */
async function holdDown(cluster: number): Promise<() => void> {
  const children = (await readFile(`/proc/${cluster}/task/${cluster}/children`, 'utf8')).trim().split(' ').map(Number)
  // An autovacuum process may have waitUntilEnded meanwhile.
  const names = await Promise.all(children.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
  const writer = children[names.findIndex((name) => name.includes('background writer'))]
  if (writer === undefined) throw new Error('the database has no background writer')
  process.kill(writer, 'SIGSTOP')
  process.kill(cluster, 'SIGKILL')
  return () => process.kill(writer, 'SIGKILL')
}

/** Process id of PostgreSQL's main process, from the first line of postmaster.pid. */
async function findPostmaster(): Promise<number> {
  const text = await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')
  return Number(text.split('\n')[0])
}

/** Whether postmaster.pid exists: PostgreSQL removes it when it has stopped. */
const isDatabaseRunning = (): Promise<boolean> =>
  findPostmaster().then(
    () => true,
    () => false,
  )
