// `/back-office/people/:id`: one account with its companies, orders, sign-ins, complaints, and the decisions of staff about it. The server records
// each view in the audit log.
import { deviceName } from '@sverka/contract/auth/device.rules'
import type { StaffPerson } from '@sverka/contract/back-office/person'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { MISSING, useFormat } from '../i18n/format.ts'
import { DescriptionList } from '../ui/description-list.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { TwoLines } from '../ui/two-lines.tsx'
import type { Route } from './+types/person.page'
import { auditMessages } from './audit.messages.ts'
import { backOfficeMessages } from './back-office.messages.ts'
import styles from './back-office.module.css'
import { dataMessages } from './data/data.messages.ts'
import { personMessages } from './person.messages.ts'
import { PersonState } from './person-state.tsx'
import { StaffPanel } from './staff-list.tsx'
import { Moment, StaffPage, staffLoader } from './staff-page.tsx'

export const clientLoader = staffLoader((_, id) => browserCall('GET /api/v1/admin/users/:id/', { params: { id } }))

export default function PersonPage({ loaderData: person }: Route.ComponentProps) {
  const texts = useMessages(personMessages)
  const common = useMessages(backOfficeMessages)
  const format = useFormat()
  return (
    <StaffPage
      title={person.full_name}
      lead={texts.lead}
      from={{ trail: texts.trail, label: common.peopleTitle, to: '/back-office/people' }}
    >
      <Panel>
        <DescriptionList
          items={[
            { label: texts.email, value: person.email },
            { label: common.plan, value: person.name_membership },
            { label: common.joined, value: format.dateOfTime(person.date_joined) },
            { label: common.state, value: <PersonState person={person} /> },
          ]}
        />
      </Panel>
      <Companies person={person} />
      <Orders person={person} />
      <SignIns person={person} />
      <Complaints person={person} />
      <Decisions person={person} />
    </StaffPage>
  )
}

interface PersonProps {
  person: StaffPerson
}

/** Companies that the person represents, and their requests to represent one. */
function Companies({ person: { companies } }: PersonProps) {
  const texts = useMessages(personMessages)
  const { state } = useMessages(backOfficeMessages)
  return (
    <StaffPanel
      title={texts.companies}
      rows={companies}
      rowKey={({ id, state: companyState, at }) => `${id} ${companyState} ${at}`}
      empty={{ icon: 'building', title: texts.none }}
      columns={[
        { head: texts.company, cell: ({ ogrn, name }) => <Link to={`/counter-parties/${ogrn}`}>{name}</Link> },
        { head: state, cell: (company) => texts.companyStates[company.state] },
        { head: texts.when, cell: ({ at }) => <Moment at={at} /> },
      ]}
    />
  )
}

/** Orders of the person as a buyer and as a seller. */
function Orders({ person: { orders } }: PersonProps) {
  const texts = useMessages(personMessages)
  const data = useMessages(dataMessages)
  const format = useFormat()
  const states: Readonly<Record<string, string>> = data.orderStates
  return (
    <StaffPanel
      title={data.ordersTitle}
      rows={orders}
      empty={{ icon: 'cart', title: texts.none }}
      columns={[
        { head: data.number, cell: ({ id }) => <Link to={`/back-office/orders/${id}`}>{id}</Link> },
        { head: texts.side, cell: ({ side }) => texts.sides[side] },
        { head: data.seller, cell: ({ company }) => company },
        { head: data.total, numeric: true, cell: ({ total }) => format.price(total) },
        { head: data.state, cell: ({ status }) => states[status] ?? status },
        { head: data.created, cell: ({ at }) => <Moment at={at} /> },
      ]}
    />
  )
}

function SignIns({ person: { sessions } }: PersonProps) {
  const texts = useMessages(personMessages)
  const { state } = useMessages(backOfficeMessages)
  return (
    <StaffPanel
      title={texts.sessions}
      rows={sessions}
      empty={{ icon: 'lock', title: texts.none }}
      columns={[
        { head: texts.device, cell: ({ agent }) => deviceName(agent) ?? MISSING },
        { head: texts.address, cell: ({ address }) => address ?? MISSING },
        { head: texts.begun, cell: ({ begun_at }) => <Moment at={begun_at} /> },
        { head: texts.used, cell: ({ last_used_at }) => <Moment at={last_used_at} /> },
        { head: state, cell: ({ ended_at }) => (ended_at ? <Moment at={ended_at} /> : texts.goesOn) },
      ]}
    />
  )
}

/** Complaints that the person made, and those about the person. */
function Complaints({ person: { complaints } }: PersonProps) {
  const texts = useMessages(personMessages)
  const { state } = useMessages(backOfficeMessages)
  return (
    <StaffPanel
      title={texts.complaints}
      rows={complaints}
      rowKey={(_, index) => index}
      empty={{ icon: 'alert', title: texts.none }}
      columns={[
        { head: texts.complaint, cell: ({ about, side }) => <TwoLines first={texts.about[about]} second={texts[side]} /> },
        { head: texts.reason, cell: ({ text }) => <span className={styles.text}>{text}</span> },
        { head: texts.when, cell: ({ at }) => <Moment at={at} /> },
        { head: state, cell: ({ closed_at }) => (closed_at ? <Moment at={closed_at} /> : texts.open) },
      ]}
    />
  )
}

/** Decisions of staff about the account, from the audit log. */
function Decisions({ person: { decisions } }: PersonProps) {
  const texts = useMessages(personMessages)
  const actions: Readonly<Record<string, string>> = useMessages(auditMessages).auditActions
  return (
    <StaffPanel
      title={texts.decisions}
      rows={decisions}
      empty={{ icon: 'history', title: texts.none }}
      columns={[
        { head: texts.decision, cell: ({ action }) => actions[action] ?? action },
        { head: texts.by, cell: ({ by }) => by ?? MISSING },
        { head: texts.reason, cell: ({ reason }) => reason ?? MISSING },
        { head: texts.when, cell: ({ at }) => <Moment at={at} /> },
      ]}
    />
  )
}
