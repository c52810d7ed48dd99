// Builds segments: one of everything in the place of all, or one of what changed with the small segments before it. Searches and changes go on meanwhile.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lowerBound } from './lists.ts'
import type { RunFile } from './runs.ts'
import { doShare, type SegmentWriter, type Share, type Source } from './share.ts'
import type { Rules } from './store.ts'

/** What a build starts with. */
export interface BuildStart {
  /** The new segment. */
  readonly segment: number
  /** Writings up to this version are committed and can be read; later ones have higher versions. */
  readonly version: number
  /** The segments that are read. */
  readonly ready: readonly { readonly segment: number; readonly documents: number }[]
  /** How many documents were written since those were made. */
  readonly changed: number
}

export interface Finished {
  readonly segment: number
  readonly version: number
  readonly replaced: readonly number[]
  readonly documents: number
  readonly borders: readonly number[]
  /** The version of the rules, where every segment was replaced. */
  readonly rulesVersion: number | null
}

/** What a build asks of the store. Whoever opens one has the turn to build: no other build is under way. */
export interface BuildStore extends SegmentWriter {
  /** Throws where the turn is lost: somebody else may be building. */
  confirm(): void
  /** Waits until every writer has committed, notes how far they were, and begins a segment that nobody reads. */
  start(): Promise<BuildStart>
  /** Keys of the documents of these segments that still count, and of those that were written up to a version. */
  keys(segments: readonly number[], version: number): Promise<readonly number[]>
  /** Puts the new segment in the place of the replaced ones, at once. What was written since `version` stays in the delta, and counts no longer in the segment. */
  finish(finished: Finished): Promise<void>
  /** Removes a segment, unless it is read by now. */
  remove(segment: number): Promise<void>
  /** Removes what is left of segments that are not read. */
  removeUnread(): Promise<void>
  /** After a build of everything. */
  tidy(): Promise<void>
}

export interface BuildOptions<P> {
  readonly store: BuildStore
  readonly source: Source<P>
  readonly rules: Rules
  /** How many threads build, and how a thread does its share; without it all is built in place. */
  readonly threads?: { readonly count: number; readonly run: (share: Share<P>) => Promise<RunFile[]> } | undefined
  /** A build goes on when what it calls is done. */
  readonly onStep?: ((step: string) => void | Promise<void>) | undefined
}

/** So many changes are worth a segment: each costs every search a look. */
export const COMPACT_FROM = 2_000
/** A new segment takes in those that are at most so many times as large: there are few then, and none is copied often. */
const TAKEN_IN = 4
/** Larger ones are left to a build of everything. */
const LARGEST_TAKEN_IN = 1_000_000

/** Builds one segment of everything; returns how many documents it has. */
export async function rebuild<P>(options: BuildOptions<P>): Promise<number> {
  const { store, source, rules } = options
  await store.removeUnread()
  const start = await store.start()
  const replaced = start.ready.map(({ segment }) => segment)
  const documents = await build(options, { start, parts: await source.everything(), replaced, rulesVersion: rules.version })
  await store.tidy()
  return documents
}

/** Makes a segment of what changed, if that is `from` documents or more; returns how many it has. */
export async function compact<P>(options: BuildOptions<P>, from = COMPACT_FROM): Promise<number> {
  const { store, source } = options
  await store.removeUnread()
  const start = await store.start()
  if (start.changed < from) {
    await store.remove(start.segment)
    return 0
  }
  const replaced = takenIn(start)
  const keys = await store.keys(replaced, start.version)
  return build(options, { start, parts: source.withKeys(keys), replaced, rulesVersion: null })
}

/** The small segments that a new one takes in. */
function takenIn({ ready, changed }: BuildStart): number[] {
  let documents = changed
  const taken: number[] = []
  for (const one of [...ready].sort((a, b) => a.documents - b.documents)) {
    if (one.documents > Math.min(documents * TAKEN_IN, LARGEST_TAKEN_IN)) break
    documents += one.documents
    taken.push(one.segment)
  }
  return taken
}

interface Plan<P> {
  readonly start: BuildStart
  readonly parts: readonly P[]
  readonly replaced: readonly number[]
  readonly rulesVersion: number | null
}

async function build<P>(options: BuildOptions<P>, plan: Plan<P>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'posting-lists-'))
  try {
    return await buildIn(folder, options, plan)
  } catch (error) {
    // Whoever has taken the turn meanwhile may have removed it already, but not what was written of it since.
    await options.store.remove(plan.start.segment)
    throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function buildIn<P>(folder: string, options: BuildOptions<P>, { start, parts, ...plan }: Plan<P>): Promise<number> {
  const { store, source, rules } = options
  const { segment, version } = start
  const step = async (what: string) => {
    await options.onStep?.(what)
    store.confirm()
  }
  await step('ranking documents')
  const ranks = await allRanks(source, parts)
  const documents = ranks.length
  await step(`reading ${documents} documents`)
  const share = { do: 'fill', segment, ranks, folder } as const
  const shares = shareOut(parts, options.threads?.count)
  const files = await runAll(
    options,
    shares.map((own, i) => ({ ...share, parts: own, name: `run-${i}` })),
  )
  await step('merging words')
  const merged = shareOut(partsBySize(files), options.threads?.count)
  await runAll(
    options,
    merged.map((own) => ({ do: 'merge', segment, documents, parts: own })),
  )
  const borders = rules.classes.slice(1).map((least) => lowerBound(documents, (at) => (ranks[at] ?? 0) < least))
  await step('exchanging segments')
  await store.finish({ segment, version, documents, borders, ...plan })
  await step('removing what was replaced')
  await store.removeUnread()
  return documents
}

/** In order, in memory that threads share. */
async function allRanks<P>(source: Source<P>, parts: readonly P[]): Promise<Float64Array> {
  const ranks: Float64Array[] = []
  for (const part of parts) ranks.push(await source.ranks(part))
  const count = ranks.reduce((sum, part) => sum + part.length, 0)
  const all = new Float64Array(new SharedArrayBuffer(count * 8))
  let at = 0
  for (const part of ranks) {
    all.set(part, at)
    at += part.length
  }
  return all.sort()
}

/** The files of each part of the words, the largest first. */
function partsBySize(files: readonly RunFile[]): string[][] {
  const countBytes = (part: readonly RunFile[]) => part.reduce((sum, { bytes }) => sum + bytes, 0)
  const parts = [...Map.groupBy(files, ({ part }) => part).values()].sort((a, b) => countBytes(b) - countBytes(a))
  return parts.map((part) => part.map(({ path }) => path))
}

/** In turns, so that every thread has old and new documents. */
const shareOut = <T>(things: readonly T[], threads = 1): T[][] =>
  Array.from({ length: threads }, (_, i) => things.filter((__, at) => at % threads === i))

async function runAll<P>({ threads, store, source, rules }: BuildOptions<P>, shares: readonly Share<P>[]): Promise<RunFile[]> {
  const run = threads?.run ?? ((share: Share<P>) => doShare(share, { source, writer: store, rules }))
  return (await Promise.all(shares.map(run))).flat()
}
