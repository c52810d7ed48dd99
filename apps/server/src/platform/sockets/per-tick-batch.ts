// Options of the library DataLoader for WebSocket frames: database reads of all sockets within one turn of the event loop become one statement.
import type DataLoader from 'dataloader'

/** Nothing is cached, so that each frame is handled with the database's state after its arrival. */
export const PER_TICK_BATCH = {
  cache: false,
  maxBatchSize: 200,
  batchScheduleFn: (send: () => void) => void setImmediate(send),
} satisfies DataLoader.Options<unknown, unknown>
