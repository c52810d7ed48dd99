// Constants of full reports on companies that the site's pages and the printed report share.
import { COMPARED_MAX } from '../company-card/comparison.rules.ts'

/** The most other companies that an extended report compares with its own: the widest comparison without the company itself. */
export const MAX_OTHERS_COMPARED = COMPARED_MAX - 1

/** Size of a node in the picture that connects companies and people, in the picture's units. */
export const PICTURE_NODE = { width: 288, height: 46 } as const
