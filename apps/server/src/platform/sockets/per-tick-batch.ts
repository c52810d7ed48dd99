// Batches the database reads of all sockets within one round of the event loop into one statement.
import type DataLoader from 'dataloader'

/** Nothing is cached: each frame is answered by what the database says after it came. */
export const PER_TICK_BATCH = {
  cache: false,
  maxBatchSize: 200,
  batchScheduleFn: (send: () => void) => void setImmediate(send),
} satisfies DataLoader.Options<unknown, unknown>
