// Functions that open another request of a queue; the list wraps around at its ends.
export interface QueueNavigation {
  readonly next: () => void
  readonly previous: () => void
  /** Goes to the next request that no colleague has open, if there is one. */
  readonly goToNextFree: () => void
}
