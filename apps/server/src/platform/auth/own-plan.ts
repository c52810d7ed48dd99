// Plan data in a member's own profile, provided by the module `plans`.
import type { Me } from '@sverka/contract/auth/auth'
import type { Reader } from '../db/database.ts'

type OwnPlan = Pick<Me, 'membership_exists' | 'name_membership' | 'plan_features' | 'checks_used' | 'checks_limit' | 'checks_reset_at'>

export type ReadOwnPlan = (db: Reader, userId: number, at: Date) => Promise<OwnPlan>
