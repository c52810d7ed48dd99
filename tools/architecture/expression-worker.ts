// A thread that judges one regular expression at a time: what is wrong with it, or null.
import { parentPort } from 'node:worker_threads'
import { checkSync, type Diagnostics } from 'recheck'

/** Even a slow machine judges an expression that is simple enough to be read in less. */
const TIMEOUT_MS = 120_000

const port = parentPort
port?.on('message', ({ source, flags }: { source: string; flags: string }) => {
  const told = checkSync(source, flags, { timeout: TIMEOUT_MS })
  port.postMessage(faultOf(told))
})

function faultOf(told: Diagnostics): string | null {
  if (told.status === 'safe') return null
  if (told.status === 'unknown') return `could not be judged: ${told.error.kind}`
  return `takes ${told.complexity.summary} time of ${told.attack.pattern.slice(0, 100)}`
}
