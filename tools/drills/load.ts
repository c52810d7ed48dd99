// Those who write and read while something is killed: what was acknowledged, how long nothing was, who saw an error.
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../../apps/server/src/platform/clock.ts'

const now = () => systemClock.now().getTime()

export interface Load {
  /** Names whose writing was acknowledged. */
  readonly written: string[]
  /** The longest time between two acknowledgements since the mark, in milliseconds. */
  longestGap(): number
  /** Readings since the mark, and those of them that failed, by what was answered. */
  readonly reads: { all: number; failed: Map<string, number> }
  /** Begins to count anew. */
  mark(): void
  stop(): Promise<void>
}

export interface Users {
  readonly origin: string
  readonly token: string
  readonly writers: number
  readonly readers: number
  /** Paths that are read in turn. */
  readonly paths: readonly string[]
}

/** Writers make tags, each again and again until it is acknowledged; readers are guests and ask once. */
export function startLoad({ origin, token, writers, readers, paths }: Users): Load {
  const written: string[] = []
  const reads: Load['reads'] = { all: 0, failed: new Map() }
  const state = { stopped: false, last: now(), gap: 0 }
  const write = async (writer: number) => {
    for (let n = 0; !state.stopped; n += 1) {
      const name = `drill ${writer} ${n}`
      while (!state.stopped && (await statusOf(`${origin}/api/v1/tags/`, { name, token })) !== 'ok') await pause(100)
      if (state.stopped) return
      written.push(name)
      state.gap = Math.max(state.gap, now() - state.last)
      state.last = now()
    }
  }
  const read = async (reader: number) => {
    for (let n = reader; !state.stopped; n += 1) {
      const status = await statusOf(origin + paths[n % paths.length])
      reads.all += 1
      if (status !== 'ok') reads.failed.set(status, (reads.failed.get(status) ?? 0) + 1)
      await pause(20)
    }
  }
  const running = [...Array.from({ length: writers }, (_, n) => write(n)), ...Array.from({ length: readers }, (_, n) => read(n))]
  return {
    written,
    reads,
    longestGap: () => Math.max(state.gap, now() - state.last),
    mark: () => {
      state.gap = 0
      state.last = now()
      reads.all = 0
      reads.failed.clear()
    },
    stop: async () => {
      state.stopped = true
      await Promise.all(running)
    },
  }
}

/** `ok`, the status, or how there was no answer. */
async function statusOf(url: string, tag?: { readonly name: string; readonly token: string }): Promise<string> {
  const post = tag && {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tag.token}` },
    body: JSON.stringify({ name: tag.name }),
  }
  try {
    const answer = await fetch(url, { ...post, signal: AbortSignal.timeout(10_000) })
    await answer.arrayBuffer()
    return answer.ok ? 'ok' : String(answer.status)
  } catch (error) {
    return error instanceof Error ? error.name : String(error)
  }
}
