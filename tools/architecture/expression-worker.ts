// A thread that judges one regular expression at a time: what is wrong with it, or null.
import { runInNewContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import { checkSync, type Diagnostics } from 'recheck'

/** Even a slow machine judges an expression that is simple enough to be read in less. */
const TIMEOUT_MS = 120_000

/** The checker's texts are some 40,000 characters or more: where the time grows with the square they take half a second, else a few ms. */
const MATCH_MS = 200
/** A busy machine may hold up a quick match too. */
const TRIES = 3

const port = parentPort
port?.on('message', ({ source, flags }: { source: string; flags: string }) => {
  const told = checkSync(source, flags, { timeout: TIMEOUT_MS })
  port.postMessage(isFalseAlarm(told, source, flags) ? null : findFault(told))
})

function findFault(told: Diagnostics): string | null {
  if (told.status === 'safe') return null
  if (told.status === 'unknown') return `could not be judged: ${told.error.kind}`
  return `takes ${told.complexity.summary} time of ${told.attack.pattern.slice(0, 100)}`
}

/** Where the checker only tried texts, it names harmless expressions in some runs: its worst text is matched for real. */
function isFalseAlarm(told: Diagnostics, source: string, flags: string): boolean {
  if (told.status !== 'vulnerable' || told.checker !== 'fuzz') return false
  const text = told.attack.string
  return Array.from({ length: TRIES }).some(() => isQuick({ source, flags, text }))
}

function isQuick(match: { source: string; flags: string; text: string }): boolean {
  try {
    runInNewContext('new RegExp(source, flags).exec(text)', match, { timeout: MATCH_MS })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false
    throw error
  }
}
