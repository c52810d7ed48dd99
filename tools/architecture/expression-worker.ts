// A thread that judges one regular expression at a time: what is wrong with it, or null.
import { runInNewContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import { checkSync, type Diagnostics } from 'recheck'

/** Even a slow machine judges an expression that is simple enough to be read in less. */
const TIMEOUT_MS = 120_000

/** An expression whose time grows with the square takes seconds for the checker's text of some 100,000 characters, any other a few ms. */
const MATCH_MS = 1000

const port = parentPort
port?.on('message', ({ source, flags }: { source: string; flags: string }) => {
  const told = checkSync(source, flags, { timeout: TIMEOUT_MS })
  port.postMessage(isFalseAlarm(told, source, flags) ? null : faultOf(told))
})

function faultOf(told: Diagnostics): string | null {
  if (told.status === 'safe') return null
  if (told.status === 'unknown') return `could not be judged: ${told.error.kind}`
  return `takes ${told.complexity.summary} time of ${told.attack.pattern.slice(0, 100)}`
}

/** Where the checker only tried texts, it names harmless expressions in some runs: its worst text is matched for real. */
function isFalseAlarm(told: Diagnostics, source: string, flags: string): boolean {
  if (told.status !== 'vulnerable' || told.checker !== 'fuzz') return false
  try {
    runInNewContext('new RegExp(source, flags).exec(text)', { source, flags, text: told.attack.string }, { timeout: MATCH_MS })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false
    throw error
  }
}
