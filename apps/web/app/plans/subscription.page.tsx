// `/profile/subscription`: the member's plan, its term, the full checks (reports on companies) used, buttons to renew it, payments and documents.
import { readableName } from '@sverka/contract/company/names'
import type { Subscription } from '@sverka/contract/plans/plans'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { PrivateHead } from '../shell/private-head.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { ErrorNote, Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/subscription.page'
import { planInvoiceMessages } from './invoices.messages.ts'
import { Points } from './plan-card.tsx'
import { PlanInvoiceDialog, PlanPapers } from './plan-documents.tsx'
import { plansMessages } from './plans.messages.ts'
import styles from './plans.module.css'
import { usePlanOrder } from './use-plan-order.ts'

const DAY_MS = 24 * 3_600_000
/** Days before the end of the plan from which on the page shows a warning. */
const SOON_DAYS = 7

/** Private page: only the browser loads it, with the member's token. `?invoice=ID` opens the dialog that requests an invoice for that plan. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const invoicedId = Number(new URL(request.url).searchParams.get('invoice'))
  const [subscription, documents] = await Promise.all([
    pageData(browserCall('GET /api/v1/subscription/', {})),
    pageData(browserCall('GET /api/v1/plan-documents/', {})),
  ])
  const plans = invoicedId && documents.offered ? await pageData(browserCall('GET /api/v1/plans/', {})) : []
  return { subscription, documents, invoicedPlan: plans.find(({ id, price }) => id === invoicedId && price > 0) }
}

export const HydrateFallback = () => <Skeleton width="100%" height="320px" />

export default function SubscriptionPage({ loaderData: { subscription, documents, invoicedPlan } }: Route.ComponentProps) {
  const texts = useMessages(plansMessages)
  return (
    <Stack gap={4}>
      <PrivateHead title={texts.subscription}>
        <Link to="/tariffs">{texts.compare}</Link>
      </PrivateHead>
      <Warnings subscription={subscription} />
      <PlanPanel subscription={subscription} isInvoiced={documents.offered} />
      <UsagePanel subscription={subscription} />
      <Panel title={texts.included}>
        <Points plan={subscription.plan} />
      </Panel>
      <Payments payments={subscription.payments} />
      <PlanPapers documents={documents} />
      {invoicedPlan && <PlanInvoiceDialog plan={invoicedPlan} />}
    </Stack>
  )
}

interface SectionProps {
  readonly subscription: Subscription
}

/** Warns that the plan ends soon, and that the full checks of the period are used up. */
function Warnings({ subscription }: SectionProps) {
  const texts = useMessages(plansMessages)
  const format = useFormat()
  const { paid_until: until, checks_used: used, checks_limit: limit, renews, plan, period_end: end, next_until: next } = subscription
  const daysLeft = until === null ? null : Math.floor((Date.parse(until) - Date.parse(subscription.at)) / DAY_MS)
  const { busy, failure, order } = usePlanOrder()
  const renewal = next !== null && plan.price > 0 && (
    <Button busy={busy !== null} onClick={() => void order(plan)}>
      {texts.renewNow}
    </Button>
  )
  const isQuotaSpent = subscription.checks_paid_by === null && !plan.plan_features.unlimited_checks_per_month && used >= limit
  return (
    <>
      {until !== null && daysLeft !== null && daysLeft <= SOON_DAYS && (
        <Note tone="warning" icon="clock" title={texts.endsSoon(daysLeft)} action={renewal}>
          <p>{texts.endsSoonHint(format.dateOfTime(until))}</p>
          {failure && <p role="alert">{failure}</p>}
        </Note>
      )}
      {isQuotaSpent && (
        <Note tone="warning" title={texts.spentTitle} action={<ButtonLink to="/tariffs">{texts.more}</ButtonLink>}>
          <p>{renews ? texts.spentUntil(format.dateOfTime(end)) : texts.spentForever}</p>
        </Note>
      )}
    </>
  )
}

/** `isInvoiced`: whether companies can pay by invoice on this site. */
function PlanPanel({ subscription, isInvoiced }: SectionProps & { isInvoiced: boolean }) {
  const texts = useMessages(plansMessages)
  const invoices = useMessages(planInvoiceMessages)
  const format = useFormat()
  const { plan, paid_until: until, next_until: next, renews, period_end: end } = subscription
  const { busy, failure, order } = usePlanOrder()
  // Both are ISO times in UTC, which are ordered as text. `at` is the server's time.
  const isFreeOver = end <= subscription.at
  const freeText = isFreeOver ? texts.freeOver : texts.freeUntil(format.dateOfTime(end))
  return (
    <Panel>
      <div className={styles.held}>
        <Stack gap={1}>
          <Text size="caption" tone="muted">
            {texts.yourPlan}
          </Text>
          <Heading level={2}>{plan.name}</Heading>
          <Text as="p">{until !== null ? texts.until(format.dateOfTime(until)) : renews ? texts.noEnd : freeText}</Text>
          <Text as="p" size="caption" tone="secondary">
            {texts.notRenewedByItself}
          </Text>
        </Stack>
        {next !== null && plan.price > 0 ? (
          <div className={styles.renew}>
            <Button variant="primary" size="large" busy={busy !== null} onClick={() => void order(plan)}>
              {texts.renew(format.price(plan.price))}
            </Button>
            <Text size="caption" tone="muted">
              {texts.renewUntil(format.dateOfTime(next))}
            </Text>
            {isInvoiced && (
              <ButtonLink variant="text" to={`?invoice=${plan.id}`}>
                {invoices.byInvoice}
              </ButtonLink>
            )}
          </div>
        ) : (
          <ButtonLink variant="primary" size="large" to="/tariffs">
            {texts.more}
          </ButtonLink>
        )}
      </div>
      <ErrorNote>{failure}</ErrorNote>
    </Panel>
  )
}

/** Number of full checks used in the period; nothing if they are unlimited. In a team a note says that its owner's plan counts them. */
function UsagePanel({ subscription }: SectionProps) {
  const texts = useMessages(plansMessages)
  const format = useFormat()
  const { checks_used: used, checks_limit: limit, checks_paid_by: payer, plan, period_start: from, period_end: until } = subscription
  if (payer !== null)
    return (
      <Note action={<Link to="/profile/team">{texts.team}</Link>}>
        <p>{texts.paidByTeam(readableName(payer))}</p>
      </Note>
    )
  if (plan.plan_features.unlimited_checks_per_month) return null
  const usedPercent = limit === 0 ? 100 : Math.min(100, Math.round((used / limit) * 100))
  return (
    <Panel
      title={texts.used}
      action={
        <Text size="caption" tone="muted">
          {texts.usedBetween(format.dateOfTime(from), format.dateOfTime(until))}
        </Text>
      }
    >
      <Row between>
        <Text weight="medium">{texts.fullChecks}</Text>
        <Text numeric>{texts.usedCount(format.integer(used), format.integer(limit))}</Text>
      </Row>
      <div className={styles.meter} aria-hidden="true">
        <span style={{ width: `${usedPercent}%` }} />
      </div>
      <Text as="p" size="caption" tone="muted">
        {texts.left(format.integer(Math.max(0, limit - used)))}
      </Text>
    </Panel>
  )
}

function Payments({ payments }: { payments: Subscription['payments'] }) {
  const texts = useMessages(plansMessages)
  const format = useFormat()
  return (
    <Panel title={texts.payments}>
      {payments.length === 0 ? (
        <Text as="p" tone="muted">
          {texts.noPayments}
        </Text>
      ) : (
        <Table
          caption={texts.payments}
          rows={payments}
          rowKey={({ id, invoice }) => `${invoice === null ? 'card' : 'invoice'}${id}`}
          stacked
          columns={[
            { key: 'at', head: texts.paidAt, rowHeader: true, cell: ({ paid_at: paid }) => format.dateOfTime(paid) },
            { key: 'what', head: texts.what, cell: ({ name, type }) => (type === 'yearly' ? texts.planYear(name) : texts.planMonth(name)) },
            { key: 'how', head: texts.how, cell: ({ invoice }) => (invoice === null ? texts.byCard : texts.byInvoice(invoice)) },
            { key: 'sum', head: texts.sum, numeric: true, cell: ({ amount }) => format.price(amount) },
          ]}
        />
      )}
    </Panel>
  )
}
