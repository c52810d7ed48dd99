// Constants of full reports that the pages and the printed report share.
import { COMPARED_MAX } from '../company-card/comparison.rules.ts'

/** Most companies with which an extended report compares its company. */
export const MAX_OTHERS_COMPARED = COMPARED_MAX - 1

/** Size of a node in the picture of connections, in units of the picture. */
export const PICTURE_NODE = { width: 288, height: 46 } as const
