// A share of the work of building a segment, done by a thread or by the caller itself. It either numbers documents and collects their words in runs
// (sorted files), or merges runs into posting lists.
import { lowerBound } from './lists.ts'
import { type List, mergeLists } from './merge.ts'
import { type RunFile, RunWriter } from './runs.ts'
import type { Rules } from './store.ts'

/** The data of a document that the index needs. */
export interface Document {
  /** The application's id of the document. */
  readonly key: number
  /** A unique whole number; documents with smaller ranks come first. */
  readonly rank: number
  /** Without duplicates; their terms have lists. */
  readonly words: readonly string[]
  /** Words longer than any term: they have no lists, and the store finds them in another way (`Store.lookUp`). */
  readonly unlisted: readonly string[]
  /** A number that changes whenever anything changes that a reader sees: a document with the same digest is not written again. */
  readonly digest: number
}

/** Where documents come from, part by part; only the source knows what a part is. Parts are passed to threads unchanged. */
export interface Source<P> {
  /** The parts of all documents. */
  everything(): Promise<readonly P[]>
  /** The parts of the documents with these keys. */
  withKeys(keys: readonly number[]): readonly P[]
  /** The ranks of the documents of a part, in any order. */
  ranks(part: P): Promise<Float64Array>
  documents(part: P): Promise<readonly Document[]>
}

export interface NumberedDocument extends Document {
  /** Its number in the segment, by ascending rank from 0. */
  readonly documentId: number
}

/** Where a share writes its results. */
export interface SegmentWriter {
  writeDocuments(segment: number, documents: readonly NumberedDocument[]): Promise<void>
  /** The ids of a list are valid only until the next list is taken. */
  writeLists(segment: number, lists: Iterable<List>): Promise<void>
}

export interface FillShare<P> {
  readonly do: 'fill'
  readonly segment: number
  /** The ranks of all documents of the segment, ascending: a document's id is the index of its rank. In memory that threads share. */
  readonly ranks: Float64Array
  readonly parts: readonly P[]
  /** The folder of the run files, and the beginning of their names. */
  readonly folder: string
  readonly name: string
}

export interface MergeShare {
  readonly do: 'merge'
  readonly segment: number
  readonly documents: number
  /** The run files of each part that this share merges. */
  readonly parts: readonly (readonly string[])[]
}

export type Share<P> = FillShare<P> | MergeShare

export interface ShareParts<P> {
  readonly source: Source<P>
  readonly writer: SegmentWriter
  readonly rules: Rules
}

/** Does a share; returns the run files that it wrote, none for a merge. */
export async function doShare<P>(share: Share<P>, parts: ShareParts<P>): Promise<RunFile[]> {
  if (share.do === 'fill') return fill(share, parts)
  for (const paths of share.parts) {
    await parts.writer.writeLists(share.segment, mergeLists(paths, { records: share.documents, shortest: parts.rules.shortest }))
  }
  return []
}

async function fill<P>(
  { segment, ranks, parts, folder, name }: FillShare<P>,
  { source, writer, rules }: ShareParts<P>,
): Promise<RunFile[]> {
  const runs = new RunWriter(folder, name, rules.shortest)
  for (const part of parts) {
    const numbered = (await source.documents(part)).flatMap((document): NumberedDocument[] => {
      const documentId = lowerBound(ranks.length, (at) => (ranks[at] ?? 0) < document.rank)
      // A document whose rank changed since the ranks were read is in the delta.
      return ranks[documentId] === document.rank ? [{ ...document, documentId }] : []
    })
    for (const { words, documentId } of numbered) runs.add(words, documentId)
    await writer.writeDocuments(segment, numbered)
  }
  runs.flush()
  return runs.files
}
