// Props of the components that act on a selection.
import type { Selection } from './selection-url.ts'

export interface ExportProps {
  selection: Selection
  /** Number of results. */
  count: number
}
