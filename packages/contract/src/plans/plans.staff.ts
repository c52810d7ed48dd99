// Plans as staff keep them: what each costs and gives, and which are on sale.
import { type Static, Type } from 'typebox'
import { VISIBLE } from '../http/http.rules.ts'
import { defineOperation, Id, IsoTime, Nullable, OneOf, Page, pageQuery, staffList, staffOperation } from '../http/http.ts'
import { planNames, planPeriods } from './plans.rules.ts'
import { Plan } from './plans.ts'

/** Dearest plan, in rubles. */
export const PLAN_PRICE_MAX = 100_000_000
/** Most full checks of a month. */
export const PLAN_CHECKS_MAX = 1_000_000
/** Most API requests of a day. */
export const PLAN_REQUESTS_MAX = 10_000_000
/** Most rows of selections of a day. */
export const PLAN_ROWS_MAX = 100_000

export const StaffPlan = Type.Object({
  ...Plan.properties,
  position: Type.Integer(),
  /** Null while it is on sale; those who hold a withdrawn plan keep it. */
  withdrawn_at: Nullable(IsoTime),
  /** Members whose membership of it runs. */
  holders: Type.Integer({ minimum: 0 }),
})
export type StaffPlan = Static<typeof StaffPlan>

const flag = Type.Optional(Type.Boolean())

const fields = {
  name: Type.String({ minLength: 1, maxLength: 60, pattern: VISIBLE }),
  description: Type.String({ maxLength: 300 }),
  /** Rubles; what is finer than a kopeck is rounded. */
  price: Type.Number({ minimum: 0, maximum: PLAN_PRICE_MAX }),
  full_checks_per_month: Type.Integer({ minimum: 0, maximum: PLAN_CHECKS_MAX }),
  unlimited_checks_per_month: flag,
  basket_enabled: flag,
  notifications_enabled: flag,
  showcase_enabled: flag,
  can_open_product: flag,
  messenger_enabled: flag,
  friends_enabled: flag,
  api_enabled: flag,
  extended_reports_enabled: flag,
  /** Requests of a member's API keys. */
  api_requests_per_day: Type.Optional(Type.Integer({ minimum: 0, maximum: PLAN_REQUESTS_MAX })),
  /** Rows of selections of companies. */
  selection_rows_per_day: Type.Optional(Type.Integer({ minimum: 0, maximum: PLAN_ROWS_MAX })),
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
}

export const PlanDraft = Type.Object({ ...fields, word: OneOf(planNames), type: OneOf(planPeriods) }, { additionalProperties: false })
export type PlanDraft = Static<typeof PlanDraft>

const PlanChanges = Type.Partial(Type.Object(fields), { additionalProperties: false, minProperties: 1 })
export type PlanChanges = Static<typeof PlanChanges>

const ofOne = Type.Object({ id: Id })

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
  summary: 'Puts a plan on sale; of one kind and period there is one at a time',
  body: PlanDraft,
  response: { 201: StaffPlan },
  errors: ['plan_on_sale', 'payment_too_small'],
})

export const updatePlan = defineOperation({
  ...staffOperation,
  method: 'PATCH',
  path: '/api/v1/admin/plans/:id/',
  summary: 'Changes the given fields; what it gives changes for its holders at once, its price for orders made from now on',
  params: ofOne,
  body: PlanChanges,
  response: { 200: StaffPlan },
  errors: ['not_found', 'payment_too_small'],
})

export const deletePlan = defineOperation({
  ...staffOperation,
  method: 'DELETE',
  path: '/api/v1/admin/plans/:id/',
  summary: 'Takes a plan off sale; its holders keep it to the end. The free plan stays',
  params: ofOne,
  response: { 204: null },
  errors: ['not_found', 'conflict'],
})
