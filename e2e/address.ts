// URL and port of the tested server: a free port, chosen once for the whole run and shared by its workers.
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Workers inherit the runner's environment and so get the port that it chose. */
const PORT_VARIABLE = 'E2E_PORT'

/** The range lies below the ephemeral ports: the operating system could give one of those to another process before the server binds it. */
const [LOWEST, HIGHEST] = [20_000, 30_000]

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST)
    if (await isFree(port)) return port
  }
}

/** `http://127.0.0.1:PORT`; the first call chooses the port. */
export async function testOrigin(): Promise<string> {
  process.env[PORT_VARIABLE] ??= String(await freePort())
  return `http://127.0.0.1:${process.env[PORT_VARIABLE]}`
}

/** The chosen port, for the program that starts the server. Throws if no port was chosen yet. */
export const testPort = (): string => {
  const port = process.env[PORT_VARIABLE]
  if (!port) throw new Error(`${PORT_VARIABLE} is not set: start through playwright`)
  return port
}
