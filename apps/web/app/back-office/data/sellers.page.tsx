// `/back-office/sellers`: companies that a member of the site represents, and their accounts at the payment provider, to which it transfers the money
// of their sales. Staff enter the account numbers.
import type { StaffSeller } from '@sverka/contract/payments/payments.staff'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING } from '../../i18n/format.ts'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { StaffForm } from '../staff-form.tsx'
import { StaffList } from '../staff-list.tsx'
import { Moment, staffLoader } from '../staff-page.tsx'
import type { Route } from './+types/sellers.page'
import { dataMessages } from './data.messages.ts'

export const clientLoader = staffLoader((request) => {
  const { status } = request.choice('status', ['with', 'without'] as const)
  const query = { ...request.page(), ...request.text('search', 100), ...(status && { with_account: status === 'with' }) }
  return browserCall('GET /api/v1/admin/sellers/', { query })
})

export default function StaffSellersPage({ loaderData: list }: Route.ComponentProps) {
  const texts = useMessages(dataMessages)
  return (
    <StaffList
      title={texts.sellersTitle}
      list={list}
      // `needed`: whether a seller's goods are sold only if the seller has such an account.
      above={<Note tone="info">{list.needed ? texts.accountsNeeded : texts.accountsUnused}</Note>}
      filters={[
        { name: 'search', label: texts.search, maxLength: 100 },
        { name: 'status', label: texts.state, options: texts.accountStates, any: texts.any },
      ]}
      empty={texts.nothing}
      columns={[
        { head: texts.seller, cell: (seller) => <Seller {...seller} /> },
        {
          head: texts.representative,
          cell: ({ representative: { full_name, email } }) => <TwoLines first={full_name} second={email} />,
        },
        { head: texts.account, cell: ({ account }) => account ?? MISSING },
        { head: texts.accountSince, cell: ({ account_since }) => <Moment at={account_since} /> },
      ]}
      rowName={({ name }) => name}
      actions={[{ text: texts.setAccount, title: texts.account, form: (seller, close) => <AccountForm seller={seller} close={close} /> }]}
    />
  )
}

/** Name of the company with its taxpayer number (`inn`). */
function Seller({ id, name, inn }: StaffSeller) {
  const texts = useMessages(dataMessages)
  return <TwoLines first={<Link to={`/company/${id}`}>{name}</Link>} second={inn === null ? MISSING : texts.inn(inn)} />
}

function AccountForm({ seller: { id, name, account }, close }: { seller: StaffSeller; close: () => void }) {
  const texts = useMessages(dataMessages)
  const send = (draft: { account: string }) =>
    browserCall('PUT /api/v1/admin/sellers/:id/payment-account/', { params: { id }, body: { account: draft.account.trim() || null } })
  return (
    <StaffForm
      about={name}
      start={{ account: account ?? '' }}
      fields={{ account: { label: texts.accountNumber, hint: texts.accountHint, input: 'numeric' } }}
      send={send}
      done={texts.accountSaved}
      onDone={close}
    />
  )
}
