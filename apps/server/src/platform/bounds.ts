// What one request may take before it is stopped: the only place where such a figure of time or size stands.

/** HTTP. */
export const http = {
  /** For the whole of a request, its body included. */
  requestMs: 30_000,
  /** From the first moment of a connection: one without a byte is closed too. */
  headersMs: 10_000,
  /** Of JSON; uploads declare their own. */
  bodyBytes: 1_048_576,
  /** Of a simple form, for the few operations that take one. */
  formBytes: 16_384,
  /** Values of one JSON body; the largest bodies of the contract hold some 4,000. */
  jsonValues: 20_000,
  /** The deepest bodies of the contract go ten deep. */
  jsonDepth: 64,
  /** Of a multipart body beside its files and the longest texts that the operation takes. */
  multipartFields: 60,
  multipartBytes: 64 * 1024,
  /** Of the head of each part. A longer head is cut: a file loses the end of its name, a field whose name stands beyond is left out. */
  multipartHeadLines: 16,
  multipartHeadBytes: 4096,
  /** Of all its fields, however long their texts may be: one that calls itself JSON is parsed before it can be counted. */
  multipartMostBytes: 512 * 1024,
} as const

/** PostgreSQL. `DATABASE_PATIENCE` multiplies those of the application's pools. */
export const database = {
  statementMs: 5_000,
  lockMs: 3_000,
  /** A request waits so long for a free connection, then it is answered 503. */
  connectionWaitMs: 2_000,
  idleInTransactionMs: 30_000,
  /** A standby that takes longer to say how far it has come, or to begin a reading, is away. */
  standbyMs: 1_000,
} as const

/** Limits of a thread that works through one kind of order. */
export interface ThreadLimits {
  /** Of the heap of JavaScript; what is beyond ends the thread. */
  readonly memoryMb: number
  /** Of processor: an order that takes more ends the thread. A busy machine makes it late, but does not end it. */
  readonly processorMs: number
  /** Orders that may wait behind the one under way; the next is refused as `overloaded`. */
  readonly mostWaiting: number
  /** Orders of one sender at once, under way or waiting: nobody fills the room of the others. Absent where no senders are told apart. */
  readonly mostOfOne?: number
}

/** Times the processor limit that an order may take by the clock: it waits for something that never comes. */
export const THREAD_STALLED_TIMES = 10

export const threads = {
  /** Twenty scanned pages take some four seconds. */
  drawPdf: { memoryMb: 256, processorMs: 12_000, mostWaiting: 6 },
  /** A long report needs some 60 MB and two seconds; more would be a fault. Those who wait longest wait about ten seconds. */
  printPaper: { memoryMb: 192, processorMs: 30_000, mostWaiting: 10, mostOfOne: 3 },
  /** The largest table needs some 250 MB and four seconds. Those who wait longest wait about half a minute. */
  readList: { memoryMb: 512, processorMs: 12_000, mostWaiting: 8, mostOfOne: 3 },
  /** A statement of 5 MB needs some 60 MB and half a second. */
  readStatement: { memoryMb: 192, processorMs: 6_000, mostWaiting: 8, mostOfOne: 2 },
} as const satisfies Record<string, ThreadLimits>

/** Services outside: from the question to the last byte of the answer. */
export const outside = {
  certificateMs: 5_000,
  registrySourceConnectMs: 2_000,
  registrySourceMs: 8_000,
  paymentsMs: 8_000,
  storageMs: 5_000,
  antivirusMs: 30_000,
  mailMs: 20_000,
  /** The store of the limits' counts; without it each process counts for itself. */
  countsMs: 500,
} as const

/** The event loop: one that does nothing else for so long is logged with the route that held it. */
export const LOOP_HELD_MS = 200
