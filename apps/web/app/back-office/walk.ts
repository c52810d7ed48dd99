// The ways from one request of a queue to another.
export interface Walk {
  readonly next: () => void
  readonly previous: () => void
  /** To the next that no colleague is on, where there is one. */
  readonly onward: () => void
}
