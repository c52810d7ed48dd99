// The address that the tested server listens on: a free port, chosen once for the run and all its workers.
import { createServer } from 'node:net'

/** Workers inherit the runner's environment and so find the port that it chose. */
const PORT_VARIABLE = 'E2E_PORT'

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

/** `http://127.0.0.1:PORT` */
export async function testAddress(): Promise<string> {
  process.env[PORT_VARIABLE] ??= String(await freePort())
  return `http://127.0.0.1:${process.env[PORT_VARIABLE]}`
}

/** The chosen port, for the program that starts the server. */
export const testPort = (): string => {
  const port = process.env[PORT_VARIABLE]
  if (!port) throw new Error(`${PORT_VARIABLE} is not set: start through playwright`)
  return port
}
