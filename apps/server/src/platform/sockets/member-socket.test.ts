// A member's WebSocket while the server handles its frames slowly: reading pauses, the client stays connected, the order is kept.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type WebSocket as ServerSide, WebSocketServer } from 'ws'
import type { Session } from '../auth/session.ts'
import { MemberSocket } from './member-socket.ts'

/** Far more than the socket lets wait in memory (64). */
const FRAMES = 5_000

test('a client that sends faster than frames are handled waits, and all are handled in order', async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => server.close())
  await once(server, 'listening')
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const opened = once(client, 'open')
  const [line] = (await once(server, 'connection')) as [ServerSide]
  await opened
  const socket = new MemberSocket(line, { userId: 1 } as Session, { address: '', flag: null })
  const done: number[] = []
  const gate = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<string>()
  line.on('close', (code) => ended.resolve(`closed with ${code}`))
  line.on('message', (text) => {
    socket.inOrder(async () => {
      await gate.promise
      done.push(Number(text))
      if (done.length === FRAMES) ended.resolve('all done')
    })
    if (line.isPaused) setImmediate(gate.resolve)
  })
  const sent = Array.from({ length: FRAMES }, (_, number) => number)
  // Padded to 2 KB, together larger than the read buffer, so that most of it waits at the sender.
  for (const number of sent) client.send(String(number).padEnd(2_000))
  expect(await ended.promise).toBe('all done')
  expect(done).toEqual(sent)
  client.close()
})
