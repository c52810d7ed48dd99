// Starts the server for the browser tests: in a new data folder, with the invented register imported, until SIGINT or SIGTERM.
import { spawn } from 'node:child_process'
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testPort } from './address.ts'
import { startSource } from './checko-source.ts'
import { writeTradersExtract } from './traders.ts'

const root = join(import.meta.dirname, '..')

/** Programs of the server, with arguments, that fill the database before it starts; `register` is the folder of the register files. */
const preparations = (register: string) => [
  // The earlier extract of one company is imported first, so that the second import records the change between the two in its history.
  ['apps/server/programs/import-registers.ts', join(import.meta.dirname, 'register-before')],
  ['apps/server/programs/import-registers.ts', register],
  ['apps/server/programs/rebuild-search.ts'],
]

/** Runs a program of the repository; resolves with its exit code. */
function run(args: readonly string[], env: NodeJS.ProcessEnv): { done: Promise<number>; stop: () => void } {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
  const done = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
  return { done, stop: () => child.kill('SIGTERM') }
}

/** Writes the invented register and the sole traders of `traders.ts` into the folder; returns the path of the register. */
async function copyRegister(folder: string): Promise<string> {
  const register = join(folder, 'register')
  await cp(join(import.meta.dirname, 'register'), register, { recursive: true })
  await writeFile(join(register, 'traders-of-tests.xml'), writeTradersExtract())
  return register
}

async function main(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'sverka-e2e-'))
  // As root, the embedded database runs as another user, who needs access to its folder.
  await chmod(folder, 0o755)
  const source = await startSource()
  // Checko is the outside source of data about companies: here a local server with invented data.
  const checko = { CHECKO_KEY: 'e2e', CHECKO_URL: source.base, CHECKO_PER_DAY: '100000' }
  // For slow machines: no overload protection, 5 s for a search, 20 s of waiting for a database that does not answer. A test also sends a
  // long conversation at once.
  const patience = { OVERLOAD_DELAY_MS: '0', SEARCH_PASS_MS: '5000', DATABASE_PATIENCE: '20', LIMIT_CHAT: '100000/60' }
  const env = { ...process.env, DATA_DIR: folder, HOST: '127.0.0.1', PORT: testPort(), LOG_LEVEL: 'warn', ...checko, ...patience }
  try {
    for (const step of preparations(await copyRegister(folder))) {
      const code = await run(step, env).done
      if (code !== 0) return code
    }
    const server = run(['apps/server/src/main.ts'], env)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, server.stop)
    return await server.done
  } finally {
    source.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

process.exitCode = await main()
