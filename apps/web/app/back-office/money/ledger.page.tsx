// `/back-office/ledger`: the books of money (double entry: all entries sum to zero): balances of accounts, open or closed alarms, and the days whose
// payments and refunds were compared with the payment provider.
import { useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import page from '../back-office.module.css'
import { dataMessages } from '../data/data.messages.ts'
import { StaffForm } from '../staff-form.tsx'
import { StaffPager, StaffPanel, StaffTable } from '../staff-list.tsx'
import { Moment, StaffPage, staffLoader } from '../staff-page.tsx'
import type { Route } from './+types/ledger.page'
import { Alarms } from './alarms.tsx'
import { moneyMessages } from './money.messages.ts'
import { useAccountName } from './use-account-name.ts'

export const clientLoader = staffLoader(async (request) => {
  const closed = request.params.get('closed') === 'true'
  const [ledger, alarms] = await Promise.all([
    browserCall('GET /api/v1/admin/ledger/', {}),
    browserCall('GET /api/v1/admin/payment-alarms/', { query: { ...request.page(), closed } }),
  ])
  return { ledger, alarms, closed }
})

export default function LedgerPage({ loaderData: { ledger, alarms, closed } }: Route.ComponentProps) {
  const texts = useMessages(moneyMessages)
  const accountName = useAccountName()
  const format = useFormat()
  return (
    <StaffPage title={texts.ledgerTitle}>
      <Note tone={ledger.is_balanced ? 'info' : 'bad'}>{ledger.is_balanced ? texts.balanced : texts.notBalanced}</Note>
      <Segmented
        label={texts.alarms}
        chosen={String(closed)}
        segments={[
          { value: 'false', label: texts.openAlarms, to: '?' },
          { value: 'true', label: texts.closedAlarms, to: '?closed=true' },
        ]}
      />
      <Alarms
        alarms={alarms.result}
        count={alarms.count}
        empty={{ icon: 'check-circle', title: closed ? texts.noClosedAlarms : texts.noAlarms }}
      />
      <StaffPager count={alarms.count} />
      <StaffPanel
        title={texts.accounts}
        rows={ledger.accounts}
        rowKey={({ account }) => account}
        empty={{ icon: 'card', title: texts.noEntries }}
        columns={[
          { head: texts.account, cell: ({ account, name }) => (name === null ? accountName(account) : texts.sellerNamed(name)) },
          { head: texts.balance, numeric: true, cell: ({ balance }) => format.money(balance) },
          { head: texts.entriesCount, numeric: true, cell: ({ entries }) => format.integer(entries) },
        ]}
      />
      <Days days={ledger.reconciliations} />
    </StaffPage>
  )
}

/** Days that were compared with the provider, with the number of differences. */
function Days({ days }: { days: Route.ComponentProps['loaderData']['ledger']['reconciliations'] }) {
  const texts = useMessages(moneyMessages)
  const format = useFormat()
  return (
    <Panel title={texts.reconciliations} flush>
      <div className={page.above}>
        <CompareForm />
      </div>
      {days.length > 0 && (
        <StaffTable
          caption={`${texts.reconciliations}, ${format.integer(days.length)}`}
          rows={days}
          rowKey={({ provider, day }) => `${provider} ${day}`}
          columns={[
            { head: texts.day, cell: ({ day }) => format.date(day) },
            { head: texts.provider, cell: ({ provider }) => provider },
            { head: texts.paymentsCount, numeric: true, cell: ({ payments }) => format.integer(payments) },
            { head: texts.refundsCount, numeric: true, cell: ({ refunds }) => format.integer(refunds) },
            { head: texts.differences, numeric: true, cell: ({ differences }) => format.integer(differences) },
            { head: texts.comparedAt, cell: ({ done_at }) => <Moment at={done_at} /> },
          ]}
        />
      )}
    </Panel>
  )
}

/** Compares one more day with the provider, and says what was found. */
function CompareForm() {
  const texts = useMessages(moneyMessages)
  const { state } = useMessages(dataMessages)
  const [found, setFound] = useState('')
  return (
    <>
      <StaffForm
        start={{ day: '' }}
        fields={{ day: { label: texts.day, kind: 'date', required: texts.dayMissing } }}
        send={(body) => browserCall('POST /api/v1/admin/reconciliations/', { body })}
        done={texts.compared}
        submit={texts.compare}
        inLine
        onDone={({ payments, refunds, differences }) => setFound(texts.comparedDay(payments, refunds, differences))}
      />
      <p role="status" aria-label={state}>
        {found}
      </p>
    </>
  )
}
