// Reads and changes plans for staff; `holders` is the number of members with a running paid period of the plan.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'
import { planLimitsColumn } from './plans.sql.ts'

const staffPlans = (db: Reader, at: Date) =>
  db
    .selectFrom('plans as plan')
    .selectAll('plan')
    .select(planLimitsColumn)
    .select(
      sql<number>`(select count(*)::int from memberships as held
        where held.plan_id = plan.id and held.starts_at <= ${at} and held.ends_at > ${at})`.as('holders'),
    )

export type StaffPlanRow = Awaited<ReturnType<typeof listPlanRows>>[number]

/** Plans on sale in their order, then the withdrawn ones. */
export const listPlanRows = (db: Reader, at: Date, { limit, offset }: { limit: number; offset: number }) =>
  staffPlans(db, at)
    .orderBy('plan.withdrawn_at', (order) => order.desc().nullsFirst())
    .orderBy('plan.position')
    .orderBy('plan.id')
    .limit(limit)
    .offset(offset)
    .execute()

export const findPlanRow = (db: Reader, at: Date, id: number) => staffPlans(db, at).where('plan.id', '=', id).executeTakeFirst()

export async function countPlans(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('plans')
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Columns that staff set; absent ones stay unchanged. */
export interface PlanFields {
  name?: string
  description?: string
  price_kopecks?: number
  unlimited_checks?: boolean
  basket_enabled?: boolean
  notifications_enabled?: boolean
  showcase_enabled?: boolean
  can_open_product?: boolean
  messenger_enabled?: boolean
  friends_enabled?: boolean
  api_enabled?: boolean
  extended_reports_enabled?: boolean
  /** Place in the list of plans. */
  position?: number
}

type NewPlan = PlanFields & { word: string; period: string; name: string; description: string; price_kopecks: number }

/** Adds a plan. Undefined if a plan of the same kind (`word`) and period is on sale. */
export const insertPlan = (tx: Tx, row: NewPlan) =>
  tx
    .insertInto('plans')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** Undefined if there is no such plan. */
export const changePlan = (tx: Tx, id: number, changes: PlanFields) =>
  tx.updateTable('plans').set(changes).where('id', '=', id).returning('id').executeTakeFirst()

/** Sets these limits of the plan; others stay unchanged. */
export const setLimits = (tx: Tx, rows: readonly { plan_id: number; limit_name: string; amount: number }[]) =>
  tx
    .insertInto('plan_limits')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['plan_id', 'limit_name']).doUpdateSet((is) => ({ amount: is.ref('excluded.amount') })))
    .execute()

/** Withdraws the plan from sale. */
export const withdrawPlan = (tx: Tx, id: number, at: Date) =>
  tx.updateTable('plans').set({ withdrawn_at: at }).where('id', '=', id).execute()
