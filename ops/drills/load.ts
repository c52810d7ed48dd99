// Load for the drills: clients that write and read during a fault, and a record of the acknowledged writes, of the longest time without one, and
// of failed requests.
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { runQuery } from './run-query.ts'

const now = () => systemClock.now().getTime()

export interface Load {
  /** Names of the tags whose creation was acknowledged. */
  readonly written: string[]
  /** Longest time between acknowledgements since the mark, in milliseconds. */
  longestGap(): number
  /** Number of reads since the mark; the failed ones by status and path. */
  readonly reads: { all: number; failed: Map<string, number> }
  /** Attempts to write since the mark that were not acknowledged, by status or connection error. */
  readonly refused: Map<string, number>
  /** Sets the mark: counting starts from zero. */
  mark(): void
  stop(): Promise<void>
}

export interface LoadOptions {
  readonly origin: string
  /** Access token of the member as whom the writers write. */
  readonly token: string
  /** Number of parallel writers and of parallel readers. */
  readonly writers: number
  readonly readers: number
  /** Paths that the readers request in turn. */
  readonly paths: readonly string[]
}

/** Writers create tags, repeating each until it is acknowledged; readers are guests and do not repeat. */
export function startLoad({ origin, token, writers, readers, paths }: LoadOptions): Load {
  const written: string[] = []
  const reads: Load['reads'] = { all: 0, failed: new Map() }
  const refused: Load['refused'] = new Map()
  const state = { stopped: false, last: now(), gap: 0 }
  const tryWrite = async (name: string) => {
    const status = await readStatus(`${origin}/api/v1/tags/`, { name, token })
    if (status !== 'ok') refused.set(status, (refused.get(status) ?? 0) + 1)
    return status === 'ok'
  }
  const write = async (writer: number) => {
    for (let n = 0; !state.stopped; n += 1) {
      const name = `drill ${writer} ${n}`
      while (!state.stopped && !(await tryWrite(name))) await pause(100)
      if (state.stopped) return
      written.push(name)
      state.gap = Math.max(state.gap, now() - state.last)
      state.last = now()
    }
  }
  const read = async (reader: number) => {
    for (let n = reader; !state.stopped; n += 1) {
      const path = paths[n % paths.length] ?? ''
      const status = await readStatus(origin + path)
      reads.all += 1
      const kind = `${status} at ${path}`
      if (status !== 'ok') reads.failed.set(kind, (reads.failed.get(kind) ?? 0) + 1)
      await pause(20)
    }
  }
  const running = [...Array.from({ length: writers }, (_, n) => write(n)), ...Array.from({ length: readers }, (_, n) => read(n))]
  return {
    written,
    reads,
    refused,
    longestGap: () => Math.max(state.gap, now() - state.last),
    mark: () => {
      state.gap = 0
      state.last = now()
      reads.all = 0
      reads.failed.clear()
      refused.clear()
    },
    stop: async () => {
      state.stopped = true
      await Promise.all(running)
    },
  }
}

/** Describes how many reads failed since the mark. */
export const describeFailures = ({ reads }: Load): string => {
  const failed = [...reads.failed.values()].reduce((sum, count) => sum + count, 0)
  const kinds = [...reads.failed].map(([kind, count]) => `${kind}: ${count}`).join(', ')
  return `${failed} of ${reads.all} readings failed${kinds && ` (${kinds})`}`
}

/**
 * Checks that every acknowledged write is stored once; returns how many are lost or doubled. Also prints how many connections of the servers
 * listen for notifications at the primary.
 */
export async function compareStored(url: string, { written }: Load, say: (line: string) => void): Promise<number> {
  const rows = await runQuery(url, "select name from tags where name like 'drill %'")
  const stored = new Set(rows.map(({ name }) => name))
  const lost = written.filter((name) => !stored.has(name)).length
  const doubled = rows.length - stored.size
  const listening = await runQuery(url, "select 1 from pg_stat_activity where application_name = 'sverka listening'")
  say(`${written.length} acknowledged writes: ${lost} lost, ${doubled} doubled; connections that listen at the leader: ${listening.length}`)
  return lost + doubled
}

/**
 * `ok` for a success, else the status or the name of the connection error, which is also that of no answer within 10 s. With `tag` it creates that
 * tag, else it reads.
 */
async function readStatus(url: string, tag?: { readonly name: string; readonly token: string }): Promise<string> {
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
