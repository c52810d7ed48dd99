// One request to represent a company: documents beside the register's facts, three things to be seen by eye, and the decision.
import type { StaffTicket } from '@sverka/contract/company-binding/company-binding'
import { useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { StatusMarks } from '../../shell/status-marks.tsx'
import { Tag } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import styles from '../back-office.module.css'
import { KeysHint } from '../keys-hint.tsx'
import type { Walk } from '../queue.tsx'
import { RejectDialog } from '../reject-dialog.tsx'
import { useDecision } from '../use-decision.ts'
import { useKeys } from '../use-keys.ts'
import { type DocumentKind, DocumentViewer, useDocument } from './document-viewer.tsx'
import { queuesMessages } from './queues.messages.ts'

/** Documents that a mark speaks of, in the order of the marks: it can be set once they were on the screen. */
const SPEAKS_OF: readonly (readonly DocumentKind[])[] = [['passport', 'contract'], ['passport'], ['contract']]

/** After those of the two documents. */
const keyOfMark = (at: number): string => String(at + 3)

export function TicketReview({ ticket, walk: { next, previous, onward } }: { ticket: StaffTicket; walk: Walk }) {
  const texts = useMessages(queuesMessages)
  const format = useFormat()
  const [isRejecting, setRejecting] = useState(false)
  const [seen, setSeen] = useState<readonly number[]>([])
  const { busy, approve, reject } = useDecisions(ticket, onward)
  const document = useDocument(ticket)
  const left = texts.checks.length - seen.length
  const mayApprove = ticket.may_be_approved && left === 0
  const open = () => setRejecting(true)
  const mayMark = (at: number) => ticket.may_be_approved && (SPEAKS_OF[at] ?? []).every((kind) => document.shown.includes(kind))
  const mark = (at: number) => setSeen(seen.includes(at) ? seen.filter((one) => one !== at) : [...seen, at])
  const show = { '1': () => void document.open('passport'), '2': () => void document.open('contract') }
  const marks = Object.fromEntries(texts.checks.flatMap((_, at) => (mayMark(at) ? [[keyOfMark(at), () => mark(at)]] : [])))
  useKeys({ j: next, s: onward, k: previous, r: open, ...show, ...marks, ...(mayApprove ? { p: approve } : {}) }, !isRejecting && !busy)
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
      <Row wrap className={styles.decision}>
        <Button variant="primary" icon="check" busy={busy} disabled={!mayApprove} onClick={approve}>
          {texts.approve} <kbd>P</kbd>
        </Button>
        <Button variant="danger" disabled={busy} onClick={open}>
          {texts.reject} <kbd>R</kbd>
        </Button>
        <Button variant="text" disabled={busy} onClick={onward}>
          {texts.next} <kbd>S</kbd>
        </Button>
        {ticket.may_be_approved && left > 0 && (
          <Text tone="muted">{texts.checks.every((_, at) => mayMark(at)) ? texts.checksLeft(left) : texts.openFirst}</Text>
        )}
      </Row>
      <KeysHint keys={texts.ticketKeys} />
      <RejectDialog
        open={isRejecting}
        refusing={{ title: texts.ticketRejectTitle, lead: texts.ticketRejectLead, reasons: texts.ticketReasons, submit: texts.reject }}
        onClose={() => setRejecting(false)}
        onReject={async (reason) => {
          await reject(reason)
          setRejecting(false)
        }}
      />
    </>
  )
}

function NameFacts({ ticket: { user, company, name_matches } }: { ticket: StaffTicket }) {
  const texts = useMessages(queuesMessages)
  const registered = company.kind === 'entrepreneur' ? company.name : company.leader
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
          {name_matches === null && <Tag>{texts.nameUnknown}</Tag>}
          {name_matches === true && (
            <Tag tone="good" icon="check">
              {texts.nameMatches}
            </Tag>
          )}
          {name_matches === false && (
            <Tag tone="warning" icon="alert">
              {texts.nameDiffers}
            </Tag>
          )}
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

function useDecisions({ id }: StaffTicket, onNext: () => void) {
  const texts = useMessages(queuesMessages)
  const { busy, decide } = useDecision(onNext)
  return {
    busy,
    approve: () => void decide(() => browserCall('POST /api/v1/admin/tickets/:id/approve/', { params: { id } }), texts.approvedToast),
    reject: (reason: string) =>
      decide(() => browserCall('POST /api/v1/admin/tickets/:id/reject/', { params: { id }, body: { reason } }), texts.ticketRejectedToast),
  }
}
