// The points of a plan on its card and in the subscription, from the plan's data.

import { limitRow, type PlanLimit, planLimits } from '@sverka/contract/plans/limits.rules'
import type { Plan } from '@sverka/contract/plans/plans'
import type { Locale } from '../i18n/locale.ts'
import { plural } from '../i18n/plural.ts'
import type { PlansMessages } from './plans.messages.ts'

export interface Point {
  readonly text: string
  readonly isIncluded: boolean
}

type PlanContent = Pick<Plan, 'word' | 'plan_features'>

/** Checks first, then features, then limits in the order of their table. */
export function listPoints(plan: PlanContent, texts: PlansMessages, locale: Locale): Point[] {
  const gives = plan.plan_features
  const limits = planLimits.map(({ limit }) => limit).filter((limit) => limit !== CHECKS)
  return [
    checksPoint(plan, texts, locale),
    { text: texts.search, isIncluded: true },
    { text: texts.basket, isIncluded: gives.basket_enabled },
    { text: texts.messages, isIncluded: gives.messenger_enabled || gives.friends_enabled },
    { text: texts.notifications, isIncluded: gives.notifications_enabled },
    { text: texts.extendedReports, isIncluded: gives.extended_reports_enabled },
    ...limits.map((limit) => limitPoint(gives, limit, locale)),
    { text: texts.showcase, isIncluded: gives.showcase_enabled || gives.can_open_product },
  ]
}

const CHECKS = 'full_checks_per_month'

function checksPoint({ word, plan_features: gives }: PlanContent, texts: PlansMessages, locale: Locale): Point {
  if (gives.unlimited_checks_per_month) return { text: texts.unlimited, isIncluded: true }
  if (word === 'free') return { text: texts.checksFree(gives[CHECKS]), isIncluded: true }
  return limitPoint(gives, CHECKS, locale)
}

function limitPoint(gives: Plan['plan_features'], limit: PlanLimit, locale: Locale): Point {
  const { offer, flag } = limitRow(limit)
  const { none, ...forms } = offer[locale]
  const amount = gives[limit]
  return { text: amount > 0 ? plural(locale, amount, forms) : none, isIncluded: flag ? gives[flag] : amount > 0 }
}
