// Lists the features and limits of a plan in the reader's language, included or not, for the plan's card and the page of the member's subscription.

import { limitRow, type PlanLimit, planLimits } from '@sverka/contract/plans/limits.rules'
import type { Plan } from '@sverka/contract/plans/plans'
import type { Locale } from '../i18n/locale.ts'
import { plural } from '../i18n/plural.ts'
import type { PlansMessages } from './plans.messages.ts'

/** One line of the list; `isIncluded`: the plan has it. */
export interface Point {
  readonly text: string
  readonly isIncluded: boolean
}

type PlanContent = Pick<Plan, 'word' | 'plan_features'>

/** The checks of companies first, then features, limits in the order of `planLimits`, and selling goods last. */
export function listPoints(plan: PlanContent, texts: PlansMessages, locale: Locale): Point[] {
  const features = plan.plan_features
  const limits = planLimits.map(({ limit }) => limit).filter((limit) => limit !== CHECKS)
  return [
    checksPoint(plan, texts, locale),
    { text: texts.search, isIncluded: true },
    { text: texts.basket, isIncluded: features.basket_enabled },
    { text: texts.messages, isIncluded: features.messenger_enabled || features.friends_enabled },
    { text: texts.notifications, isIncluded: features.notifications_enabled },
    { text: texts.extendedReports, isIncluded: features.extended_reports_enabled },
    ...limits.map((limit) => limitPoint(features, limit, locale)),
    { text: texts.showcase, isIncluded: features.showcase_enabled || features.can_open_product },
  ]
}

/** The limit of full checks, which has a line of its own. */
const CHECKS = 'full_checks_per_month'

function checksPoint({ word, plan_features: features }: PlanContent, texts: PlansMessages, locale: Locale): Point {
  if (features.unlimited_checks_per_month) return { text: texts.unlimited, isIncluded: true }
  if (word === 'free') return { text: texts.checksFree(features[CHECKS]), isIncluded: true }
  return limitPoint(features, CHECKS, locale)
}

/**
 * The text of a limit comes from its row in `planLimits`: with the amount, or without one if the limit is zero.
 * A limit that belongs to a plan feature (`flag`) is included if the plan has that feature; any other is included above zero.
 */
function limitPoint(features: Plan['plan_features'], limit: PlanLimit, locale: Locale): Point {
  const { offer, flag } = limitRow(limit)
  const { none, ...forms } = offer[locale]
  const amount = features[limit]
  return { text: amount > 0 ? plural(locale, amount, forms) : none, isIncluded: flag ? features[flag] : amount > 0 }
}
