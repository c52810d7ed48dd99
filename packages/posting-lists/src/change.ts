// Changes: changed documents are put into the delta within the transaction that changes them.
import type { Document } from './share.ts'

/** Where a document is indexed: in the delta (segment null), or under an id of a segment. */
export interface KnownDocument {
  readonly key: number
  readonly segment: number | null
  readonly documentId: number | null
  /** Null for a deleted document. */
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
  /** Marks documents as deleted, so that every process that has read them drops them. */
  writeDeleted(keys: readonly number[]): Promise<void>
}

/** How many documents one round of statements handles. */
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
  const known = Map.groupBy(await store.known(keys), ({ key }) => key)
  const changed = documents.filter(({ key, digest }) => findDigest(known.get(key)) !== digest)
  const existing = new Set(documents.map(({ key }) => key))
  const gone = keys.filter((key) => !existing.has(key) && findDigest(known.get(key)) !== null)
  const ended = [...changed.map(({ key }) => key), ...gone].flatMap((key) => known.get(key) ?? []).filter(({ segment }) => segment !== null)
  if (ended.length > 0) await store.writeTombstones(ended)
  if (changed.length > 0) await store.writeChanged(changed)
  if (gone.length > 0) await store.writeDeleted(gone)
}

/** The digest under which a document is indexed now; null if it is not indexed. */
function findDigest(known: readonly KnownDocument[] = []): number | null {
  const inDelta = known.find(({ segment }) => segment === null)
  return (inDelta ?? known[0])?.digest ?? null
}
