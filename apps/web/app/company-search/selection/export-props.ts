// Properties of the parts below a selection.
import type { Selection } from './selection-address.ts'

export interface ExportProps {
  selection: Selection
  /** Number of results. */
  count: number
}
