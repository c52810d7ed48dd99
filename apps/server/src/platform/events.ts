// Events between modules that do not import each other: one announces, others listen, in the same transaction.
import type { Tx } from './db/database.ts'

/**
 * A kind of event. `T` is its payload; `H` is the listeners' handle: the announcer's transaction, unless the event is
 * announced outside of any.
 */
export interface EventKind<T, H = Tx> {
  readonly name: string
  /** Phantom field for the types. */
  readonly types?: (handle: H, reported: T) => void
}

export const defineEvent = <T, H = Tx>(name: string): EventKind<T, H> => ({ name })

type Listen = (handle: never, reported: never) => Promise<void>

export interface Listener {
  readonly event: EventKind<never, never>
  readonly listen: Listen
}

/** A listener that fails makes the announcement fail, and with it the announcer's transaction. */
export const on = <T, H>(event: EventKind<T, H>, listen: (handle: H, reported: T) => Promise<void>): Listener => ({
  event: event as unknown as EventKind<never, never>,
  listen,
})

/** Calls the listeners of an event one after the other, in the order of the features. */
export type Announce = <T, H>(handle: H, event: EventKind<T, H>, reported: T) => Promise<void>

export function announcer(listeners: () => readonly Listener[]): Announce {
  return async (handle, event, reported) => {
    for (const { listen } of listeners().filter((listener) => listener.event.name === event.name)) {
      await listen(handle as never, reported as never)
    }
  }
}
