// Operations of staff on plans (subscriptions): price and features of each, and which are on sale.
import { type Static, type TInteger, type TOptional, Type } from 'typebox'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { defineOperation, Id, IsoTime, Nullable, Page, pageQuery, StringEnum, staffList, staffOperation } from '../http/http.ts'
import { limitRow, type PlanLimit, planLimits } from './limits.rules.ts'
import { type PlanFlag, planFlags, planNames, planPeriods } from './plans.rules.ts'
import { Plan } from './plans.ts'

/** Highest price of a plan, in rubles. */
export const PLAN_PRICE_MAX = 100_000_000

export const StaffPlan = Type.Object({
  ...Plan.properties,
  /** Order in the list of plans. */
  position: Type.Integer(),
  /** When the plan was taken off sale; null while it is on sale. Members who have it keep it until it ends. */
  withdrawn_at: Nullable(IsoTime),
  /** Number of members who have the plan now. */
  holders: Type.Integer({ minimum: 0 }),
})
export type StaffPlan = Static<typeof StaffPlan>

const flag = Type.Optional(Type.Boolean())
const flags = Object.fromEntries(planFlags.map((name) => [name, flag])) as { [Flag in PlanFlag]: typeof flag }

const amount = (max: number) => Type.Integer({ minimum: 0, maximum: max })
const limits = Object.fromEntries(planLimits.map(({ limit, max }) => [limit, Type.Optional(amount(max))])) as {
  [Limit in PlanLimit]: TOptional<TInteger>
}

const fields = {
  name: Type.String({ minLength: 1, maxLength: 60, pattern: VISIBLE_TEXT_PATTERN }),
  description: Type.String({ maxLength: 300 }),
  /** Rubles; rounded to kopecks. */
  price: Type.Number({ minimum: 0, maximum: PLAN_PRICE_MAX }),
  unlimited_checks_per_month: flag,
  ...flags,
  ...limits,
  full_checks_per_month: amount(limitRow('full_checks_per_month').max),
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
}

export const PlanDraft = Type.Object(
  { ...fields, word: StringEnum(planNames), type: StringEnum(planPeriods) },
  { additionalProperties: false },
)
export type PlanDraft = Static<typeof PlanDraft>

const PlanChanges = Type.Partial(Type.Object(fields), { additionalProperties: false, minProperties: 1 })
export type PlanChanges = Static<typeof PlanChanges>

const planId = Type.Object({ id: Id })

export const listStaffPlans = defineOperation({
  ...staffList,
  path: '/api/v1/admin/plans/',
  summary: 'Plans on sale in their order, then withdrawn ones, with how many members hold each',
  query: Type.Object(pageQuery),
  response: { 200: Page(StaffPlan) },
})

export const createPlan = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/plans/',
  summary: 'Puts a plan on sale; only one of each kind and period can be on sale at a time',
  body: PlanDraft,
  response: { 201: StaffPlan },
  errors: ['plan_on_sale', 'payment_too_small'],
})

export const updatePlan = defineOperation({
  ...staffOperation,
  method: 'PATCH',
  path: '/api/v1/admin/plans/:id/',
  summary: 'Changes the given fields; features change at once for members with this plan, the price for new orders',
  params: planId,
  body: PlanChanges,
  response: { 200: StaffPlan },
  errors: ['not_found', 'payment_too_small'],
})

export const deletePlan = defineOperation({
  ...staffOperation,
  method: 'DELETE',
  path: '/api/v1/admin/plans/:id/',
  summary: 'Takes a plan off sale; members who have it keep it until it ends. The free plan cannot be taken off',
  params: planId,
  response: { 204: null },
  errors: ['not_found', 'conflict'],
})
