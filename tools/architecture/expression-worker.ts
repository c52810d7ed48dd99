// A thread that judges one regular expression at a time: what is wrong with it, or null.
import { runInNewContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import { checkSync, type Diagnostics } from 'recheck'

/** Time limit of the checker: even a slow machine judges a reasonably simple expression within it. */
const TIMEOUT_MS = 120_000

/** The checker's attack texts have 40,000 characters or more: a quadratic expression takes half a second on them, others a few ms. */
const MATCH_MS = 200
/** A busy machine may delay a quick match too, so it is repeated. */
const MAX_ATTEMPTS = 3

const port = parentPort
port?.on('message', ({ source, flags }: { source: string; flags: string }) => {
  const reported = checkSync(source, flags, { timeout: TIMEOUT_MS })
  port.postMessage(isFalseAlarm(reported, source, flags) ? null : findFault(reported))
})

function findFault(reported: Diagnostics): string | null {
  if (reported.status === 'safe') return null
  if (reported.status === 'unknown') return `could not be judged: ${reported.error.kind}`
  return `takes ${reported.complexity.summary} time of ${reported.attack.pattern.slice(0, 100)}`
}

/** The checker's fuzzing names harmless expressions in some runs: its attack text is matched for real. */
function isFalseAlarm(reported: Diagnostics, source: string, flags: string): boolean {
  if (reported.status !== 'vulnerable' || reported.checker !== 'fuzz') return false
  const text = reported.attack.string
  return Array.from({ length: MAX_ATTEMPTS }).some(() => isQuick({ source, flags, text }))
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
