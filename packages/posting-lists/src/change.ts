// Changes: documents that were written are put into the delta, in the transaction of their change.
import type { Document } from './share.ts'

/** Where a document is found: in the delta (no segment), or as a document of a segment. */
export interface KnownDocument {
  readonly key: number
  readonly segment: number | null
  readonly documentId: number | null
  /** Null for a document that is gone. */
  readonly digest: number | null
}

/** What a change asks of the store, within its transaction. */
export interface ChangeStore {
  /** So that no new segment takes others' place between our read and our commit. */
  hold(): Promise<void>
  /** Where these documents are found now. */
  known(keys: readonly number[]): Promise<readonly KnownDocument[]>
  /** The documents of segments count no longer. */
  writeTombstones(documents: readonly KnownDocument[]): Promise<void>
  /** Puts documents into the delta, with a version beyond all others. */
  writeChanged(documents: readonly Document[]): Promise<void>
  /** Notes that documents are gone: whoever has read them is to forget them. */
  writeGone(keys: readonly number[]): Promise<void>
}

/** Documents handled by one round of statements. */
const ROUND = 500

/** Brings the documents with these keys up to date; `read` tells those that there are. What has not changed is not written. */
export async function changeDocuments(
  store: ChangeStore,
  keys: readonly number[],
  read: (keys: readonly number[]) => Promise<readonly Document[]>,
): Promise<void> {
  const sorted = [...new Set(keys)].sort((a, b) => a - b)
  await store.hold()
  for (let at = 0; at < sorted.length; at += ROUND) {
    const round = sorted.slice(at, at + ROUND)
    await changeRound(store, round, await read(round))
  }
}

async function changeRound(store: ChangeStore, keys: readonly number[], documents: readonly Document[]): Promise<void> {
  const known = Map.groupBy(await store.known(keys), ({ key }) => key)
  const changed = documents.filter(({ key, digest }) => findDigest(known.get(key)) !== digest)
  const existing = new Set(documents.map(({ key }) => key))
  const gone = keys.filter((key) => !existing.has(key) && findDigest(known.get(key)) !== null)
  const ended = [...changed.map(({ key }) => key), ...gone].flatMap((key) => known.get(key) ?? []).filter(({ segment }) => segment !== null)
  if (ended.length > 0) await store.writeTombstones(ended)
  if (changed.length > 0) await store.writeChanged(changed)
  if (gone.length > 0) await store.writeGone(gone)
}

/** The digest by which a document is found now; null if it is not found. */
function findDigest(known: readonly KnownDocument[] = []): number | null {
  const inDelta = known.find(({ segment }) => segment === null)
  return (inDelta ?? known[0])?.digest ?? null
}
