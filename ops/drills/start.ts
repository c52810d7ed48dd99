// `npm run drill -- start [TIMES]`: measures how long the server takes to be ready again after kill -9. It is started in turn from its TypeScript
// sources and from its bundle (the built single file).
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildServer } from '../../tools/build-server.ts'
import { inSeconds, nowMs, printLine } from './faults/scenario.ts'
import { openScene, startServer } from './faults/scene.ts'
import { SERVER_ARGS_WITH_PAGES, Server } from './faults/server.ts'
import { describeMachine } from './programs.ts'

/** The module that always starts the server from its sources; `main.ts` prefers the bundle. */
const SOURCES = JSON.stringify(join(import.meta.dirname, '../../apps/server/src/serve.ts'))
/** The options for memory are the same; the program, the last of `SERVER_ARGS_WITH_PAGES`, is replaced. */
const FROM_SOURCES = [...SERVER_ARGS_WITH_PAGES.slice(0, -1), '--input-type=module', '--eval', `await (await import(${SOURCES})).serve()`]
/** Time given to the server to finish its work after a start, and to Node to write the compiled code to disk. */
const SETTLE_MS = 8_000
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

interface Start {
  readonly readyMs: number
  /** Processor time from the start until it is ready. */
  readonly processorMs: number
  /** From the start until the first page is received. */
  readonly firstPageMs: number
  /** Resident memory after `SETTLE_MS`. */
  readonly memoryMb: number
}

/** `times`: starts of each kind, as typed. Returns the exit code. The pages must be built. */
export async function start([times = '5']: readonly string[]): Promise<number> {
  await buildServer()
  const scene = await openScene('start')
  const starts = { sources: [] as Start[], bundle: [] as Start[] }
  try {
    // The first start applies the migrations and fills the database; it is not measured.
    await (await startServer(scene)).stop()
    const settings = { ...scene.settings, NODE_COMPILE_CACHE: scene.environment.makeFolder('compile-cache') }
    const servers = {
      sources: await Server.prepare(scene.environment, settings, FROM_SOURCES),
      bundle: await Server.prepare(scene.environment, settings, SERVER_ARGS_WITH_PAGES),
    }
    // Run 0 fills the cache of compiled code and is not counted.
    for (let run = 0; run <= Number(times); run += 1) {
      for (const kind of ['sources', 'bundle'] as const) {
        const measured = await startOnce(servers[kind])
        printLine(`${kind}${run === 0 ? ', not counted' : ''}: ${JSON.stringify(measured)}`)
        if (run > 0) starts[kind].push(measured)
      }
    }
  } finally {
    await scene.end()
  }
  printLine(`${describeMachine()}, load ${Math.round(loadavg()[0] ?? 0)}; medians of ${times}`)
  for (const [kind, counted] of Object.entries(starts)) printLine(`${kind}: ${describe(counted)}`)
  return 0
}

async function startOnce(server: Server): Promise<Start> {
  const started = nowMs()
  const readyMs = await server.start()
  // After the name in brackets come the fields from the third on; `utime` and `stime` are the 14th and 15th.
  const [utime, stime] = (readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []).slice(11, 13)
  const processorMs = (Number(utime) + Number(stime)) * TICK_MS
  await (await fetch(server.origin)).text()
  const firstPageMs = nowMs() - started
  await pause(SETTLE_MS)
  const memoryMb = Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024)
  await server.kill()
  return { readyMs, processorMs, firstPageMs, memoryMb }
}

function describe(starts: readonly Start[]): string {
  const median = (key: keyof Start) => starts.map((start) => start[key]).toSorted((a, b) => a - b)[starts.length >> 1] ?? 0
  return `ready after ${inSeconds(median('readyMs'))}, first page after ${inSeconds(median('firstPageMs'))}, ${median('processorMs')} ms of processor until ready, ${median('memoryMb')} MB held`
}
