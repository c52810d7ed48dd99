// Binds contract operations to their handlers, with the kind of database handle that each may use.
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

/** What every handler gets besides its input. */
export interface Context {
  readonly caller: Caller
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  /** IP address of the caller, read through the trusted proxies; null when this process itself calls the operation to render a page. */
  readonly clientIp: string | null
  /** Request headers in lower case; empty for a page rendered in the process. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Counts this call against the operation's `inHandler` limits; throws 429 if one is exceeded. */
  readonly countInHandler: () => Promise<void>
  /** The standby (read-only copy of the database) chosen to answer; null or absent means the primary database. */
  readonly reading?: Reading | null
  /** Reads that the calls made while rendering one page share; null for a call over HTTP. */
  readonly shared: PageReads | null
}

/** A handler's answer if the body alone is not enough: another declared status, headers, or a file (a Buffer). */
export class HttpResponse<T = unknown> {
  readonly status: number
  readonly body: T | Buffer
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: T | Buffer, headers: Readonly<Record<string, string>> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

type HandlerResult<O extends Operation> = Promise<OperationOutput<O> | HttpResponse<OperationOutput<O>>>

/** Inputs that the operation does not declare are undefined. */
type HandlerInput<O extends Operation> = OperationParts<O> & OperationFiles<O, UploadedFile> & Context

export type ReadHandler<O extends Operation> = (input: HandlerInput<O> & { readonly db: ReadDb }) => HandlerResult<O>
export type WriteHandler<O extends Operation> = (
  input: HandlerInput<O> & { readonly tx: Tx; readonly afterCommit: AfterCommit },
) => HandlerResult<O>
export type OwnTransactionsHandler<O extends Operation> = (input: HandlerInput<O> & { readonly db: Db }) => HandlerResult<O>

/** An operation with its handler. */
export interface BoundRoute {
  readonly operation: Operation
  readonly kind: 'reads' | 'writes' | 'ownTransactions'
  readonly handler: (input: never) => Promise<unknown>
  /** A standby may answer, although it lags the primary a little: the data are public, and a short delay does no harm. */
  readonly fromReplica?: boolean
  /** Converts refusals into the operation's own declared error format; absent for RFC 9457 problems. */
  readonly refusal?: (refusal: RefusalError) => { readonly status: number; readonly body: object }
}

/** An operation that only reads: its database handle has no methods that write. */
export function reads<O extends Operation>(operation: O, handler: ReadHandler<O>): BoundRoute {
  return { operation, kind: 'reads', handler }
}

/** An operation in one transaction; effects registered with `afterCommit`, such as notifications, run once it is committed. */
export function writes<O extends Operation>(operation: O, handler: WriteHandler<O>): BoundRoute {
  return { operation, kind: 'writes', handler }
}

/** An operation that calls something outside (a source, a payment provider, file storage) and opens its own short transactions around that. */
export function withOwnTransactions<O extends Operation>(operation: O, handler: OwnTransactionsHandler<O>): BoundRoute {
  return { operation, kind: 'ownTransactions', handler }
}
