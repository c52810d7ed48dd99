// Imitates a connection pooler in transaction mode (as PgBouncer): several clients share one connection to PostgreSQL in turn.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The messages AuthenticationOk and ReadyForQuery of PostgreSQL's protocol, and the first byte of Terminate. */
const HELLO = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
const FAREWELL = 0x58

export interface TransactionPooler {
  readonly url: string
  close(): void
}

/**
 * Starts the pooler. It is only for clients that take turns: a response goes to the client that sent last. The first client's sign-in is forwarded,
 * later ones are accepted by the pooler itself.
 */
export async function transactionPooler(databaseUrl: string): Promise<TransactionPooler> {
  const address = new URL(databaseUrl)
  const database = connect(Number(address.port), address.hostname)
  /** The client that sent last. */
  let current: Socket | undefined
  database.on('data', (bytes) => current?.write(bytes))
  const server = createServer((client) => {
    let isSignedIn = current === undefined
    client.on('data', (bytes) => {
      if (bytes[0] === FAREWELL) return client.end()
      if (isSignedIn) {
        current = client
        return database.write(bytes)
      }
      isSignedIn = true
      return client.write(HELLO)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address.hostname = '127.0.0.1'
  address.port = String((server.address() as AddressInfo).port)
  return {
    url: address.href,
    close: () => {
      server.close()
      database.destroy()
    },
  }
}
