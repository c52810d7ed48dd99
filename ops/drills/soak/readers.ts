// Readers of the drill `soak`: guests who request pages and operations of the API one after another, and the times of the answers.
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../../../apps/server/src/platform/clock.ts'

/** Paths that a guest requests in turn; 7790000434 is the taxpayer number (ИНН) of a company of the demo. */
const PATHS = [
  '/',
  '/api/v1/company-search/?query=колос',
  '/counter-parties/7790000434',
  '/api/v1/marketplace/?page_size=20',
  '/marketplace',
  '/api/v1/categories/',
  '/blog',
]
/** Pause of a guest between two requests. Any pause will do. */
const REST_MS = 100
const now = () => systemClock.now().getTime()

export interface Readers {
  /** 99th percentile of the answers' times since the last call, in milliseconds, and the counts of answers and of failures. */
  take(): { p99: number; answers: number; failed: number }
  stop(): Promise<void>
}

/** Starts this many guests. */
export function startReaders(origin: string, readers: number): Readers {
  const state = { stopped: false, failed: 0 }
  let times: number[] = []
  const read = async (reader: number) => {
    for (let turn = reader; !state.stopped; turn += 1) {
      const started = now()
      const isRead = await fetch(origin + PATHS[turn % PATHS.length], { signal: AbortSignal.timeout(20_000) }).then(
        async (answer) => (await answer.arrayBuffer()).byteLength > 0 && answer.ok,
        () => false,
      )
      times.push(now() - started)
      state.failed += isRead ? 0 : 1
      await pause(REST_MS)
    }
  }
  const running = Array.from({ length: readers }, (_, reader) => read(reader))
  return {
    take: () => {
      const sorted = times.toSorted((a, b) => a - b)
      const taken = { p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, answers: sorted.length, failed: state.failed }
      times = []
      state.failed = 0
      return taken
    },
    stop: async () => {
      state.stopped = true
      await Promise.all(running)
    },
  }
}
