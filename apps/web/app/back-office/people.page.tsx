// `/back-office/people`: all accounts, with a search by name or e-mail. Staff block an account, which ends its sessions at once, or unblock it.
import type { StaffUser } from '@sverka/contract/auth/auth.staff'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useAccount } from '../shell/account.tsx'
import { Link } from '../ui/link.tsx'
import { TwoLines } from '../ui/two-lines.tsx'
import type { Route } from './+types/people.page'
import { backOfficeMessages } from './back-office.messages.ts'
import { PersonState } from './person-state.tsx'
import type { RowAction } from './row-actions.tsx'
import { StaffForm } from './staff-form.tsx'
import { StaffList } from './staff-list.tsx'
import { staffLoader } from './staff-page.tsx'

/** Values of the API's `ordering`: newest first, oldest first, by name. */
const orderings = ['-created_at', 'created_at', 'full_name'] as const

export const clientLoader = staffLoader((request) => {
  const { state } = request.choice('state', ['active', 'blocked'] as const)
  const filters = { ...request.text('search'), ...request.choice('ordering', orderings), ...(state && { blocked: state === 'blocked' }) }
  return browserCall('GET /api/v1/admin/users/', { query: { ...request.page(), ...filters } })
})

export default function PeoplePage({ loaderData: list }: Route.ComponentProps) {
  const texts = useMessages(backOfficeMessages)
  const format = useFormat()
  return (
    <StaffList
      title={texts.peopleTitle}
      list={list}
      filters={[
        { name: 'search', label: texts.search },
        { name: 'state', label: texts.state, options: { active: texts.notBlocked, blocked: texts.blocked }, any: texts.anyState },
        { name: 'ordering', label: texts.ordering, options: texts.orderings },
      ]}
      orderings={orderings}
      empty={texts.nobody}
      columns={[
        { head: texts.person, sort: 'full_name', cell: (person) => <Person person={person} /> },
        { head: texts.plan, cell: ({ name_membership: planName }) => planName },
        { head: texts.joined, sort: 'created_at', cell: ({ date_joined }) => format.dateOfTime(date_joined) },
        { head: texts.state, cell: (person) => <PersonState person={person} /> },
      ]}
      rowName={({ full_name }) => full_name}
      actions={useBlocking()}
      instead={() => texts.yourself}
    />
  )
}

function Person({ person: { id, full_name, email } }: { person: StaffUser }) {
  return <TwoLines first={<Link to={`/back-office/people/${id}`}>{full_name}</Link>} second={email} />
}

/** Actions that block and unblock; not offered for one's own account. */
function useBlocking(): readonly RowAction<StaffUser>[] {
  const texts = useMessages(backOfficeMessages)
  const { me } = useAccount().state
  return [
    {
      text: texts.unblock,
      offered: ({ id, blocked_at }) => blocked_at !== null && me?.id !== id,
      act: ({ id }) => browserCall('POST /api/v1/admin/users/:id/unblock/', { params: { id } }),
      done: texts.unblockedToast,
    },
    {
      text: texts.block,
      danger: true,
      offered: ({ id, blocked_at }) => blocked_at === null && me?.id !== id,
      title: texts.blockTitle,
      form: (person, close) => <BlockForm person={person} close={close} />,
    },
  ]
}

function BlockForm({ person: { id, full_name, email }, close }: { person: StaffUser; close: () => void }) {
  const texts = useMessages(backOfficeMessages)
  return (
    <StaffForm
      about={`${full_name}, ${email}`}
      lead={<p>{texts.blockLead}</p>}
      start={{ reason: '' }}
      fields={{ reason: { label: texts.blockReason, max: 1000 } }}
      send={(body) => browserCall('POST /api/v1/admin/users/:id/block/', { params: { id }, body })}
      done={texts.blockedToast}
      submit={texts.block}
      danger
      onDone={close}
    />
  )
}
