// Plans: what is on sale, ordering one, and what the caller has had and has left.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoTime, Nullable, StringEnum } from '../http/http.ts'
import { PlanFeatures } from './plan-features.ts'
import { planNames, planPeriods } from './plans.rules.ts'

/** Rubles with at most two decimals. */
const Rubles = Type.Number({ minimum: 0 })

export const Plan = Type.Object({
  id: Id,
  name: Type.String(),
  /** Which kind of plan it is, whatever it is called. */
  word: StringEnum(planNames),
  description: Type.String(),
  price: Rubles,
  type: StringEnum(planPeriods),
  plan_features: PlanFeatures,
})
export type Plan = Static<typeof Plan>

export const listPlans = defineOperation({
  method: 'GET',
  path: '/api/v1/plans/',
  summary: 'The plans on sale',
  access: 'public',
  limit: 'api',
  response: { 200: Type.Array(Plan) },
  errors: [],
})

export const orderPlan = defineOperation({
  method: 'POST',
  path: '/api/v1/plan-order/',
  summary: 'Order a plan; it starts, or is extended, when its payment succeeds. A second click leads to the same payment',
  access: 'user',
  limit: 'api',
  body: Type.Object({
    plan: Id,
    /** As it was shown: where it has changed since, nothing is ordered. */
    price: Type.Optional(Rubles),
  }),
  response: { 201: Type.Object({ order_url: Type.String() }) },
  errors: ['not_found', 'plan_free', 'plan_changed', 'payment_unavailable', 'payment_settled', 'payment_too_small'],
})

export const Membership = Type.Object({
  id: Id,
  plan: Plan,
  starts_at: IsoTime,
  ends_at: IsoTime,
  /** Of the month that runs, or of the last one. */
  checks_used: Type.Integer({ minimum: 0 }),
  checks_limit: Type.Integer({ minimum: 0 }),
})
export type Membership = Static<typeof Membership>

export const listMemberships = defineOperation({
  method: 'GET',
  path: '/api/v1/memberships/',
  summary: "The caller's own memberships, the newest first",
  access: 'user',
  limit: 'api',
  response: { 200: Type.Array(Membership) },
  errors: [],
})

export const Subscription = Type.Object({
  /** Moment of the answer. */
  at: IsoTime,
  plan: Plan,
  /** Null where the plan was not paid for and has no end. */
  ends_at: Nullable(IsoTime),
  checks_used: Type.Integer({ minimum: 0 }),
  checks_limit: Type.Integer({ minimum: 0 }),
  /** Checks are counted within this time. */
  period_start: IsoTime,
  period_end: IsoTime,
  /** False for the checks of Free, which do not come again. */
  renews: Type.Boolean(),
  /** Until when it runs with everything that is paid for. */
  paid_until: Nullable(IsoTime),
  /** What one more payment would make of that; null for Free and for what is off sale. */
  next_until: Nullable(IsoTime),
  payments: Type.Array(Type.Object({ id: Id, paid_at: IsoTime, name: Type.String(), type: StringEnum(planPeriods), amount: Rubles })),
})
export type Subscription = Static<typeof Subscription>

export const getSubscription = defineOperation({
  method: 'GET',
  path: '/api/v1/subscription/',
  summary: "The caller's plan: until when, what is used, when it is renewed, what was paid",
  access: 'user',
  limit: 'api',
  response: { 200: Subscription },
  errors: [],
})
