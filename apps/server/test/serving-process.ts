// Starts a server process for tests, which prints its port; one that ends before it serves is started again, as by a supervisor.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const ATTEMPTS = 5

interface Serving {
  readonly child: ChildProcess
  readonly port: number
}

/** `onSpawn` is called with each process as soon as it exists, so that it can be killed at any moment. */
export async function startServing(file: string, env: NodeJS.ProcessEnv, onSpawn: (child: ChildProcess) => void): Promise<Serving> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const child = spawn(process.execPath, [join(import.meta.dirname, file)], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    onSpawn(child)
    const port = await readPort(child)
    if (port !== null) return { child, port }
  }
  throw new Error(`${file} ended before it served, ${ATTEMPTS} times`)
}

const readPort = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.stdout?.once('data', (line: Buffer) => resolve(Number(String(line).trim())))
    child.once('close', () => resolve(null))
  })
