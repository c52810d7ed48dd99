// What staff do with plans: change what they cost and give, put them on sale, take them off it.
import { PAYMENT_MIN } from '@sverka/contract/payments/payments.rules'
import type { PlanChanges, PlanDraft, StaffPlan } from '@sverka/contract/plans/plans.staff'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import {
  changePlan,
  countPlans,
  findPlanRow,
  insertPlan,
  listPlanRows,
  type PlanFields,
  type StaffPlanRow,
  withdrawPlan,
} from './plans.staff.sql.ts'
import { presentPlan } from './plans.ts'

const present = (row: StaffPlanRow): StaffPlan => ({
  ...presentPlan({ ...row, priceKopecks: Number(row.price_kopecks) }),
  position: row.position,
  withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  holders: row.holders,
})

export async function staffPlans(db: Reader, { page = 1, page_size = 20 }: { page?: number; page_size?: number }, at: Date) {
  const rows = await listPlanRows(db, at, { limit: page_size, offset: (page - 1) * page_size })
  return { count: await countPlans(db), page, page_size, result: rows.map(present) }
}

/** Columns of the given fields. Refuses `payment_too_small` for a price that nobody could pay. */
function fieldsOf(changes: PlanChanges): PlanFields {
  const { price, full_checks_per_month, unlimited_checks_per_month, api_requests_per_day, selection_rows_per_day, ...same } = changes
  const price_kopecks = price === undefined ? undefined : Math.round(price * 100)
  // Looked at before it is rounded: a slip of the hand must not give a plan away.
  if (price !== undefined && price > 0 && price * 100 < PAYMENT_MIN) refuse('payment_too_small')
  return {
    ...same,
    ...(price_kopecks === undefined ? {} : { price_kopecks }),
    ...(full_checks_per_month === undefined ? {} : { checks: full_checks_per_month }),
    ...(unlimited_checks_per_month === undefined ? {} : { unlimited_checks: unlimited_checks_per_month }),
    ...(api_requests_per_day === undefined ? {} : { api_requests: api_requests_per_day }),
    ...(selection_rows_per_day === undefined ? {} : { selection_rows: selection_rows_per_day }),
  }
}

/** Refuses `plan_on_sale` where one of the kind and period is on sale. */
export async function addPlan(tx: Tx, { word, type, ...draft }: PlanDraft, at: Date): Promise<StaffPlan> {
  const { name, description } = draft
  const price_kopecks = Math.round(draft.price * 100)
  const row = { ...fieldsOf(draft), word, period: type, name, description, price_kopecks, checks: draft.full_checks_per_month }
  const made = (await insertPlan(tx, row)) ?? refuse('plan_on_sale')
  return present((await findPlanRow(tx, at, made.id)) ?? refuse('not_found'))
}

export async function editPlan(tx: Tx, id: number, changes: PlanChanges, at: Date): Promise<StaffPlan> {
  if (!(await changePlan(tx, id, fieldsOf(changes)))) refuse('not_found')
  return present((await findPlanRow(tx, at, id)) ?? refuse('not_found'))
}

/** Everybody without another plan has the free one: it stays. Refuses `conflict` for it, and for what is off sale already. */
export async function withdraw(tx: Tx, id: number, at: Date): Promise<undefined> {
  const row = (await findPlanRow(tx, at, id)) ?? refuse('not_found')
  if (row.word === 'free' || row.withdrawn_at !== null) refuse('conflict')
  await withdrawPlan(tx, id, at)
}
