// Starts a server process for tests and waits for the port that it prints; a process that ends before that is started again.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

/** How often the process is started before the test fails. */
const ATTEMPTS = 5

interface Serving {
  readonly child: ChildProcess
  readonly port: number
}

/** `file` is a program of this folder. `onSpawn` gets each process as soon as it exists, so that a test can kill it at any moment. */
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
