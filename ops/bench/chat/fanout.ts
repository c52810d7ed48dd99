// Cost of notifying other processes of a message: through PostgreSQL, as the product does, and through Redis where it runs.
import { setTimeout as pause } from 'node:timers/promises'
import { type Transport, withEachTransport } from './fanout/environment.ts'

/** Notifications a second. */
const PER_SECOND = 500
const SECONDS = 30
const TICK_MS = 10

/** Measures each transport, and for comparison none. */
export const fanout = (): Promise<void> => withEachTransport(measure)

async function measure(way: Transport | null): Promise<void> {
  if (!way) return console.log('Redis is not measured: there is no redis-server on the PATH')
  const waits: number[] = []
  const toldAt: number[] = []
  await way.onTold((payload) => waits.push(performance.now() - (toldAt[Number(payload.split(' ')[2])] ?? 0)))
  const started = performance.now()
  const before = process.cpuUsage()
  while (performance.now() - started < SECONDS * 1000) {
    const due = ((performance.now() - started) / 1000) * PER_SECOND
    while (toldAt.length < due) {
      way.tell(`m 1 ${toldAt.length}`)
      toldAt.push(performance.now())
    }
    await pause(TICK_MS)
  }
  const { user, system } = process.cpuUsage(before)
  await pause(1000)
  await way.close()
  waits.sort((a, b) => a - b)
  const quantile = (part: number) => (waits[Math.floor(waits.length * part)] ?? 0).toFixed(1)
  const counts = `${waits.length.toLocaleString('en')} of ${toldAt.length.toLocaleString('en')} told`
  const cpu = Math.round((user + system) / 1000 / SECONDS)
  console.log(
    `${way.name}, ${PER_SECOND} a second: ${counts}, p50 ${quantile(0.5)}, p99 ${quantile(0.99)} ms; ${cpu} ms of this process a second`,
  )
}
