// Updates the index when documents change. Segments of the index are immutable, so changed documents are put into the delta, which searches read
// beside the segments, within the same transaction that changes the documents. Their older versions in segments get tombstones, which exclude them.
import type { Document } from './share.ts'

/** Where a document is indexed: in the delta (segment null), or under an id of a segment. */
export interface KnownDocument {
  readonly key: number
  readonly segment: number | null
  readonly documentId: number | null
  /** A number that changes with the document's content (`Document.digest`); null for a deleted document. */
  readonly digest: number | null
}

/** What a change needs from the store, within its transaction. */
export interface ChangeStore {
  /** Blocks the replacement of segments between our read and our commit. */
  hold(): Promise<void>
  /** Where these documents are indexed now. */
  known(keys: readonly number[]): Promise<readonly KnownDocument[]>
  /** Marks documents of segments as deleted (tombstones). */
  writeTombstones(documents: readonly KnownDocument[]): Promise<void>
  /** Puts documents into the delta, with a version higher than all others. */
  writeChanged(documents: readonly Document[]): Promise<void>
  /** Writes to the delta that documents are deleted, so that every process that has read them drops them. */
  writeDeleted(keys: readonly number[]): Promise<void>
}

/** How many documents are handled by one round of calls to the store. */
const ROUND = 500

/** Updates the documents with these keys; `read` returns those that exist. Unchanged documents are not written. */
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
  const indexed = Map.groupBy(await store.known(keys), ({ key }) => key)
  const changed = documents.filter(({ key, digest }) => findDigest(indexed.get(key)) !== digest)
  const existing = new Set(documents.map(({ key }) => key))
  const gone = keys.filter((key) => !existing.has(key) && findDigest(indexed.get(key)) !== null)
  const inSegments = [...changed.map(({ key }) => key), ...gone]
    .flatMap((key) => indexed.get(key) ?? [])
    .filter(({ segment }) => segment !== null)
  if (inSegments.length > 0) await store.writeTombstones(inSegments)
  if (changed.length > 0) await store.writeChanged(changed)
  if (gone.length > 0) await store.writeDeleted(gone)
}

/** The digest under which a document is indexed now; null if it is not indexed. */
function findDigest(places: readonly KnownDocument[] = []): number | null {
  const inDelta = places.find(({ segment }) => segment === null)
  return (inDelta ?? places[0])?.digest ?? null
}
