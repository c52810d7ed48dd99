// Ties a contract operation to the function that serves it, and to the kind of database handle that function may hold.
import type { Operation, OperationFiles, OperationOutput, OperationParts } from '@sverka/contract/http/http'
import type { Caller } from '../auth/session.ts'
import type { Clock } from '../clock.ts'
import type { Db, ReadDb, Tx } from '../db/database.ts'
import type { Reading } from '../db/replicas.ts'
import type { AfterCommit } from '../db/transaction.ts'
import type { RefusalError } from '../errors.ts'
import type { Ids } from '../ids.ts'
import type { Log } from '../log.ts'
import type { UploadedFile } from './multipart.ts'
import type { PageReads } from './page-reads.ts'

/** What every handler receives besides its input. */
export interface Context {
  readonly caller: Caller
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  /** Address of the caller behind trusted proxies; null for a page rendered in the process. */
  readonly address: string | null
  /** Request headers in lower case; empty for a page rendered in the process. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Counts this call against the operation's `inHandler` limits; refuses with 429 when one is used up. */
  readonly countInHandler: () => Promise<void>
  /** The standby that may answer instead of the primary, where there is one. */
  readonly reading?: Reading | null
  /** What the other calls of the same page have read; null for a call over HTTP. */
  readonly shared: PageReads | null
}

/** A handler's answer where the body alone is not enough: another of the declared statuses, headers, or a file (a Buffer). */
export class Answer<T = unknown> {
  readonly status: number
  readonly body: T | Buffer
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: T | Buffer, headers: Readonly<Record<string, string>> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

type Answered<O extends Operation> = Promise<OperationOutput<O> | Answer<OperationOutput<O>>>

/** Inputs that the operation does not declare are absent from the type and undefined here. */
type Given<O extends Operation> = OperationParts<O> & OperationFiles<O, UploadedFile> & Context

export type ReadHandler<O extends Operation> = (input: Given<O> & { readonly db: ReadDb }) => Answered<O>
export type WriteHandler<O extends Operation> = (input: Given<O> & { readonly tx: Tx; readonly afterCommit: AfterCommit }) => Answered<O>
export type ActHandler<O extends Operation> = (input: Given<O> & { readonly db: Db }) => Answered<O>

/** An operation with its handler, as the features name them. */
export interface Bound {
  readonly operation: Operation
  readonly kind: 'reads' | 'writes' | 'acts'
  readonly handler: (input: never) => Promise<unknown>
  /** Whether a standby may answer it: what it shows is public, and a moment's delay does no harm. */
  readonly fromReplica?: boolean
  /** Makes its refusals in the shape that the operation declares for them. */
  readonly refusal?: (refusal: RefusalError) => { readonly status: number; readonly body: object }
}

/** The operation only reads: its handle has no verbs that write. */
export function reads<O extends Operation>(operation: O, handler: ReadHandler<O>): Bound {
  return { operation, kind: 'reads', handler }
}

/** The operation runs in one transaction; effects registered with `afterCommit` follow it. */
export function writes<O extends Operation>(operation: O, handler: WriteHandler<O>): Bound {
  return { operation, kind: 'writes', handler }
}

/** The operation talks to the outside (a source, a provider, files) and opens its own transactions around that. */
export function acts<O extends Operation>(operation: O, handler: ActHandler<O>): Bound {
  return { operation, kind: 'acts', handler }
}
