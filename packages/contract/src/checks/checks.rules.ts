// Constants of full reports shared by the pages and the printed report.
import { COMPARED_MOST } from '../company-card/comparison.rules.ts'

/** The most companies to compare with the one reported on. */
export const MAX_OTHERS_COMPARED = COMPARED_MOST - 1

/** Size of a node in the graph of connections, in the graph's own units. */
export const PICTURE_NODE = { width: 288, height: 46 } as const
