// The HTTP operations of plans: the public list, a member's own plan and its purchase, and staff's changes.
import { getSubscription, getTeamPlan, listMemberships, listPlans, orderPlan } from '@sverka/contract/plans/plans'
import { createPlan, deletePlan, listStaffPlans, updatePlan } from '@sverka/contract/plans/plans.staff'
import { writesWithAudit } from '../platform/audit/writes-with-audit.ts'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { addPlan, editPlan, staffPlans, withdrawPlanFromSale } from './plans.staff.ts'
import { orderPlan as order, readMemberships, readPlans, readSubscription, readTeamPlan } from './plans.ts'

export const plansRoutes = (services: Services): readonly BoundRoute[] => [
  reads(listPlans, ({ db }) => readPlans(db)),
  withOwnTransactions(
    orderPlan,
    async ({ caller, body }) => new HttpResponse(201, await order(services, requireMember(caller).userId, body)),
  ),
  reads(listMemberships, ({ db, caller, clock }) => readMemberships(db, requireMember(caller).userId, clock.now())),
  reads(getSubscription, ({ db, caller, clock }) => readSubscription(db, requireMember(caller).userId, clock.now())),
  reads(getTeamPlan, ({ db, caller, clock }) => readTeamPlan(db, requireMember(caller).userId, clock.now())),
  reads(listStaffPlans, ({ db, query, clock }) => staffPlans(db, query, clock.now())),
  writesWithAudit(createPlan, 'plan.created', async ({ tx, body, clock }) => addPlan(tx, body, clock.now())),
  writesWithAudit(updatePlan, 'plan.changed', ({ tx, params, body, clock }) => editPlan(tx, params.id, body, clock.now())),
  writesWithAudit(deletePlan, 'plan.withdrawn', ({ tx, params, clock }) => withdrawPlanFromSale(tx, params.id, clock.now())),
]
