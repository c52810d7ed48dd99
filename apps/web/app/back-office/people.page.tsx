// `/back-office/people`: accounts found by name or address; blocking ends everything a person holds at once.
import type { StaffUser } from '@sverka/contract/auth/auth.staff'
import { useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useAccount } from '../shell/account.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { Tag } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Select, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { useToast } from '../ui/toast.tsx'
import type { Route } from './+types/people.page'
import { backOfficeMessages } from './back-office.messages.ts'
import styles from './back-office.module.css'
import { forStaff, pageOf } from './for-staff.ts'
import { Pages } from './pages.tsx'
import { QueueHeading } from './queue.tsx'
import { sortBy } from './sort-by.ts'

const PAGE_SIZE = 20

const orderings = ['-created_at', 'created_at', 'full_name'] as const
const orderingOf = (params: URLSearchParams) => orderings.find((one) => one === params.get('ordering')) ?? orderings[0]

const states = ['active', 'blocked'] as const
const stateOf = (params: URLSearchParams) => states.find((one) => one === params.get('state')) ?? ''

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  forStaff(() => {
    const params = new URL(request.url).searchParams
    const search = params.get('search')?.trim() || undefined
    const state = stateOf(params)
    const conditions = { ...(search ? { search } : {}), ...(state ? { blocked: state === 'blocked' } : {}) }
    const query = { page: pageOf(params), page_size: PAGE_SIZE, ordering: orderingOf(params), ...conditions }
    return browserCall('GET /api/v1/admin/users/', { query })
  })

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function PeoplePage({ loaderData: { result, count } }: Route.ComponentProps) {
  const texts = useMessages(backOfficeMessages)
  const [params] = useSearchParams()
  return (
    <>
      <PageHead title={texts.peopleTitle} noindex />
      <QueueHeading title={texts.peopleTitle} count={count} />
      <form method="get" className={styles.filters}>
        <TextField
          label={texts.search}
          type="search"
          name="search"
          icon="search"
          maxLength={200}
          defaultValue={params.get('search') ?? ''}
        />
        <Select key={`state ${stateOf(params)}`} label={texts.state} name="state" defaultValue={stateOf(params)}>
          <option value="">{texts.anyState}</option>
          <option value="active">{texts.notBlocked}</option>
          <option value="blocked">{texts.blocked}</option>
        </Select>
        <Select key={orderingOf(params)} label={texts.ordering} name="ordering" defaultValue={orderingOf(params)}>
          {orderings.map((ordering) => (
            <option key={ordering} value={ordering}>
              {texts.orderings[ordering]}
            </option>
          ))}
        </Select>
        <Button type="submit">{texts.find}</Button>
      </form>
      <Panel flush={result.length > 0}>
        {result.length > 0 ? <People people={result} /> : <EmptyState icon="search" title={texts.nobody} />}
      </Panel>
      <Pages params={params} count={count} size={PAGE_SIZE} />
    </>
  )
}

function People({ people }: { people: readonly StaffUser[] }) {
  const texts = useMessages(backOfficeMessages)
  const format = useFormat()
  const [params] = useSearchParams()
  const ordered = { params, orderings, ordering: orderingOf(params) }
  const [blocking, setBlocking] = useState<StaffUser | null>(null)
  const change = useChange()
  const unblock = (id: number) =>
    change(() => browserCall('POST /api/v1/admin/users/:id/unblock/', { params: { id } }), texts.unblockedToast)
  return (
    <>
      <Table
        caption={texts.peopleTitle}
        rows={people}
        keyOf={({ id }) => id}
        edged
        stacked
        columns={[
          {
            key: 'person',
            head: texts.person,
            rowHeader: true,
            sort: sortBy(ordered, 'full_name'),
            cell: ({ full_name, email }) => (
              <>
                {full_name} <br />
                <span className={styles.requestMore}>{email}</span>
              </>
            ),
          },
          { key: 'plan', head: texts.plan, cell: ({ name_membership }) => name_membership },
          {
            key: 'joined',
            head: texts.joined,
            sort: sortBy(ordered, 'created_at'),
            cell: ({ date_joined }) => format.dateOfTime(date_joined),
          },
          { key: 'state', head: texts.state, cell: (person) => <State person={person} /> },
          {
            key: 'action',
            head: texts.action,
            cell: (person) => <Act person={person} onBlock={() => setBlocking(person)} onUnblock={() => void unblock(person.id)} />,
          },
        ]}
      />
      <Dialog open={blocking !== null} title={texts.blockTitle} closeLabel={texts.close} onClose={() => setBlocking(null)}>
        {blocking && <Blocking person={blocking} change={change} onDone={() => setBlocking(null)} />}
      </Dialog>
    </>
  )
}

function Act({ person, onBlock, onUnblock }: { person: StaffUser; onBlock: () => void; onUnblock: () => void }) {
  const texts = useMessages(backOfficeMessages)
  const { full_name: name, blocked_at: blockedAt } = person
  const { state } = useAccount()
  // Nobody blocks themselves.
  if (state.me?.id === person.id) return texts.yourself
  if (blockedAt)
    return (
      <Button size="small" onClick={onUnblock} aria-label={`${texts.unblock}: ${name}`}>
        {texts.unblock}
      </Button>
    )
  return (
    <Button size="small" variant="danger" onClick={onBlock} aria-label={`${texts.block}: ${name}`}>
      {texts.block}
    </Button>
  )
}

function State({ person: { blocked_at, is_staff } }: { person: StaffUser }) {
  const texts = useMessages(backOfficeMessages)
  const format = useFormat()
  if (blocked_at) return <Tag tone="bad">{texts.blockedAt(format.dateTime(blocked_at))}</Tag>
  return is_staff ? <Tag tone="accent">{texts.staffMark}</Tag> : <Tag>{texts.active}</Tag>
}

type Change = (work: () => Promise<unknown>, done: string) => Promise<void>

function useChange(): Change {
  const texts = useMessages(backOfficeMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  return async (work, done) => {
    try {
      await work()
      toast.good(done)
    } catch (error) {
      if (!isRefusal(error)) console.warn(error)
      toast.bad(isRefusal(error) ? errorText(error.code) : texts.failed)
    }
    await revalidate()
  }
}

function Blocking({ person, change, onDone }: { person: StaffUser; change: Change; onDone: () => void }) {
  const texts = useMessages(backOfficeMessages)
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (busy) return
    setBusy(true)
    const call = () => browserCall('POST /api/v1/admin/users/:id/block/', { params: { id: person.id }, body: { reason } })
    await change(call, texts.blockedToast)
    onDone()
  }
  return (
    <Form onSend={send}>
      <Stack>
        <p>
          <b>{person.full_name}</b>, {person.email}
        </p>
        <p>{texts.blockLead}</p>
        <TextField
          label={texts.blockReason}
          name="reason"
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button type="submit" variant="danger" full busy={busy}>
          {texts.block}
        </Button>
      </Stack>
    </Form>
  )
}
