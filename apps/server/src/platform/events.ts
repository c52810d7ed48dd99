// Events between features (modules of the product) that do not import each other: one announces, others listen, usually in one transaction.
import type { Tx } from './db/database.ts'

/**
 * A kind of event. `T` is its payload. `H` is the database handle that listeners receive: the announcer's transaction, or another handle
 * for an event that is announced outside of a transaction.
 */
export interface EventKind<T, H = Tx> {
  readonly name: string
  /** Never set: it only lets the compiler check `T` and `H`. */
  readonly types?: (handle: H, payload: T) => void
}

/** `name` must be unique: listeners are found by it. */
export const defineEvent = <T, H = Tx>(name: string): EventKind<T, H> => ({ name })

type Listen = (handle: never, payload: never) => Promise<void>

/** A function that is called for each event of one kind. */
export interface Listener {
  readonly event: EventKind<never, never>
  readonly listen: Listen
}

/** Declares a listener. If it fails, it makes the announcement fail, and with it the announcer's transaction. */
export const on = <T, H>(event: EventKind<T, H>, listen: (handle: H, payload: T) => Promise<void>): Listener => ({
  event: event as unknown as EventKind<never, never>,
  listen,
})

/** Calls the listeners of an event one after the other, in the order in which the application lists its features. */
export type Announce = <T, H>(handle: H, event: EventKind<T, H>, payload: T) => Promise<void>

/** `listeners` is a function because the features, which declare them, are created later. */
export function announcer(listeners: () => readonly Listener[]): Announce {
  return async (handle, event, payload) => {
    for (const { listen } of listeners().filter((listener) => listener.event.name === event.name)) {
      await listen(handle as never, payload as never)
    }
  }
}
