// Builds segments, which are immutable sets of documents with their posting lists: one of all documents, or one of the changed documents and the
// small segments. Searches and changes continue during a build.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lowerBound } from './lists.ts'
import type { RunFile } from './runs.ts'
import { doShare, type SegmentWriter, type Share, type Source } from './share.ts'
import type { Rules } from './store.ts'

/** The state from which a build starts. */
export interface BuildStart {
  /** The new segment. */
  readonly segment: number
  /** Writes up to this version are committed and visible; later ones have higher versions. */
  readonly version: number
  /** The segments that searches read. */
  readonly ready: readonly { readonly segment: number; readonly documents: number }[]
  /** How many documents were written since those segments were made. */
  readonly changed: number
}

export interface FinishedBuild {
  /** The new segment. */
  readonly segment: number
  /** Writes up to this version are in the new segment. */
  readonly version: number
  /** The segments whose documents are in the new one. */
  readonly replaced: readonly number[]
  /** How many documents the new segment has. */
  readonly documents: number
  /** Where its classes of ranks begin: the first document id of the second class, of the third, and so on. */
  readonly borders: readonly number[]
  /** The version of the rules if every segment was replaced, otherwise null. */
  readonly rulesVersion: number | null
}

/** What a build needs from the store. Opening one takes the build lock: no other build runs meanwhile. */
export interface BuildStore extends SegmentWriter {
  /** Throws if the build lock was lost: another process may be building. */
  confirm(): void
  /** Waits until every writer has committed, notes the latest version, and begins a segment that no search reads yet. */
  start(): Promise<BuildStart>
  /** Keys of the live documents of these segments, and of the documents written up to a version. */
  keys(segments: readonly number[], version: number): Promise<readonly number[]>
  /**
   * Atomically replaces segments by the new one. Documents written since `version` stay in the delta (the documents that are searched in memory), and
   * their older versions in the new segment get tombstones, which exclude them from searches.
   */
  finish(finished: FinishedBuild): Promise<void>
  /** Removes a segment, unless searches read it by now. */
  remove(segment: number): Promise<void>
  /** Removes the remains of segments that no search reads. */
  removeUnread(): Promise<void>
  /** Cleans up after a full rebuild. */
  tidy(): Promise<void>
}

export interface BuildOptions<P> {
  readonly store: BuildStore
  readonly source: Source<P>
  readonly rules: Rules
  /** How many threads build, and how a thread runs its share; without it everything is built in this thread. */
  readonly threads?: { readonly count: number; readonly run: (share: Share<P>) => Promise<RunFile[]> } | undefined
  /** Called before each step; the build waits for the promise that it returns. */
  readonly onStep?: ((step: string) => void | Promise<void>) | undefined
}

/** The number of changes from which a segment is made. With fewer it would not pay, since every segment costs each search a read. */
export const COMPACT_FROM = 2_000
/** A new segment takes in those at most this many times as large as itself, so that segments stay few and none is copied often. */
const MAX_SIZE_FACTOR = 4
/** Larger segments are merged only by a full rebuild. */
const MAX_MERGED_DOCUMENTS = 1_000_000

/** Builds one segment of all documents; returns how many it has. */
export async function rebuild<P>(options: BuildOptions<P>): Promise<number> {
  const { store, source, rules } = options
  await store.removeUnread()
  const start = await store.start()
  const replaced = start.ready.map(({ segment }) => segment)
  const documents = await build(options, { start, parts: await source.everything(), replaced, rulesVersion: rules.version })
  await store.tidy()
  return documents
}

/** Makes a segment of the changed documents if there are at least `from`; returns how many it has, 0 if none was made. */
export async function compact<P>(options: BuildOptions<P>, from = COMPACT_FROM): Promise<number> {
  const { store, source } = options
  await store.removeUnread()
  const start = await store.start()
  if (start.changed < from) {
    await store.remove(start.segment)
    return 0
  }
  const replaced = chooseMerged(start)
  const keys = await store.keys(replaced, start.version)
  return build(options, { start, parts: source.withKeys(keys), replaced, rulesVersion: null })
}

/** The small segments that the new one takes in, the smallest first. */
function chooseMerged({ ready, changed }: BuildStart): number[] {
  let documents = changed
  const merged: number[] = []
  for (const candidate of [...ready].sort((a, b) => a.documents - b.documents)) {
    if (candidate.documents > Math.min(documents * MAX_SIZE_FACTOR, MAX_MERGED_DOCUMENTS)) break
    documents += candidate.documents
    merged.push(candidate.segment)
  }
  return merged
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
    // Another builder may have removed the segment already, but not the data that this build has written to it since.
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
  const shares = distribute(parts, options.threads?.count)
  const files = await runAll(
    options,
    shares.map((own, i) => ({ ...share, parts: own, name: `run-${i}` })),
  )
  await step('merging words')
  const merged = distribute(partsBySize(files), options.threads?.count)
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

/** All ranks in ascending order, in memory that threads share. */
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

/** The run files of each part of the vocabulary, the largest part first. */
function partsBySize(files: readonly RunFile[]): string[][] {
  const countBytes = (part: readonly RunFile[]) => part.reduce((sum, { bytes }) => sum + bytes, 0)
  const parts = [...Map.groupBy(files, ({ part }) => part).values()].sort((a, b) => countBytes(b) - countBytes(a))
  return parts.map((part) => part.map(({ path }) => path))
}

/** Distributes items to threads round-robin, so that every thread gets old and new documents. */
const distribute = <T>(items: readonly T[], threads = 1): T[][] =>
  Array.from({ length: threads }, (_, i) => items.filter((__, at) => at % threads === i))

async function runAll<P>({ threads, store, source, rules }: BuildOptions<P>, shares: readonly Share<P>[]): Promise<RunFile[]> {
  const run = threads?.run ?? ((share: Share<P>) => doShare(share, { source, writer: store, rules }))
  return (await Promise.all(shares.map(run))).flat()
}
