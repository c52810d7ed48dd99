// The part of a member's own profile that comes from their plan (paid or free membership). The feature `plans` provides it.
import type { Me } from '@sverka/contract/auth/auth'
import type { Reader } from '../db/database.ts'

type OwnPlan = Pick<Me, 'membership_exists' | 'name_membership' | 'plan_features' | 'checks_used' | 'checks_limit' | 'checks_reset_at'>

/** Reads the plan that is valid at `at`, its features, and how many of its company checks (full reports) are used. */
export type ReadOwnPlan = (db: Reader, userId: number, at: Date) => Promise<OwnPlan>
