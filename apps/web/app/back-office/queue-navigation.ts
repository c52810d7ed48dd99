// The functions with which a request under review opens another request of its staff queue; the list wraps around at its ends.
/** Passed to each review, for its buttons and keys. */
export interface QueueNavigation {
  readonly next: () => void
  readonly previous: () => void
  /** Opens the next request that no colleague has open; if there is none, the next request. */
  readonly goToNextFree: () => void
}
