// Stores the SQL that every query function really sends in a snapshot file beside it, so that people review it as SQL.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { getCallSites } from 'node:util'

/** `add` writes new statements (the default while working); `check` fails on them (in the full test run). */
export type Mode = 'add' | 'check'

/** The most statements stored for one function: a query that depends on options has many variants, and some are enough for a review. */
const VARIANTS = 8
/** A line of a stack trace in a `*.sql.ts`: its path and line. */
const FRAME = /\/apps\/server\/src\/([^:?)]+\.sql\.ts)[^:]*:(\d+):/
/** The stack frame after the last one of `compiled.ts`, which builds a query once: the query's caller. */
const CALLER = /platform\/db\/compiled\.ts:[^\n]*\n(?![^\n]*platform\/db\/compiled\.ts)[^\n]*?(\/[^\n()]+?\.ts):(\d+):(\d+)/
const SOURCES = join(import.meta.dirname, '../src')
const DECLARED = /^(?:export )?(?:async )?(?:function|const) ([\w$]+)/
const CLAUSE =
  / (?=(?:from|where|(?:inner|left|right|full|cross) join|order by|group by|having|limit|returning|set|values|on conflict|union(?: all)?|for update)\b)/g

type Recorded = Map<string, Map<string, Set<string>>>

/** The statement formatted for review: values as `$`, lists of values shortened to `($, …)`, each clause in a line of its own. */
export function reviewed(statement: string): string {
  return statement
    .replace(/\$\d+/g, '$')
    .replace(/ in \(\$(?:, \$)*\)/g, ' in ($, …)')
    .replace(/\(\$(?:, \$)+\)/g, '($, …)')
    .replace(/(\([^()]*\$[^()]*\))(?:, \([^()]*\$[^()]*\))+/g, '$1, …')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(CLAUSE, '\n')
}

/** A snapshot's text: functions by name, each with its statements, all sorted. */
export function snapshotText(functions: ReadonlyMap<string, ReadonlySet<string>>): string {
  const blocks = [...functions]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, statements]) => `-- ${name}\n${[...statements].sort().join('\n\n')}\n`)
  return blocks.join('\n')
}

/** The reverse of `snapshotText`. */
export function readSnapshot(text: string): Map<string, Set<string>> {
  const blocks = text.split(/^-- /m).filter(Boolean)
  return new Map(
    blocks.map((block): [string, Set<string>] => {
      const [name = '', ...lines] = block.trimEnd().split('\n')
      return [name, new Set(lines.join('\n').split('\n\n'))]
    }),
  )
}

export interface SqlRecorder {
  /** Called when a statement is compiled, because the stack then shows which function of which `*.sql.ts` built it. */
  record(statement: string): void
  /** Adds the sent statements to the snapshots, or throws with the names of queries whose statements are missing there. */
  finish(mode: Mode): void
}

/** Creates a recorder for the snapshots in the folder. */
export function sqlRecorder(folder: string): SqlRecorder {
  const recorded: Recorded = new Map()
  return {
    record: (statement) => {
      const { file, name } = findCurrentSender() ?? {}
      if (!file || !name) return
      const functions = recorded.get(file) ?? new Map<string, Set<string>>()
      recorded.set(file, functions.set(name, (functions.get(name) ?? new Set()).add(reviewed(statement))))
    },
    finish: (mode) => {
      withLock(folder, () => compare(folder, recorded, mode))
      recorded.clear()
    },
  }
}

/** The query function that sends a statement. */
interface Sender {
  readonly file: string
  readonly name: string | undefined
}

const senders = new Map<string, Sender | undefined>()

/**
 * Finds the function whose query is being compiled. Formatting a stack is slow, because each line is looked up in the source, so it is done
 * once for each position in a `*.sql.ts` file. Other stacks are formatted each time.
 */
function findCurrentSender(): Sender | undefined {
  const site = getCallSites(DEPTH).find(({ scriptName }) => scriptName.endsWith('.sql.ts'))
  if (!site) return findSender(captureStack())
  const place = `${site.scriptName}:${site.lineNumber}:${site.columnNumber}`
  if (!senders.has(place)) senders.set(place, findSender(captureStack()))
  return senders.get(place)
}

/** The file and function of the query that is compiled in this stack trace. */
function findSender(frames: string): Sender | undefined {
  const [, file, line] = FRAME.exec(frames) ?? []
  if (file) return { file, name: findDeclaration(join(SOURCES, file), Number(line)) }
  // A query that is built once has no frame of its own: it is found by the position in its caller.
  const [, path, at, column] = CALLER.exec(frames) ?? []
  const called = path && /^[\w$]+/.exec(listLines(path)[Number(at) - 1]?.slice(Number(column) - 1) ?? '')?.[0]
  const home = called && listBuiltOnce().get(called)
  return home ? { file: home, name: called } : undefined
}

let filesByQuery: ReadonlyMap<string, string> | undefined

/** Name of a query that is built once → its file. */
function listBuiltOnce(): ReadonlyMap<string, string> {
  filesByQuery ??= new Map(
    readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.sql.ts'))
      .flatMap((file) =>
        [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/^export const ([\w$]+) = compiledOnce\(/gm)].map(
          ([, name = '']): [string, string] => [name, file],
        ),
      ),
  )
  return filesByQuery
}

const linesByPath = new Map<string, readonly string[]>()

/** The module's function or constant that encloses a line. */
function findDeclaration(path: string, line: number): string | undefined {
  const head = listLines(path)
    .slice(0, line)
    .findLast((text) => DECLARED.test(text))
  return head && DECLARED.exec(head)?.[1]
}

function listLines(path: string): readonly string[] {
  const lines = linesByPath.get(path) ?? readFileSync(path, 'utf8').split('\n')
  linesByPath.set(path, lines)
  return lines
}

/** Number of frames examined: enough for a query function called through several others. */
const DEPTH = 40

function captureStack(): string {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = DEPTH
  const { stack: text = '' } = new Error('where the query was built')
  Error.stackTraceLimit = limit
  return text
}

/** Runs the work under a lock: one test process at a time reads and writes the snapshots, otherwise another's additions would be lost. */
function withLock(folder: string, work: () => void): void {
  const lock = join(folder, '.sql-snapshots.lock')
  for (const deadline = Date.now() + 60_000; ; Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)) {
    try {
      mkdirSync(lock)
      break
    } catch (error) {
      // No run holds the lock for a minute: it belongs to one that was killed.
      if (Date.now() > deadline) break
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
  try {
    work()
  } finally {
    rmdirSync(lock)
  }
}

function compare(folder: string, recorded: Recorded, mode: Mode): void {
  const missing: string[] = []
  for (const [file, functions] of recorded) {
    const path = join(folder, file.replace(/\.ts$/, '.snap'))
    const snapshot = existsSync(path) ? readSnapshot(readFileSync(path, 'utf8')) : new Map<string, Set<string>>()
    const before = missing.length
    for (const [name, statements] of functions) {
      const stored = snapshot.get(name) ?? new Set()
      const added = [...statements].filter((statement) => !stored.has(statement)).slice(0, Math.max(0, VARIANTS - stored.size))
      if (added.length === 0) continue
      missing.push(`${basename(file)}: ${name}`)
      snapshot.set(name, new Set([...stored, ...added]))
    }
    if (mode === 'add' && missing.length > before) write(path, snapshot)
  }
  if (mode === 'check' && missing.length > 0) {
    throw new Error(
      `The SQL of these queries is not in the snapshots; run their tests with vitest and commit what it writes:\n${missing.join('\n')}`,
    )
  }
}

/** Writes atomically: several test files may write one snapshot. */
function write(path: string, functions: ReadonlyMap<string, ReadonlySet<string>>): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.${process.pid}`, snapshotText(functions))
  renameSync(`${path}.${process.pid}`, path)
}
