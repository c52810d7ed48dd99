// The call of ties: the path between two, for members.
import { findPath } from '@sverka/contract/ties/ties'
import { type Bound, reads } from '../platform/http/binding.ts'
import { showPath } from './ties.ts'

export const tiesRoutes: readonly Bound[] = [reads(findPath, ({ db, query }) => showPath(db, query))]
