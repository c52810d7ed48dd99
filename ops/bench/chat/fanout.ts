// Part of the chat bench: what it costs to notify other server processes of a chat message through PostgreSQL, as the product does, and, for
// comparison, through Redis if it is installed.
import { setTimeout as pause } from 'node:timers/promises'
import { type Transport, withEachTransport } from './fanout/environment.ts'

/** Notifications a second: as many as the part `rate` sends messages. */
const PER_SECOND = 500
const SECONDS = 30
/** Interval at which the notifications that are due are sent. */
const TICK_MS = 10

/** Measures each transport. */
export const fanout = (): Promise<void> => withEachTransport(measure)

async function measure(transport: Transport | null): Promise<void> {
  if (!transport) return console.log('Redis is not measured: there is no redis-server on the PATH')
  const delays: number[] = []
  const sentAt: number[] = []
  // The payload is that of the product: `m`, the room's id, the message's number in the room, which here identifies the notification.
  await transport.onNotification((payload) => delays.push(performance.now() - (sentAt[Number(payload.split(' ')[2])] ?? 0)))
  const started = performance.now()
  const before = process.cpuUsage()
  while (performance.now() - started < SECONDS * 1000) {
    const due = ((performance.now() - started) / 1000) * PER_SECOND
    while (sentAt.length < due) {
      transport.send(`m 1 ${sentAt.length}`)
      sentAt.push(performance.now())
    }
    await pause(TICK_MS)
  }
  const { user, system } = process.cpuUsage(before)
  // The last notifications are still on their way.
  await pause(1000)
  await transport.close()
  delays.sort((a, b) => a - b)
  const quantile = (part: number) => (delays[Math.floor(delays.length * part)] ?? 0).toFixed(1)
  const counts = `${delays.length.toLocaleString('en')} of ${sentAt.length.toLocaleString('en')} received`
  const cpu = Math.round((user + system) / 1000 / SECONDS)
  console.log(
    `${transport.name}, ${PER_SECOND} a second: ${counts}, p50 ${quantile(0.5)}, p99 ${quantile(0.99)} ms; ${cpu} ms of this process a second`,
  )
}
