// What the parts below a selection are given.
import type { Selection } from './selection-address.ts'

export interface TakeProps {
  selection: Selection
  /** How many are found. */
  count: number
}
