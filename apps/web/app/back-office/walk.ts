// Moving from one request of a queue to another.
export interface QueueNavigation {
  readonly next: () => void
  readonly previous: () => void
  /** Goes to the next request that no colleague has open, if there is one. */
  readonly goToNextFree: () => void
}
