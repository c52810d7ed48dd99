// A simulated antivirus for tests: it speaks the protocol of clamd (the daemon of ClamAV) and detects the EICAR test file.
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

/** The harmless EICAR file that every antivirus reports, in pieces so that this source is not reported. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('')

/** The content sent with clamd's command INSTREAM (pieces with their lengths, ended by a zero length); null until it is complete. */
function readStreamed(bytes: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  const parts: Buffer[] = []
  for (let at = command.length; at + 4 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    if (size === 0) return bytes.subarray(0, command.length).toString() === command ? Buffer.concat(parts) : null
    parts.push(bytes.subarray(at + 4, at + 4 + size))
    at += 4 + size
  }
  return null
}

interface TestAntivirus {
  /** `silent` reads everything and never answers; `broken` answers with an error of clamd. */
  mode: 'works' | 'silent' | 'broken'
  /** For the setting `CLAMD_URL`; empty until the tests of the file begin. */
  readonly url: string
}

/** Starts it for the calling test file. */
export function testAntivirus(): TestAntivirus {
  const daemon = { mode: 'works' as TestAntivirus['mode'], url: '' }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let received = Buffer.alloc(0)
    socket.on('error', () => socket.destroy())
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes])
      const content = readStreamed(received)
      if (!content || daemon.mode === 'silent') return
      if (daemon.mode === 'broken') socket.end('INSTREAM size limit exceeded. ERROR\0')
      else socket.end(content.includes('EICAR-STANDARD') ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0')
    })
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    daemon.url = `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return daemon
}
