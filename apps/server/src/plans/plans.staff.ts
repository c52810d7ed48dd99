// Lets staff list plans, change their prices, features and limits, put plans on sale and withdraw them.

import { readKopecks } from '@sverka/contract/money.rules'
import { PAYMENT_MIN } from '@sverka/contract/payments/payments.rules'
import { type PlanLimit, planLimits } from '@sverka/contract/plans/limits.rules'
import type { PlanChanges, PlanDraft, StaffPlan } from '@sverka/contract/plans/plans.staff'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import {
  changePlan,
  countPlans,
  findPlanRow,
  insertPlan,
  listPlanRows,
  type PlanFields,
  type StaffPlanRow,
  setLimits,
  withdrawPlan,
} from './plans.staff.sql.ts'
import { presentPlan } from './plans.ts'

const present = (row: StaffPlanRow): StaffPlan => ({
  ...presentPlan({ ...row, priceKopecks: Number(row.price_kopecks) }),
  position: row.position,
  withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  holders: row.holders,
})

/** One page of all plans, also withdrawn ones. */
export async function staffPlans(db: Reader, { page = 1, page_size = 20 }: { page?: number; page_size?: number }, at: Date) {
  const rows = await listPlanRows(db, at, { limit: page_size, offset: (page - 1) * page_size })
  return { count: await countPlans(db), page, page_size, result: rows.map(present) }
}

/** Fields of the request, divided by the table that stores them. */
interface PlanInput {
  readonly columns: PlanFields
  readonly limits: readonly { readonly limit_name: PlanLimit; readonly amount: number }[]
}

const limitNames: ReadonlySet<string> = new Set(planLimits.map(({ limit }) => limit))

/** A price in rubles as kopecks; a plan may be free. Throws `price_not_money` for fractions of a kopeck. */
const readPrice = (price: number): number => (price === 0 ? 0 : (readKopecks(price) ?? refuseField('price', 'price_not_money')))

/** The fields of the request as they are stored. Throws `payment_too_small` for a price below the smallest payment, one ruble. */
function toPlanInput({ price, unlimited_checks_per_month: unlimited_checks, ...rest }: PlanChanges): PlanInput {
  // Checked before rounding: a typing mistake must not make a plan free.
  if (price !== undefined && price > 0 && price * 100 < PAYMENT_MIN) refuse('payment_too_small')
  return {
    columns: {
      ...Object.fromEntries(Object.entries(rest).filter(([name]) => !limitNames.has(name))),
      ...(price === undefined ? {} : { price_kopecks: readPrice(price) }),
      ...(unlimited_checks === undefined ? {} : { unlimited_checks }),
    },
    limits: planLimits.flatMap(({ limit }) => {
      const amount = rest[limit]
      return amount === undefined ? [] : [{ limit_name: limit, amount }]
    }),
  }
}

/** Puts a new plan on sale. Throws `plan_on_sale` if a plan of the same kind and period is on sale. */
export async function addPlan(tx: Tx, { word, type, ...draft }: PlanDraft, at: Date): Promise<StaffPlan> {
  const { columns, limits } = toPlanInput(draft)
  const { name, description } = draft
  const row = { ...columns, word, period: type, name, description, price_kopecks: readPrice(draft.price) }
  const { id } = (await insertPlan(tx, row)) ?? refuse('plan_on_sale')
  return withLimits(tx, { id, limits }, at)
}

/** Changes the fields of the request. Throws `not_found`. */
export async function editPlan(tx: Tx, id: number, changes: PlanChanges, at: Date): Promise<StaffPlan> {
  const { columns, limits } = toPlanInput(changes)
  if (Object.keys(columns).length > 0 && !(await changePlan(tx, id, columns))) refuse('not_found')
  if (!(await findPlanRow(tx, at, id))) refuse('not_found')
  return withLimits(tx, { id, limits }, at)
}

/** Sets the limits and returns the plan. */
async function withLimits(tx: Tx, { id, limits }: { id: number; limits: PlanInput['limits'] }, at: Date): Promise<StaffPlan> {
  if (limits.length > 0)
    await setLimits(
      tx,
      limits.map((limit) => ({ plan_id: id, ...limit })),
    )
  return present((await findPlanRow(tx, at, id)) ?? refuse('not_found'))
}

/**
 * Withdraws a plan from sale; members who have it keep it. The plan Free cannot be withdrawn, because everybody without another plan has it. Throws
 * `not_found`, and `conflict` for the plan Free and for a withdrawn plan.
 */
export async function withdrawPlanFromSale(tx: Tx, id: number, at: Date): Promise<undefined> {
  const row = (await findPlanRow(tx, at, id)) ?? refuse('not_found')
  if (row.word === 'free' || row.withdrawn_at !== null) refuse('conflict')
  await withdrawPlan(tx, id, at)
}
