// `npm run drill -- start [TIMES]`: how long the server takes to be ready again after kill -9, out of its sources and out of its bundle in turn.
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildServer } from '../../tools/build-server.ts'
import { inSeconds, nowMs, printLine } from './faults/scenario.ts'
import { openScene, startServer } from './faults/scene.ts'
import { Server, WITH_PAGES } from './faults/server.ts'
import { machine } from './programs.ts'

const SOURCES = JSON.stringify(join(import.meta.dirname, '../../apps/server/src/serve.ts'))
const FROM_SOURCES = [...WITH_PAGES.slice(0, -1), '--input-type=module', '--eval', `await (await import(${SOURCES})).serve()`]
/** Until the server has prepared itself and keeps the compiled code on disk. */
const CALM_MS = 8_000
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

interface Start {
  readonly readyMs: number
  /** Processor time until then. */
  readonly processorMs: number
  readonly firstPageMs: number
  /** Megabytes held once it has prepared itself. */
  readonly memoryMb: number
}

/** Returns the exit code. The pages must be built. */
export async function start([typed = '5']: readonly string[]): Promise<number> {
  await buildServer()
  const scene = await openScene('start')
  const starts = { sources: [] as Start[], bundle: [] as Start[] }
  try {
    const filled = await startServer(scene)
    await filled.stop()
    const settings = { ...scene.settings, NODE_COMPILE_CACHE: scene.environment.makeFolder('compiled-pages') }
    const servers = {
      sources: await Server.prepare(scene.environment, settings, FROM_SOURCES),
      bundle: await Server.prepare(scene.environment, settings, WITH_PAGES),
    }
    for (let time = 0; time <= Number(typed); time += 1) {
      for (const kind of ['sources', 'bundle'] as const) {
        const one = await startOnce(servers[kind])
        printLine(`${kind}${time === 0 ? ', not counted' : ''}: ${JSON.stringify(one)}`)
        if (time > 0) starts[kind].push(one)
      }
    }
  } finally {
    await scene.end()
  }
  printLine(`${machine()}, load ${Math.round(loadavg()[0] ?? 0)}; medians of ${typed}`)
  for (const [kind, times] of Object.entries(starts)) printLine(`${kind}: ${describe(times)}`)
  return 0
}

async function startOnce(server: Server): Promise<Start> {
  const started = nowMs()
  const readyMs = await server.start()
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  const processorMs = (Number(fields[11]) + Number(fields[12])) * TICK_MS
  await (await fetch(server.origin)).text()
  const firstPageMs = nowMs() - started
  await pause(CALM_MS)
  const memoryMb = Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024)
  await server.kill()
  return { readyMs, processorMs, firstPageMs, memoryMb }
}

function describe(starts: readonly Start[]): string {
  const median = (key: keyof Start) => starts.map((start) => start[key]).toSorted((a, b) => a - b)[starts.length >> 1] ?? 0
  return `ready after ${inSeconds(median('readyMs'))}, first page after ${inSeconds(median('firstPageMs'))}, ${median('processorMs')} ms of processor until ready, ${median('memoryMb')} MB held`
}
