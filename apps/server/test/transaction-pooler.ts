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
 * Only for clients that take turns: an answer goes to the client that sent last. The first client's sign-in is forwarded, the others are
 * accepted by the pooler itself.
 */
export async function transactionPooler(databaseUrl: string): Promise<TransactionPooler> {
  const address = new URL(databaseUrl)
  const process = connect(Number(address.port), address.hostname)
  let asking: Socket | undefined
  process.on('data', (bytes) => asking?.write(bytes))
  const server = createServer((client) => {
    let isIn = asking === undefined
    client.on('data', (bytes) => {
      if (bytes[0] === FAREWELL) return client.end()
      if (isIn) {
        asking = client
        return process.write(bytes)
      }
      isIn = true
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
      process.destroy()
    },
  }
}
