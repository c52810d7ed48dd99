// What a plan's card and the subscription list, told from the plan's own data.
import type { Plan } from '@sverka/contract/plans/plans'
import type { Messages } from './messages/ru.ts'

export interface Point {
  readonly text: string
  readonly isIncluded: boolean
}

export function pointsOf({ word, plan_features: gives }: Pick<Plan, 'word' | 'plan_features'>, texts: Messages): Point[] {
  const count = gives.full_checks_per_month
  const checks = gives.unlimited_checks_per_month ? texts.unlimited : word === 'free' ? texts.checksFree(count) : texts.checks(count)
  return [
    { text: checks, isIncluded: true },
    { text: texts.search, isIncluded: true },
    { text: texts.basket, isIncluded: gives.basket_enabled },
    { text: texts.messages, isIncluded: gives.messenger_enabled || gives.friends_enabled },
    { text: texts.notifications, isIncluded: gives.notifications_enabled },
    { text: texts.selection(gives.selection_rows_per_day), isIncluded: gives.selection_rows_per_day > 0 },
    { text: texts.extendedReports, isIncluded: gives.extended_reports_enabled },
    { text: texts.api(gives.api_requests_per_day), isIncluded: gives.api_enabled },
    { text: texts.showcase, isIncluded: gives.showcase_enabled || gives.can_open_product },
  ]
}
