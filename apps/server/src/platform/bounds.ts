// Limits of time and size for a single request, all in this file.

/** HTTP. */
export const httpLimits = {
  /** For a whole request with its body. */
  requestMs: 30_000,
  /** From the start of a connection: one that sends nothing is closed too. */
  headersMs: 10_000,
  /** JSON body; uploads declare their own limit. */
  bodyBytes: 1_048_576,
  /** Body of a simple form, for the few operations that take one. */
  formBytes: 16_384,
  /** Values in one JSON body; the contract's largest bodies have some 4,000. */
  jsonValues: 20_000,
  /** Nesting depth; the contract's deepest bodies have ten levels. */
  jsonDepth: 64,
  /** Multipart overhead besides files and the longest texts of the operation. */
  multipartFields: 60,
  multipartBytes: 64 * 1024,
  /** Header of each part. A longer one is cut: a file name loses its end, a field whose name is beyond it is dropped. */
  multipartHeadLines: 16,
  multipartHeadBytes: 4096,
  /** Most bytes of all text fields together: a field with a JSON type is parsed before it can be counted. */
  multipartMostBytes: 512 * 1024,
} as const

/** PostgreSQL. `DATABASE_PATIENCE` multiplies those of the application's pools. */
export const databaseLimits = {
  statementMs: 5_000,
  lockMs: 3_000,
  /** Wait for a free connection before a request is answered 503. */
  connectionWaitMs: 2_000,
  idleInTransactionMs: 30_000,
  /** A standby that takes longer to report its position, or to start a query, counts as unavailable. */
  standbyMs: 1_000,
} as const

/** Limits of a worker thread for one kind of task. */
export interface ThreadLimits {
  /** JavaScript heap; exceeding it ends the thread. */
  readonly memoryMb: number
  /** Processor time; a task that takes more ends the thread. A busy machine makes a task slower, but does not end it. */
  readonly processorMs: number
  /** Tasks that may wait; the next is refused as `overloaded`. */
  readonly mostWaiting: number
  /** Tasks of one sender at once, so that nobody fills the queue. Absent where senders are not known. */
  readonly maxPerSender?: number
  /** How long a thread without a task is kept; `THREAD_IDLE_MS` if absent. */
  readonly idleMs?: number
}

/** A newly started thread costs its first task a tenth of a second. */
export const THREAD_IDLE_MS = 300_000

/** Wall-clock limit as a multiple of the processor limit, for a task that waits for something that never comes. */
export const THREAD_STALLED_TIMES = 10

export const threadLimits = {
  /** Twenty scanned pages take some four seconds. */
  drawPdf: { memoryMb: 256, processorMs: 12_000, mostWaiting: 6, maxPerSender: 2 },
  /** A long report needs some 60 MB and two seconds. The last in a full queue waits about ten seconds. */
  printPaper: { memoryMb: 192, processorMs: 30_000, mostWaiting: 10, maxPerSender: 3 },
  /** The largest table needs some 250 MB and four seconds. The last in a full queue waits about half a minute. */
  readList: { memoryMb: 512, processorMs: 12_000, mostWaiting: 8, maxPerSender: 3 },
  /** A file of categories of 1 MB needs a tenth of a second. */
  readCategories: { memoryMb: 128, processorMs: 3_000, mostWaiting: 4, maxPerSender: 2 },
  /** A price list of 50,000 lines needs some 500 MB and ten seconds. */
  readPrices: { memoryMb: 1024, processorMs: 60_000, mostWaiting: 4, maxPerSender: 1 },
  /** A statement of 5 MB needs some 60 MB and half a second. */
  readStatement: { memoryMb: 192, processorMs: 6_000, mostWaiting: 8, maxPerSender: 2 },
} as const satisfies Record<string, ThreadLimits>

/** Outside services: from the request to the last byte of the answer. */
export const outsideLimits = {
  /** Connecting to the site's own public address to read when its TLS certificate ends. */
  certificateMs: 5_000,
  registrySourceConnectMs: 2_000,
  registrySourceMs: 8_000,
  /** A price list of 20 MB. */
  priceListMs: 60_000,
  pictureMs: 15_000,
  paymentsMs: 8_000,
  /** How long a person waits for the provider before the answer is that it does not answer. */
  paymentsWaitMs: 1_500,
  storageMs: 5_000,
  /** Until the storage begins to answer, without the time that sending a file takes. */
  storageAnswerMs: 1_500,
  /** A file of N bytes has N divided by this many milliseconds to be sent; a slower connection fails. */
  storageBytesPerMs: 1_000,
  antivirusMs: 30_000,
  mailMs: 20_000,
  /** Redis for rate limits; without it each process counts for itself. */
  countsMs: 500,
} as const

/** Event loop: a longer block is logged with the route that caused it. */
export const LOOP_BLOCKED_MS = 200
