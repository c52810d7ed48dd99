// How questions that frames of many sockets ask of the database at one moment become one statement.
import type DataLoader from 'dataloader'

/** Nothing is remembered: each frame is answered by what the database says after it came. A moment is one round of the event loop. */
export const ONE_BATCH_A_MOMENT = {
  cache: false,
  maxBatchSize: 200,
  batchScheduleFn: (send: () => void) => void setImmediate(send),
} satisfies DataLoader.Options<unknown, unknown>
