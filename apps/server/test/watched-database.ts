// A proxy between a process and PostgreSQL that cuts the connection at a chosen statement, before it reaches the database or before its response
// reaches the process; for tests of crashes.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * Where to cut: before or after the statement that contains the text `at`, on a connection that has sent a statement with the text `of`
 * before. For a single statement both texts are the same.
 */
export interface Point {
  readonly of: string
  readonly at: string
  readonly when: 'before' | 'after'
}

export interface WatchedDatabase {
  readonly url: string
  /** At the next such point, once: cuts the client's connection and calls `strike`, which for example kills the process. */
  arm(point: Point, strike: () => void): void
  close(): void
}

/** Starts the proxy in front of the database with this URL. */
export async function watchedDatabase(databaseUrl: string): Promise<WatchedDatabase> {
  const address = new URL(databaseUrl)
  const target = { port: Number(address.port), host: address.hostname }
  let armed: { point: Point; strike: () => void } | undefined
  const sockets = new Set<Socket>()
  const strike = () => {
    const { strike: struck } = armed ?? { strike: () => undefined }
    armed = undefined
    struck()
  }
  const server = createServer((client) => {
    const database = connect(target.port, target.host)
    const met = { of: false, at: false }
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        client.destroy()
        database.destroy()
      })
    }
    client.on('data', (bytes) => {
      const text = bytes.toString('latin1')
      if (armed && text.includes(armed.point.of)) met.of = true
      if (armed && met.of && text.includes(armed.point.at)) {
        if (armed.point.when === 'before') {
          client.destroy()
          return strike()
        }
        met.at = true
      }
      database.write(bytes)
    })
    database.on('data', (bytes) => {
      if (!met.at || !armed) return client.write(bytes)
      client.destroy()
      strike()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address.hostname = '127.0.0.1'
  address.port = String((server.address() as AddressInfo).port)
  return {
    url: address.href,
    arm: (point, struck) => {
      armed = { point, strike: struck }
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
