// `/back-office/plans`: the subscription plans with price in rubles, monthly number of full company checks, number of members who hold each, and
// whether it is on sale. A withdrawn plan can no longer be bought; its holders keep it until it expires.
import type { StaffPlan } from '@sverka/contract/plans/plans.staff'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { Tag } from '../../ui/badge.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import { StaffList } from '../staff-list.tsx'
import { staffLoader } from '../staff-page.tsx'
import type { Route } from './+types/plans.page'
import { contentMessages } from './content.messages.ts'
import { PlanForm } from './plan-form.tsx'

/** Rows requested: more than there are plans, so that all are on one page. */
const PAGE_ROWS = 100

export const clientLoader = staffLoader(() => browserCall('GET /api/v1/admin/plans/', { query: { page_size: PAGE_ROWS } }))

export default function PlansPage({ loaderData: list }: Route.ComponentProps) {
  const texts = useMessages(contentMessages)
  const { change } = useMessages(backOfficeMessages)
  const format = useFormat()
  const form = (plan: StaffPlan | null, close: () => void) => <PlanForm plan={plan} onDone={close} />
  return (
    <StaffList
      title={texts.plansTitle}
      lead={texts.plansLead}
      list={list}
      size={PAGE_ROWS}
      add={{ text: texts.addPlan, form: (close) => form(null, close) }}
      columns={[
        { head: texts.name, cell: ({ name, type }) => `${name}, ${texts.planPeriods[type].toLowerCase()}` },
        { head: texts.price, numeric: true, cell: ({ price }) => format.decimal(price) },
        { head: texts.checks, numeric: true, cell: ({ plan_features }) => format.integer(plan_features.full_checks_per_month) },
        // Members without a paid plan have the free one, so its holders are not counted.
        { head: texts.holders, numeric: true, cell: ({ holders, price }) => (price > 0 ? format.integer(holders) : MISSING) },
        { head: texts.state, cell: ({ withdrawn_at: at }) => <State at={at} /> },
      ]}
      rowName={({ name, type }) => `${name}, ${texts.planPeriods[type]}`}
      actions={[
        { text: change, title: ({ name }) => name, form },
        {
          text: texts.withdraw,
          danger: true,
          offered: ({ withdrawn_at, word }) => withdrawn_at === null && word !== 'free',
          question: texts.withdrawText,
          act: ({ id }) => browserCall('DELETE /api/v1/admin/plans/:id/', { params: { id } }),
          done: texts.withdrawnToast,
        },
      ]}
    />
  )
}

function State({ at }: { at: string | null }) {
  const texts = useMessages(contentMessages)
  const format = useFormat()
  return at ? <Tag>{texts.withdrawn(format.dateOfTime(at))}</Tag> : <Tag tone="good">{texts.onSale}</Tag>
}
