// DataLoader options: reads of all sockets within one round of the event loop become one statement.
import type DataLoader from 'dataloader'

/** Nothing is cached: each frame gets the database's state after its arrival. */
export const PER_TICK_BATCH = {
  cache: false,
  maxBatchSize: 200,
  batchScheduleFn: (send: () => void) => void setImmediate(send),
} satisfies DataLoader.Options<unknown, unknown>
