// A store of the index in memory: for tests, examples, and documents that need not outlive the process.
import type { BuildStart, BuildStore, FinishedBuild } from './build.ts'
import type { ChangeStore, KnownDocument } from './change.ts'
import { lowerBound, type Packed, pack } from './lists.ts'
import type { List } from './merge.ts'
import type { ChunkRange } from './search.ts'
import type { Document, NumberedDocument } from './share.ts'
import type { BeginResult, ChangedDocument, Changes, PrefixLookup, Rules, Store, StoredChunk } from './store.ts'

interface StoredSegment {
  /** Whether searches read it; false while it is built and after it was replaced. */
  isReady: boolean
  /** Where classes of ranks begin: the first document id of the second class, of the third, and so on. */
  borders: readonly number[]
  /** By document id. */
  readonly documents: NumberedDocument[]
  readonly lists: Map<string, Packed>
  /** The terms that have lists, ascending; set once all lists are written. */
  terms: readonly string[]
  /** The ids of deleted or replaced documents, with the version that ended them. */
  readonly tombstones: Map<number, number>
}

/** A document written since the segments were built. */
type DeltaDocument = ChangedDocument & Pick<Document, 'digest'>

/** Every write is committed at once; a snapshot is the version of the last write. */
export class MemoryStore implements Store, BuildStore, ChangeStore {
  readonly emptySnapshot = '-1'
  readonly #rules: Rules
  readonly #segments = new Map<number, StoredSegment>()
  /** By document key. */
  readonly #delta = new Map<number, DeltaDocument>()
  /** Number of the last write. */
  #version = 0
  /** Number of the last begun segment. */
  #lastSegment = 0

  constructor(rules: Rules) {
    this.#rules = rules
  }

  /** A document of an existing segment, to show a match. */
  document(segment: number, documentId: number): Document {
    const document = this.#findSegment(segment).documents[documentId]
    if (!document) throw new Error(`segment ${segment} has no document ${documentId}`)
    return document
  }

  async begin({ snapshot, segments, terms }: Parameters<Store['begin']>[0]): Promise<BeginResult> {
    const lists = segments.flatMap((segment) =>
      terms.flatMap((asked) => {
        const term = this.#findStoredTerm(segment, asked)
        const list = term === undefined ? undefined : this.#segments.get(segment)?.lists.get(term)
        return list && term !== undefined ? [{ segment, asked, term, df: list.df, ends: list.ends, body: list.bodies[0] ?? NOTHING }] : []
      }),
    )
    return { changes: this.#changesSince(Number(snapshot)), lists }
  }

  async chunks(wanted: readonly ChunkRange[]): Promise<readonly StoredChunk[]> {
    return wanted.flatMap(({ list: { segment, term }, first, last }) => {
      const bodies = this.#segments.get(segment)?.lists.get(term)?.bodies ?? []
      return bodies.slice(first, last + 1).map((body, i) => ({ segment, term, chunk: first + i, body }))
    })
  }

  async frequencies(segments: readonly number[], terms: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>()
    for (const { asked, df } of (await this.begin({ snapshot: this.emptySnapshot, segments, terms })).lists)
      counts.set(asked, (counts.get(asked) ?? 0) + df)
    return counts
  }

  async listTerms(segments: readonly number[], begin: string, ending: string): Promise<readonly string[]> {
    return segments.map((segment) =>
      (this.#segments.get(segment)?.terms ?? []).filter((term) => term.startsWith(begin) && term.endsWith(ending)).join(' '),
    )
  }

  async lookUp(texts: readonly string[]): Promise<readonly PrefixLookup[]> {
    return texts.flatMap((text) =>
      [...this.#segments].map(([segment, { documents }]) => ({
        text,
        segment,
        documentIds: documents.flatMap(({ documentId, unlisted }) => (unlisted.some((word) => word.startsWith(text)) ? [documentId] : [])),
      })),
    )
  }

  /** One process has no lock to lose. */
  confirm(): void {}

  async start(): Promise<BuildStart> {
    const segment = ++this.#lastSegment
    const ready = this.#ready().map(([one, { documents }]) => ({ segment: one, documents: documents.length }))
    this.#segments.set(segment, { isReady: false, borders: [], documents: [], lists: new Map(), terms: [], tombstones: new Map() })
    return { segment, version: this.#version, ready, changed: this.#delta.size }
  }

  async keys(segments: readonly number[], version: number): Promise<readonly number[]> {
    const living = this.#ready().flatMap(([segment, { documents, tombstones }]) =>
      segments.includes(segment) ? documents.flatMap(({ documentId, key }) => (tombstones.has(documentId) ? [] : [key])) : [],
    )
    const written = [...this.#delta.values()].filter((one) => one.words !== null && one.version <= version)
    return [...new Set([...living, ...written.map(({ key }) => key)])].sort((a, b) => a - b)
  }

  async writeDocuments(segment: number, documents: readonly NumberedDocument[]): Promise<void> {
    for (const document of documents) this.#findSegment(segment).documents[document.documentId] = document
  }

  async writeLists(segment: number, lists: Iterable<List>): Promise<void> {
    for (const { term, documentIds } of lists) this.#findSegment(segment).lists.set(term, pack(documentIds))
  }

  async finish({ segment, version, replaced, borders }: FinishedBuild): Promise<void> {
    const built = this.#findSegment(segment)
    for (const one of this.#delta.values()) {
      if (one.version <= version) this.#delta.delete(one.key)
      else for (const { key, documentId } of built.documents) if (key === one.key) built.tombstones.set(documentId, one.version)
    }
    Object.assign(built, { borders, isReady: true, terms: [...built.lists.keys()].sort() })
    for (const one of replaced) this.#findSegment(one).isReady = false
  }

  async remove(segment: number): Promise<void> {
    if (!this.#segments.get(segment)?.isReady) this.#segments.delete(segment)
  }

  async removeUnread(): Promise<void> {
    for (const segment of this.#segments.keys()) await this.remove(segment)
  }

  async tidy(): Promise<void> {}

  async hold(): Promise<void> {}

  async known(keys: readonly number[]): Promise<readonly KnownDocument[]> {
    const inSegments = this.#ready().flatMap(([segment, { documents, tombstones }]) =>
      documents.flatMap(({ key, documentId, digest }) => (tombstones.has(documentId) ? [] : [{ key, segment, documentId, digest }])),
    )
    const inDelta = [...this.#delta.values()].map(({ key, digest, words }) => {
      return { key, segment: null, documentId: null, digest: words === null ? null : digest }
    })
    const wanted = new Set(keys)
    return [...inSegments, ...inDelta].filter(({ key }) => wanted.has(key))
  }

  async writeTombstones(documents: readonly KnownDocument[]): Promise<void> {
    for (const { segment, documentId } of documents) this.#findSegment(segment ?? 0).tombstones.set(documentId ?? 0, ++this.#version)
  }

  async writeChanged(documents: readonly Document[]): Promise<void> {
    for (const { key, rank, digest, words, unlisted } of documents) {
      this.#delta.set(key, { key, rank, digest, version: ++this.#version, words: [...words, ...unlisted].join(' ') })
    }
  }

  async writeDeleted(keys: readonly number[]): Promise<void> {
    for (const key of keys) this.#delta.set(key, { key, rank: 0, digest: 0, version: ++this.#version, words: null })
  }

  /** The term under which a requested term's list is stored. */
  #findStoredTerm(segment: number, asked: string): string | undefined {
    const terms = this.#segments.get(segment)?.terms ?? []
    const term = terms[lowerBound(terms.length, (at) => (terms[at] ?? '') < asked)]
    const isStored = term === asked || (!this.#rules.isWhole(asked) && term?.startsWith(asked))
    return isStored ? term : undefined
  }

  #changesSince(version: number): Changes {
    const ready = this.#ready()
    return {
      snapshot: String(this.#version),
      at: this.#version,
      version: this.#rules.version,
      generation: ready.map(([segment]) => segment).join(' '),
      segments: ready.map(([segment, { documents, borders }]) => ({ segment, documents: documents.length, borders })),
      tombstones: ready.flatMap(([segment, { tombstones }]) =>
        [...tombstones].flatMap(([documentId, at]) => (at > version ? [[segment, documentId] as const] : [])),
      ),
      changed: [...this.#delta.values()].filter((one) => one.version > version),
    }
  }

  #ready(): [number, StoredSegment][] {
    return [...this.#segments].filter(([, { isReady }]) => isReady)
  }

  #findSegment(segment: number): StoredSegment {
    const stored = this.#segments.get(segment)
    if (!stored) throw new Error(`there is no segment ${segment}`)
    return stored
  }
}

const NOTHING = new Uint8Array()
