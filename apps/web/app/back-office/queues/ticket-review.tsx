// One request to represent a company: documents beside the register's facts, three things to be seen by eye, and the decision.
import type { StaffTicket } from '@sverka/contract/company-binding/company-binding'
import { useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { StatusMarks } from '../../shell/status-marks.tsx'
import { Tag } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { Decision, type Decisions } from '../decision.tsx'
import styles from '../queue.module.css'
import type { Walk } from '../walk.ts'
import { type DocumentKind, DocumentViewer, useDocument } from './document-viewer.tsx'
import { queuesMessages } from './queues.messages.ts'

/** Documents that a mark speaks of, in the order of the marks: it can be set once they were on the screen. */
const SPEAKS_OF: readonly (readonly DocumentKind[])[] = [['passport', 'contract'], ['passport'], ['contract']]

/** After those of the two documents. */
const keyOfMark = (at: number): string => String(at + 3)

export function TicketReview({ ticket, walk }: { ticket: StaffTicket; walk: Walk }) {
  const texts = useMessages(queuesMessages)
  const format = useFormat()
  const [seen, setSeen] = useState<readonly number[]>([])
  const document = useDocument(ticket)
  const decisionsOf = useTicketDecisions()
  const left = texts.checks.length - seen.length
  const mayMark = (at: number) => ticket.may_be_approved && (SPEAKS_OF[at] ?? []).every((kind) => document.shown.includes(kind))
  const mark = (at: number) => setSeen(seen.includes(at) ? seen.filter((one) => one !== at) : [...seen, at])
  const show = { '1': () => void document.open('passport'), '2': () => void document.open('contract') }
  const marks = Object.fromEntries(texts.checks.flatMap((_, at) => (mayMark(at) ? [[keyOfMark(at), () => mark(at)]] : [])))
  return (
    <>
      <Heading level={2} look="h3">
        {texts.ticketNumber(ticket.id)}: {ticket.user.full_name}, {ticket.company.name}
      </Heading>
      <Text as="p" tone="secondary">
        {ticket.user.email}, {format.dateTime(ticket.created_at)}
      </Text>
      {!ticket.may_be_approved && <Note tone="bad">{texts.ended}</Note>}
      <div className={styles.halves}>
        <DocumentViewer ticket={ticket} document={document} />
        <Stack>
          <NameFacts ticket={ticket} />
          <RegisterFacts ticket={ticket} />
          <Panel title={texts.checkByEye} compact>
            <Stack gap={2}>
              {texts.checks.map((text, at) => (
                <Checkbox key={text} checked={seen.includes(at)} disabled={!mayMark(at)} onChange={() => mark(at)}>
                  {text} <kbd>{keyOfMark(at)}</kbd>
                </Checkbox>
              ))}
            </Stack>
          </Panel>
        </Stack>
      </div>
      <Decision
        walk={walk}
        {...decisionsOf(ticket, ticket.may_be_approved && left === 0)}
        keys={texts.ticketKeys}
        more={{ ...show, ...marks }}
        note={
          ticket.may_be_approved &&
          left > 0 && <Text tone="muted">{texts.checks.every((_, at) => mayMark(at)) ? texts.checksLeft(left) : texts.openFirst}</Text>
        }
      />
    </>
  )
}

/** A link is agreed to one by one: its documents must be seen. */
export function useTicketDecisions(): (ticket: StaffTicket, may: boolean) => Decisions {
  const texts = useMessages(queuesMessages)
  return ({ id }, may) => ({
    agree: {
      text: texts.approve,
      done: texts.approvedToast,
      may,
      act: () => browserCall('POST /api/v1/admin/tickets/:id/approve/', { params: { id } }),
    },
    refuse: {
      title: texts.ticketRejectTitle,
      lead: texts.ticketRejectLead,
      reasons: texts.ticketReasons,
      submit: texts.reject,
      done: texts.ticketRejectedToast,
      act: (reason) => browserCall('POST /api/v1/admin/tickets/:id/reject/', { params: { id }, body: { reason } }),
    },
  })
}

const NAME_LOOKS = {
  nameUnknown: {},
  nameMatches: { tone: 'good', icon: 'check' },
  nameDiffers: { tone: 'warning', icon: 'alert' },
} as const

function NameFacts({ ticket: { user, company, name_matches } }: { ticket: StaffTicket }) {
  const texts = useMessages(queuesMessages)
  const registered = company.kind === 'entrepreneur' ? company.name : company.leader
  const found = name_matches === null ? 'nameUnknown' : name_matches ? 'nameMatches' : 'nameDiffers'
  return (
    <Panel title={texts.name} compact>
      <Stack gap={2}>
        <DescriptionList
          items={[
            { label: texts.inRequest, value: user.full_name },
            { label: texts.inRegister, value: registered },
          ]}
        />
        <span>
          <Tag {...NAME_LOOKS[found]}>{texts[found]}</Tag>
        </span>
      </Stack>
    </Panel>
  )
}

function RegisterFacts({ ticket: { company, leader_post } }: { ticket: StaffTicket }) {
  const texts = useMessages(queuesMessages)
  return (
    <Panel title={texts.registerFacts} compact>
      <DescriptionList
        items={[
          { label: texts.company, value: <Link to={`/counter-parties/${company.ogrn}`}>{company.name}</Link> },
          { label: texts.status, value: <StatusMarks status={{ name: company.status, procedure: null }} asOf={company.as_of} /> },
          { label: texts.inn, value: company.inn },
          { label: texts.ogrn, value: company.ogrn },
          { label: texts.head, value: company.leader },
          { label: texts.post, value: leader_post },
        ]}
      />
    </Panel>
  )
}
