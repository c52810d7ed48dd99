// Limits of time, size and memory for the work of one request: HTTP, database, worker threads, outside services.

/** Requests over HTTP; times in milliseconds. */
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
  /** Form fields of one multipart body, besides files. */
  multipartFields: 60,
  /** Bytes of text fields beyond the longest texts that the operation declares. */
  multipartBytes: 64 * 1024,
  /** Header of each part, in lines and bytes. A longer one is cut: a file name loses its end, a field whose name is beyond it is dropped. */
  multipartHeadLines: 16,
  multipartHeadBytes: 4096,
  /** Most bytes of all text fields together: a field with a JSON type is parsed before it can be counted. */
  multipartMostBytes: 512 * 1024,
} as const

/** PostgreSQL, in milliseconds. The setting `DATABASE_PATIENCE` multiplies those of the application's pools, for slow machines. */
export const databaseLimits = {
  statementMs: 5_000,
  /** Wait for a row or table that another transaction has locked. */
  lockMs: 3_000,
  /** Wait for a free connection before a request is answered 503. */
  connectionWaitMs: 2_000,
  /** A transaction in which no statement runs for this long is rolled back and its connection closed. */
  idleInTransactionMs: 30_000,
  /** A standby (read-only copy of the database) that takes longer to report its position, or to start a query, counts as unavailable. */
  standbyMs: 1_000,
} as const

/** Limits of a worker thread for one kind of task. */
export interface ThreadLimits {
  /** JavaScript heap; exceeding it ends the thread. */
  readonly memoryMb: number
  /** Processor time; a task that takes more ends the thread. A busy machine makes a task slower, but does not end it. */
  readonly processorMs: number
  /** Tasks that may wait in the queue; the next is refused as `overloaded`. */
  readonly mostWaiting: number
  /** Tasks of one sender (a member, or a guest's network) at once, so that nobody fills the queue. Absent where senders are not identified. */
  readonly maxPerSender?: number
  /** How long a thread without a task is kept; `THREAD_IDLE_MS` if absent. */
  readonly idleMs?: number
}

/** How long an idle thread is kept: starting a new one would delay its first task by a tenth of a second. */
export const THREAD_IDLE_MS = 300_000

/** Wall-clock limit as a multiple of the processor limit, for a task that waits for something that never comes. */
export const THREAD_STALLED_TIMES = 10

/** The kinds of tasks that run in worker threads. */
export const threadLimits = {
  /** Renders an uploaded PDF as a picture. Twenty scanned pages take some four seconds. */
  drawPdf: { memoryMb: 256, processorMs: 12_000, mostWaiting: 6, maxPerSender: 2 },
  /** Makes files for download, such as PDF reports. A long one needs some 60 MB and two seconds. The last in a full queue waits about ten seconds. */
  printFile: { memoryMb: 192, processorMs: 30_000, mostWaiting: 10, maxPerSender: 3 },
  /** Reads an uploaded list of companies to check. The largest needs some 250 MB and four seconds. The last in a full queue waits half a minute. */
  readList: { memoryMb: 512, processorMs: 12_000, mostWaiting: 8, maxPerSender: 3 },
  /** Reads a file of product categories that staff import. One of 1 MB needs a tenth of a second. */
  readCategories: { memoryMb: 128, processorMs: 3_000, mostWaiting: 4, maxPerSender: 2 },
  /** Reads a seller's price list. One of 50,000 lines needs some 500 MB and ten seconds. */
  readPrices: { memoryMb: 1024, processorMs: 60_000, mostWaiting: 4, maxPerSender: 1 },
  /** Reads a bank statement. One of 5 MB needs some 60 MB and half a second. */
  readStatement: { memoryMb: 192, processorMs: 6_000, mostWaiting: 8, maxPerSender: 2 },
} as const satisfies Record<string, ThreadLimits>

/** Outside services, in milliseconds; where nothing else is said, from the request to the last byte of the answer. */
export const outsideLimits = {
  /** Connecting to the site's own public address to read when its TLS certificate ends. */
  certificateMs: 5_000,
  /** Checko, the service from which company data are refreshed. */
  registrySourceConnectMs: 2_000,
  registrySourceMs: 8_000,
  /** Fetching a seller's price list of up to 20 MB. */
  priceListMs: 60_000,
  /** Fetching one product picture that a price list names. */
  pictureMs: 15_000,
  /** The payment provider (YooKassa). */
  paymentsMs: 8_000,
  /** How long a person waits for the payment provider before they are answered that it does not respond; the call itself goes on. */
  paymentsWaitMs: 1_500,
  /** The S3 bucket of files, without the time that sending a file takes. */
  storageMs: 5_000,
  /** Until the bucket begins to answer, without the time that sending a file takes. */
  storageAnswerMs: 1_500,
  /** Slowest speed of sending, in bytes per millisecond: a file of N bytes gets N / 1,000 ms; a slower connection fails. */
  storageBytesPerMs: 1_000,
  antivirusMs: 30_000,
  mailMs: 20_000,
  /** Redis, which counts requests against rate limits; if it does not answer in time, each process counts on its own. */
  countsMs: 500,
} as const

/** A block of the event loop longer than this is logged with the route that caused it. */
export const LOOP_BLOCKED_MS = 200
