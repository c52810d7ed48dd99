// `/back-office/plans`: what each plan costs and gives, who holds it, whether it is sold.
import type { StaffPlan } from '@sverka/contract/plans/plans.staff'
import { useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Tag } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Row } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { forStaff } from '../for-staff.ts'
import { QueueHeading } from '../queue.tsx'
import { useSaving } from '../use-saving.ts'
import type { Route } from './+types/plans.page'
import { contentMessages } from './content.messages.ts'
import { PlanForm } from './plan-form.tsx'

export const clientLoader = (_: Route.ClientLoaderArgs) =>
  forStaff(() => browserCall('GET /api/v1/admin/plans/', { query: { page_size: 100 } }))

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

type Asked = { readonly kind: 'change' | 'withdraw'; readonly plan: StaffPlan } | { readonly kind: 'add' }

export default function PlansPage({ loaderData: { result } }: Route.ComponentProps) {
  const texts = useMessages(contentMessages)
  const { close } = useMessages(backOfficeMessages)
  const { save } = useSaving()
  const [asked, setAsked] = useState<Asked | null>(null)
  const dismiss = () => setAsked(null)
  const edited = asked?.kind === 'change' ? asked.plan : null
  return (
    <>
      <PageHead title={texts.plansTitle} noindex />
      <QueueHeading title={texts.plansTitle} count={0}>
        <Button variant="primary" icon="plus" onClick={() => setAsked({ kind: 'add' })}>
          {texts.addPlan}
        </Button>
      </QueueHeading>
      <Text as="p" tone="secondary">
        {texts.plansLead}
      </Text>
      <Panel flush>
        <Plans plans={result} onAsk={setAsked} />
      </Panel>
      <Dialog open={asked?.kind === 'add' || edited !== null} title={edited?.name ?? texts.addPlan} closeLabel={close} onClose={dismiss}>
        <PlanForm plan={edited} onDone={dismiss} />
      </Dialog>
      <ConfirmDialog
        open={asked?.kind === 'withdraw'}
        title={texts.withdraw}
        text={texts.withdrawText}
        action={texts.withdraw}
        onClose={dismiss}
        onConfirm={async () => {
          if (asked?.kind !== 'withdraw') return
          const params = { id: asked.plan.id }
          await save(() => browserCall('DELETE /api/v1/admin/plans/:id/', { params }), texts.withdrawnToast)
        }}
      />
    </>
  )
}

function Plans({ plans, onAsk }: { plans: readonly StaffPlan[]; onAsk: (asked: Asked) => void }) {
  const texts = useMessages(contentMessages)
  const format = useFormat()
  return (
    <Table
      caption={texts.plansTitle}
      rows={plans}
      keyOf={({ id }) => id}
      edged
      stacked
      columns={[
        { key: 'name', head: texts.name, rowHeader: true, cell: ({ name, type }) => `${name}, ${texts.planPeriods[type].toLowerCase()}` },
        { key: 'price', head: texts.price, numeric: true, cell: ({ price }) => format.decimal(price) },
        {
          key: 'checks',
          head: texts.checks,
          numeric: true,
          cell: ({ plan_features }) => format.integer(plan_features.full_checks_per_month),
        },
        {
          key: 'holders',
          head: texts.holders,
          numeric: true,
          cell: ({ holders, price }) => (price > 0 ? format.integer(holders) : MISSING),
        },
        {
          key: 'state',
          head: texts.state,
          cell: ({ withdrawn_at }) =>
            withdrawn_at ? <Tag>{texts.withdrawn(format.dateOfTime(withdrawn_at))}</Tag> : <Tag tone="good">{texts.onSale}</Tag>,
        },
        {
          key: 'actions',
          head: texts.actions,
          cell: (plan) => (
            <Row gap={2} wrap>
              <Button
                size="small"
                aria-label={texts.changeOf(`${plan.name}, ${texts.planPeriods[plan.type]}`)}
                onClick={() => onAsk({ kind: 'change', plan })}
              >
                {texts.change}
              </Button>
              {plan.withdrawn_at === null && plan.word !== 'free' && (
                <Button size="small" variant="danger" onClick={() => onAsk({ kind: 'withdraw', plan })}>
                  {texts.withdraw}
                </Button>
              )}
            </Row>
          ),
        },
      ]}
    />
  )
}
