// `/back-office/ledger`: balances of the ledger, what somebody must look at, and the days that were compared with the provider.
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import page from '../back-office.module.css'
import { dataMessages } from '../data/data.messages.ts'
import { forStaff, pageOf } from '../for-staff.ts'
import { Pages } from '../pages.tsx'
import { QueueHeading } from '../queue.tsx'
import { useSaving } from '../use-saving.ts'
import type { Route } from './+types/ledger.page'
import { Alarms } from './alarms.tsx'
import { moneyMessages } from './money.messages.ts'
import { useAccountName } from './use-account-name.ts'

const PAGE_SIZE = 20

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  forStaff(async () => {
    const params = new URL(request.url).searchParams
    const query = { page: pageOf(params), page_size: PAGE_SIZE, closed: params.get('closed') === 'true' }
    const [ledger, alarms] = await Promise.all([
      browserCall('GET /api/v1/admin/ledger/', {}),
      browserCall('GET /api/v1/admin/payment-alarms/', { query }),
    ])
    return { ledger, alarms }
  })

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function LedgerPage({ loaderData: { ledger, alarms } }: Route.ComponentProps) {
  const texts = useMessages(moneyMessages)
  const [params] = useSearchParams()
  const isClosed = params.get('closed') === 'true'
  return (
    <>
      <PageHead title={texts.ledgerTitle} noindex />
      <QueueHeading title={texts.ledgerTitle} count={0} />
      <Note tone={ledger.is_balanced ? 'info' : 'bad'}>{ledger.is_balanced ? texts.balanced : texts.notBalanced}</Note>
      <Segmented
        label={texts.alarms}
        chosen={String(isClosed)}
        segments={[
          { value: 'false', label: texts.openAlarms, to: '?' },
          { value: 'true', label: texts.closedAlarms, to: '?closed=true' },
        ]}
      />
      <Panel title={texts.alarms} count={alarms.count} flush={alarms.result.length > 0}>
        {alarms.result.length > 0 ? (
          <Alarms alarms={alarms.result} />
        ) : (
          <EmptyState icon="check-circle" compact title={isClosed ? texts.noClosedAlarms : texts.noAlarms} />
        )}
      </Panel>
      <Pages params={params} count={alarms.count} size={PAGE_SIZE} />
      <Accounts accounts={ledger.accounts} />
      <Days days={ledger.reconciliations} />
    </>
  )
}

type Ledger = Route.ComponentProps['loaderData']['ledger']

function Accounts({ accounts }: { accounts: Ledger['accounts'] }) {
  const texts = useMessages(moneyMessages)
  const accountName = useAccountName()
  const format = useFormat()
  return (
    <Panel title={texts.accounts} flush={accounts.length > 0}>
      {accounts.length === 0 ? (
        <EmptyState icon="card" compact title={texts.noEntries} />
      ) : (
        <Table
          caption={`${texts.accounts}, ${format.integer(accounts.length)}`}
          rows={accounts}
          keyOf={({ account }) => account}
          edged
          columns={[
            {
              key: 'account',
              head: texts.account,
              rowHeader: true,
              cell: ({ account, name }) => (name === null ? accountName(account) : texts.sellerNamed(name)),
            },
            { key: 'balance', head: texts.balance, numeric: true, cell: ({ balance }) => format.money(balance) },
            { key: 'entries', head: texts.entriesCount, numeric: true, cell: ({ entries }) => format.integer(entries) },
          ]}
        />
      )}
    </Panel>
  )
}

function Days({ days }: { days: Ledger['reconciliations'] }) {
  const texts = useMessages(moneyMessages)
  const format = useFormat()
  return (
    <Panel title={texts.reconciliations} flush>
      <div className={page.above}>
        <CompareForm />
      </div>
      {days.length > 0 && (
        <Table
          caption={`${texts.reconciliations}, ${format.integer(days.length)}`}
          rows={days}
          keyOf={({ provider, day }) => `${provider} ${day}`}
          edged
          stacked
          columns={[
            { key: 'day', head: texts.day, rowHeader: true, cell: ({ day }) => format.date(day) },
            { key: 'provider', head: texts.provider, cell: ({ provider }) => provider },
            { key: 'payments', head: texts.paymentsCount, numeric: true, cell: ({ payments }) => format.integer(payments) },
            { key: 'refunds', head: texts.refundsCount, numeric: true, cell: ({ refunds }) => format.integer(refunds) },
            { key: 'differences', head: texts.differences, numeric: true, cell: ({ differences }) => format.integer(differences) },
            { key: 'done', head: texts.comparedAt, cell: ({ done_at }) => format.dateTime(done_at) },
          ]}
        />
      )}
    </Panel>
  )
}

function CompareForm() {
  const texts = useMessages(moneyMessages)
  const { state } = useMessages(dataMessages)
  const saving = useSaving()
  const [day, setDay] = useState('')
  const [found, setFound] = useState('')
  const send = async () => {
    if (day === '') return
    const done = await saving.save(() => browserCall('POST /api/v1/admin/reconciliations/', { body: { day } }), texts.compared)
    if (done) setFound(texts.comparedDay(done.value.payments, done.value.refunds, done.value.differences))
  }
  return (
    <Form onSend={send}>
      <div className={page.filters}>
        <TextField
          label={texts.day}
          type="date"
          name="day"
          value={day}
          error={saving.errorOf('day') ?? ''}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <Button type="submit" busy={saving.busy}>
          {texts.compare}
        </Button>
      </div>
      <p role="status" aria-label={state}>
        {found}
      </p>
    </Form>
  )
}
