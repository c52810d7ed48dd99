// `/profile/money`: a company's sales, refunds, payouts and balance by the ledger; and whether it can be paid at all.
import type { Output } from '@sverka/contract/operations/operations'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Pager } from '../shell/pager.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { useSite } from '../shell/root-data.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import type { Route } from './+types/money.page'
import { moneyMessages } from './money.messages.ts'
import styles from './money.module.css'
import { MoneyAccount } from './money-account.tsx'

type Money = Output<'GET /api/v1/seller-money/:id/'>

interface Asked {
  readonly company: number | null
  readonly period: string | null
  readonly page: number
}

const PERIOD = /^20\d{2}(-(0[1-9]|1[0-2]))?$/

function readAsked(params: URLSearchParams): Asked {
  const period = params.get('period') ?? ''
  const company = Math.trunc(Number(params.get('company')))
  return {
    company: company > 0 ? company : null,
    period: PERIOD.test(period) ? period : null,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  }
}

function pageHref({ company, period, page }: Asked): string {
  const params = new URLSearchParams({
    ...(company === null ? {} : { company: String(company) }),
    ...(period === null ? {} : { period }),
    ...(page > 1 ? { page: String(page) } : {}),
  })
  return params.size > 0 ? `?${params}` : '?'
}

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => pageData(load(readAsked(new URL(request.url).searchParams)))

async function load(asked: Asked) {
  const accounts = await browserCall('GET /api/v1/seller-accounts/', {})
  const id = asked.company ?? accounts.companies[0]?.id ?? null
  if (id === null) return { accounts, asked, id, money: null }
  const query = { page: asked.page, ...(asked.period === null ? {} : { period: asked.period }) }
  return { accounts, asked, id, money: await browserCall('GET /api/v1/seller-money/:id/', { params: { id }, query }) }
}

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function MoneyPage({ loaderData: { accounts, asked, id, money } }: Route.ComponentProps) {
  const texts = useMessages(moneyMessages)
  const company = accounts.companies.find((one) => one.id === id)
  const now = { ...asked, company: id }
  return (
    <div className={styles.page}>
      <PrivateHead title={texts.title}>{money && <Periods asked={now} />}</PrivateHead>
      {accounts.companies.length > 1 && (
        <Segmented
          label={texts.companies}
          segments={accounts.companies.map((one) => ({
            value: String(one.id),
            label: one.name,
            to: pageHref({ ...now, company: one.id, page: 1 }),
          }))}
          chosen={String(id)}
          wrap
        />
      )}
      {company ? (
        <>
          {money && <Sums money={money} />}
          <MoneyAccount company={company} needed={accounts.needed} test={accounts.test} />
          {money && <Entries money={money} asked={now} />}
        </>
      ) : (
        <EmptyState
          icon="building"
          title={texts.none}
          action={
            <ButtonLink variant="primary" to="/profile/add-company">
              {texts.bind}
            </ButtonLink>
          }
        >
          {texts.noneHint}
        </EmptyState>
      )}
    </div>
  )
}

/** This month, last month, this year, all time. */
function Periods({ asked }: { asked: Asked }) {
  const texts = useMessages(moneyMessages)
  const { today } = useSite()
  const [year = 0, month = 1] = today.split('-').map(Number)
  const before = new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7)
  const known = [today.slice(0, 7), before, today.slice(0, 4)]
  const named = (period: string) => period.split('-').reverse().join('.')
  const segments = [...known, ...(asked.period !== null && !known.includes(asked.period) ? [asked.period] : [])]
  return (
    <Segmented
      label={texts.periods}
      segments={[
        { value: '', label: texts.allTime, to: pageHref({ ...asked, period: null, page: 1 }) },
        ...segments.map((period) => ({ value: period, label: named(period), to: pageHref({ ...asked, period, page: 1 }) })),
      ]}
      chosen={asked.period ?? ''}
      wrap
    />
  )
}

function Sums({ money }: { money: Money }) {
  const texts = useMessages(moneyMessages)
  const format = useFormat()
  const figures = [
    [texts.sales, money.sales, texts.orders(money.sales_count)],
    [texts.refunds, money.refunds, texts.returns(money.refunds_count)],
    [texts.received, money.received, texts.receivedHint],
    [texts.toCome, money.to_come, texts.toComeHint],
  ] as const
  return (
    <Panel flush foot={texts.fees}>
      <div className={styles.figures}>
        {figures.map(([label, value, hint]) => (
          <div key={label} className={styles.figure}>
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>{format.price(value)}</span>
            <span className={styles.hint}>{hint}</span>
          </div>
        ))}
      </div>
    </Panel>
  )
}

function Entries({ money, asked }: { money: Money; asked: Asked }) {
  const texts = useMessages(moneyMessages)
  const format = useFormat()
  if (money.count === 0)
    return (
      <Panel title={texts.entries}>
        <Text tone="secondary">{texts.noEntries}</Text>
      </Panel>
    )
  return (
    <Panel title={texts.entries} count={format.integer(money.count)} flush foot={texts.documents}>
      <Table
        caption={texts.entries}
        edged
        stacked
        rows={money.result}
        rowKey={({ id }) => id}
        columns={[
          { key: 'day', head: texts.columns.day, cell: ({ happened_at: at }) => format.dateTime(at) },
          {
            key: 'what',
            head: texts.columns.what,
            cell: ({ order, is_refund: isRefund }) =>
              order === null ? (
                texts.unknown
              ) : (
                <Link to={`/profile/orders/${order}`}>{isRefund ? texts.refundLabel(order) : texts.order(order)}</Link>
              ),
          },
          { key: 'where', head: texts.columns.where, cell: ({ is_received: isOwn }) => (isOwn ? texts.toSeller : texts.toSite) },
          { key: 'amount', head: texts.columns.amount, numeric: true, cell: ({ amount }) => format.price(amount) },
        ]}
      />
      <Pager current={asked.page} last={Math.ceil(money.count / money.page_size)} pageHref={(page) => pageHref({ ...asked, page })} />
    </Panel>
  )
}
