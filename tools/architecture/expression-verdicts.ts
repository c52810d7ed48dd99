// Judges in parallel threads whether regular expressions run in linear time; expressions once found harmless are not judged again.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Expression, expressionText, type Verdicts } from './expressions.ts'

/** Version of `recheck`, the package that judges the expressions. */
const checker: string = createRequire(import.meta.url)('recheck/package.json').version

/** Text of an expression → its fault, or null if it is harmless. */
type Judged = Record<string, string | null>

/** @param memory a file of the project with the expressions found harmless in earlier runs; ignored if another version of the checker wrote it */
export async function judgeExpressions(expressions: readonly Expression[], memory?: string): Promise<Verdicts> {
  const known = memory ? remembered(memory) : {}
  const byText = new Map(expressions.map((expression) => [expressionText(expression), expression]))
  const fresh = [...byText].flatMap(([text, expression]) => (text in known ? [] : [expression]))
  const judged = { ...known, ...(await judgeInThreads(fresh)) }
  const kept = Object.fromEntries([...byText.keys()].map((text) => [text, judged[text] ?? null]))
  if (memory && Object.keys(known).sort().join('\n') !== listHarmless(kept).join('\n')) remember(memory, listHarmless(kept))
  return new Map(Object.entries(kept))
}

/** Judges each expression once. A thread that is free takes the next expression, since some take seconds. */
async function judgeInThreads(expressions: readonly Expression[]): Promise<Judged> {
  const judged: Judged = {}
  const unchecked = [...expressions]
  const threads = Math.min(availableParallelism(), Math.ceil(unchecked.length / 4))
  await Promise.all(Array.from({ length: threads }, () => workThrough(unchecked, judged)))
  return judged
}

/** Starts a thread that judges expressions from the front of `unchecked` until none is left. */
function workThrough(unchecked: Expression[], judged: Judged): Promise<void> {
  // The checker's implementation in JavaScript: its others need Java or a native program, which not every machine has.
  const env = { ...process.env, RECHECK_BACKEND: 'pure' }
  const worker = new Worker(new URL('./expression-worker.ts', import.meta.url), { env })
  return new Promise((resolve, reject) => {
    let current: Expression | undefined
    const next = () => {
      current = unchecked.shift()
      if (current) worker.postMessage({ source: current.source, flags: current.flags })
      else void worker.terminate().then(() => resolve())
    }
    worker.on('error', reject)
    worker.on('message', (fault: string | null) => {
      if (current) judged[expressionText(current)] = fault
      next()
    })
    next()
  })
}

function remembered(memory: string): Judged {
  try {
    const { by, harmless } = JSON.parse(readFileSync(memory, 'utf8')) as { by: string; harmless: string[] }
    return by === checker ? Object.fromEntries(harmless.map((text) => [text, null])) : {}
  } catch (error) {
    // Missing, or half-written by an interrupted run: everything is judged again.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

const listHarmless = (judged: Judged): string[] =>
  Object.keys(judged)
    .filter((text) => judged[text] === null)
    .sort()

function remember(memory: string, harmless: readonly string[]): void {
  mkdirSync(dirname(memory), { recursive: true })
  writeFileSync(memory, `${JSON.stringify({ by: checker, harmless }, null, 2)}\n`)
}
