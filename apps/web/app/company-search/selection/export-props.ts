// Props of the components below a selection of companies: its export, its saving and a member's other actions.
import type { Selection } from './selection-url.ts'

export interface ExportProps {
  /** The chosen properties of companies. */
  selection: Selection
  /** Number of companies that have these properties. */
  count: number
}
