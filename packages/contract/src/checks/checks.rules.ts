// What pages and the printed report share of extended reports.
import { COMPARED_MOST } from '../company-card/comparison.rules.ts'

/** Companies that may stand beside the one that is reported on. */
export const BESIDE_MOST = COMPARED_MOST - 1

/** Size of a node in the picture of connections, in the picture's own units. */
export const PICTURE_NODE = { width: 288, height: 46 } as const
