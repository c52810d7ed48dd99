// A thread that judges one regular expression at a time: for each it answers with the fault, or null if the expression runs in linear time.
import { runInNewContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import { checkSync, type Diagnostics } from 'recheck'

/** Time limit of the checker: even a slow machine judges a reasonably simple expression within it. */
const TIMEOUT_MS = 120_000

/**
 * Time limit of one match against an attack text, by which the checker shows that an expression is slow. Such a text has 40,000 characters or
 * more: a quadratic expression takes half a second for it, a linear one a few milliseconds.
 */
const MATCH_MS = 200
/** Attempts at one match: a busy machine may delay a quick one too. */
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

/** In some runs the checker's fuzzing reports harmless expressions. A reported expression is therefore matched against its attack text. */
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
