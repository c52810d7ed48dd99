// `/back-office/sellers`: companies that somebody represents, and the accounts at the provider that are paid for their goods.
import type { StaffSeller } from '@sverka/contract/payments/payments.staff'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import page from '../back-office.module.css'
import { forStaff, pageOf } from '../for-staff.ts'
import { Pages } from '../pages.tsx'
import { QueueHeading } from '../queue.tsx'
import { useSaving } from '../use-saving.ts'
import type { Route } from './+types/sellers.page'
import { dataMessages } from './data.messages.ts'
import { conditionsOf, FilterForm } from './filter-form.tsx'

const PAGE_SIZE = 20
const states = ['with', 'without'] as const

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  forStaff(() => {
    const params = new URL(request.url).searchParams
    const { status, ...search } = conditionsOf(params, states)
    const query = { page: pageOf(params), page_size: PAGE_SIZE, ...search, ...(status ? { with_account: status === 'with' } : {}) }
    return browserCall('GET /api/v1/admin/sellers/', { query })
  })

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function StaffSellersPage({ loaderData: { result, count, needed } }: Route.ComponentProps) {
  const texts = useMessages(dataMessages)
  const [params] = useSearchParams()
  return (
    <>
      <PageHead title={texts.sellersTitle} noindex />
      <QueueHeading title={texts.sellersTitle} count={count} />
      <Note tone="info">{needed ? texts.accountsNeeded : texts.accountsUnused}</Note>
      <FilterForm states={texts.accountStates} />
      <Panel flush={result.length > 0}>
        {result.length > 0 ? <Sellers sellers={result} /> : <EmptyState icon="search" title={texts.nothing} />}
      </Panel>
      <Pages params={params} count={count} size={PAGE_SIZE} />
    </>
  )
}

function Sellers({ sellers }: { sellers: readonly StaffSeller[] }) {
  const texts = useMessages(dataMessages)
  const { close } = useMessages(backOfficeMessages)
  const format = useFormat()
  const [chosen, setChosen] = useState<StaffSeller | null>(null)
  return (
    <>
      <Table
        caption={texts.sellersTitle}
        rows={sellers}
        keyOf={({ id }) => id}
        edged
        stacked
        columns={[
          {
            key: 'seller',
            head: texts.seller,
            rowHeader: true,
            cell: ({ id, name, inn }) => (
              <>
                <Link to={`/company/${id}`}>{name}</Link> <br />
                <span className={page.requestMore}>{inn === null ? MISSING : texts.inn(inn)}</span>
              </>
            ),
          },
          {
            key: 'person',
            head: texts.representative,
            cell: ({ representative: { full_name, email } }) => (
              <span>
                {full_name} <br />
                <span className={page.requestMore}>{email}</span>
              </span>
            ),
          },
          { key: 'account', head: texts.account, cell: ({ account }) => account ?? MISSING },
          { key: 'since', head: texts.accountSince, cell: ({ account_since: at }) => (at ? format.dateTime(at) : MISSING) },
          {
            key: 'action',
            head: texts.action,
            cell: (seller) => (
              <Button size="small" onClick={() => setChosen(seller)} aria-label={`${texts.setAccount}: ${seller.name}`}>
                {texts.setAccount}
              </Button>
            ),
          },
        ]}
      />
      <Dialog open={chosen !== null} title={texts.account} closeLabel={close} onClose={() => setChosen(null)}>
        {chosen && <AccountForm seller={chosen} onDone={() => setChosen(null)} />}
      </Dialog>
    </>
  )
}

function AccountForm({ seller, onDone }: { seller: StaffSeller; onDone: () => void }) {
  const texts = useMessages(dataMessages)
  const saving = useSaving()
  const [account, setAccount] = useState(seller.account ?? '')
  const send = async () => {
    const body = { account: account.trim() === '' ? null : account.trim() }
    const call = () => browserCall('PUT /api/v1/admin/sellers/:id/payment-account/', { params: { id: seller.id }, body })
    if (await saving.save(call, texts.accountSaved)) onDone()
  }
  return (
    <Form onSend={send}>
      <Stack>
        <p>
          <b>{seller.name}</b>
        </p>
        <TextField
          label={texts.accountNumber}
          name="account"
          inputMode="numeric"
          autoComplete="off"
          hint={texts.accountHint}
          value={account}
          error={saving.errorOf('account')}
          onChange={(event) => setAccount(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary" full busy={saving.busy}>
          {texts.save}
        </Button>
      </Stack>
    </Form>
  )
}
