// What was committed since a snapshot, as the database tells it: the segments there are, tombstones, and the delta.

/** What a process that knows all up to a snapshot has missed, as the database tells it. */
export interface Changes {
  /** Before which everything is told. */
  readonly snapshot: string
  /** The version of the words. */
  readonly version: number | null
  /** The segments there are, `segment:documents:otherFrom:closedFrom` with blanks between. */
  readonly segments: string | null
  /** Documents that no longer count. */
  readonly tombstones: readonly (readonly [segment: number, documentId: number])[] | null
  /** Companies that changed; without words those that are gone. */
  readonly delta:
    | readonly (readonly [companyId: number, version: number, rank: number, inn: string | null, ogrn: string, words: string | null])[]
    | null
}

/** Before all transactions: everything committed is new to it. */
export const NEVER = '3:3:'

export const parseChanges = (text: string): Changes => JSON.parse(text)

/** The first transaction that a snapshot (`xmin:xmax:…`) cannot have seen. */
export const endOf = (snapshot: string): number => Number(snapshot.split(':')[1])
