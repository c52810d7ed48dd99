// Operations on plans (subscriptions): those on sale, ordering one, and the caller's memberships. A membership is a paid term of a plan.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoTime, Nullable, StringEnum } from '../http/http.ts'
import { PlanFeatures } from './plan-features.ts'
import { planNames, planPeriods } from './plans.rules.ts'

/** Rubles with at most two decimals. */
const Rubles = Type.Number({ minimum: 0 })

export const Plan = Type.Object({
  id: Id,
  name: Type.String(),
  /** The kind of plan, whatever its name. */
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
  summary: 'Order a plan; it starts, or is extended, when its payment succeeds. A repeated order leads to the same open payment',
  access: 'user',
  limit: 'api',
  body: Type.Object({
    plan: Id,
    /** The price as shown: if it has changed since, nothing is ordered. */
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
  /** Full checks used in the current month of the membership, or in its last one. */
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
  /** Time of the answer. */
  at: IsoTime,
  plan: Plan,
  /** Null for a plan without payment, which does not end. */
  ends_at: Nullable(IsoTime),
  checks_used: Type.Integer({ minimum: 0 }),
  checks_limit: Type.Integer({ minimum: 0 }),
  /** The company in whose team the plan of another person pays for the caller's full checks; null if this plan pays. */
  checks_paid_by: Nullable(Type.String()),
  /** The period in which checks are counted. */
  period_start: IsoTime,
  period_end: IsoTime,
  /** Whether the limit of checks is renewed; false for the free plan. */
  renews: Type.Boolean(),
  /** The end of the last membership that is paid for; null if none is. */
  paid_until: Nullable(IsoTime),
  /** That end after one more payment; null for the free plan and for plans that are no longer on sale. */
  next_until: Nullable(IsoTime),
  /** The newest first. */
  payments: Type.Array(
    Type.Object({
      id: Id,
      paid_at: IsoTime,
      name: Type.String(),
      type: StringEnum(planPeriods),
      amount: Rubles,
      /** Number of the invoice; null for a payment through the provider. With an invoice, `id` above is the invoice's id. */
      invoice: Nullable(Type.Integer({ minimum: 1 })),
    }),
  ),
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

export const getTeamPlan = defineOperation({
  method: 'GET',
  path: '/api/v1/team/plan/',
  summary: "The plan that pays for the full checks of the caller's team, with its payments; for its owner and its accountants",
  access: 'user',
  limit: 'api',
  response: { 200: Subscription },
  errors: ['not_found', 'forbidden'],
})
