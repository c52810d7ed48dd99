// The subscription plan of a team's owner: how many full reports (`checks`) the team has used of its limit, and the payments for it. For the owner
// and accountants only.
import type { Subscription } from '@sverka/contract/plans/plans'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { DescriptionList } from '../ui/description-list.tsx'
import { Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import { teamMessages } from './team.messages.ts'

export function TeamPlan({ plan: { plan, paid_until: until, checks_used: used, checks_limit: limit, payments } }: { plan: Subscription }) {
  const texts = useMessages(teamMessages)
  const format = useFormat()
  const checks = plan.plan_features.unlimited_checks_per_month
    ? texts.unlimited
    : texts.checksUsed(format.integer(used), format.integer(limit))
  return (
    <Panel title={texts.plan}>
      <Stack gap={4}>
        <DescriptionList
          items={[
            { label: texts.plan, value: until ? texts.planUntil(plan.name, format.dateOfTime(until)) : plan.name },
            { label: texts.checks, value: checks },
          ]}
        />
        {payments.length === 0 ? (
          <Text as="p" tone="muted">
            {texts.noPayments}
          </Text>
        ) : (
          <Table
            caption={texts.payments}
            rows={payments}
            rowKey={({ id }) => id}
            stacked
            columns={[
              { key: 'at', head: texts.paidAt, rowHeader: true, cell: ({ paid_at: paid }) => format.dateOfTime(paid) },
              { key: 'what', head: texts.what, cell: ({ name }) => name },
              { key: 'sum', head: texts.sum, numeric: true, cell: ({ amount }) => format.price(amount) },
            ]}
          />
        )}
      </Stack>
    </Panel>
  )
}
