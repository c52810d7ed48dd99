// A request to represent a company (`ticket` in the API): documents beside the register's facts, marks for what was checked by eye, the decision.

import { readablePerson } from '@sverka/contract/company/names'
import type { StaffTicket } from '@sverka/contract/company-binding/company-binding'
import { type DocumentKind, documentsOfMark, type TicketMark } from '@sverka/contract/company-binding/company-binding.rules'
import { useEffect, useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { isCompanyStopped } from '../../shell/company-stop.ts'
import { StatusMarks } from '../../shell/status-marks.tsx'
import { Tag } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Decision, type Decisions } from '../decision.tsx'
import styles from '../queue.module.css'
import type { QueueNavigation } from '../queue-navigation.ts'
import { useRefusedText } from '../use-decision.ts'
import { DocumentViewer, keyOfDocument, useDocument } from './document-viewer.tsx'
import { queuesMessages } from './queues.messages.ts'

/** Keys of the marks; 1, 2 and 7 open documents. */
const MARK_KEYS: Readonly<Record<TicketMark, string>> = { readable: '3', name: '4', company: '5', authority: '6' }

export function TicketReview({ ticket, walk }: { ticket: StaffTicket; walk: QueueNavigation }) {
  const texts = useMessages(queuesMessages)
  const format = useFormat()
  const document = useDocument(ticket)
  const marks = useMarks(ticket, document.shown)
  const listDecisions = useTicketDecisions()
  const { left } = marks
  const show = Object.fromEntries(ticket.documents.map((kind) => [keyOfDocument(kind), () => void document.open(kind)]))
  const keys = Object.fromEntries(marks.list.flatMap(({ mark, may, toggle }) => (may ? [[MARK_KEYS[mark], toggle]] : [])))
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
          <MarksPanel ticket={ticket} marks={marks.list} />
        </Stack>
      </div>
      <Decision
        walk={walk}
        {...listDecisions(ticket, ticket.may_be_approved && left === 0)}
        keys={texts.ticketKeys}
        more={{ ...show, ...keys }}
        note={
          ticket.may_be_approved &&
          left > 0 && <Text tone="muted">{marks.list.every(({ may }) => may) ? texts.checksLeft(left) : texts.openFirst}</Text>
        }
      />
    </>
  )
}

interface MarkToSet {
  readonly mark: TicketMark
  /** The documents that it is set for. */
  readonly provingDocuments: readonly DocumentKind[]
  readonly isSet: boolean
  /** False until the documents that the mark is about have been opened. */
  readonly may: boolean
  readonly toggle: () => void
}

/** The viewer's own marks: stored one by one, and shown as soon as they are stored. */
function useMarks({ id, documents, marks, may_be_approved }: StaffTicket, shown: readonly DocumentKind[]) {
  const toast = useToast()
  const refusedText = useRefusedText()
  const [set, setSet] = useState<readonly string[]>(() => marks.filter(({ is_mine }) => is_mine).map(({ mark }) => mark))
  const keep = async (mark: TicketMark, is_set: boolean) => {
    try {
      await browserCall('PUT /api/v1/admin/tickets/:id/marks/:mark/', { params: { id, mark }, body: { is_set } })
      setSet((before) => (is_set ? [...before, mark] : before.filter((item) => item !== mark)))
    } catch (error) {
      toast.error(refusedText(error))
    }
  }
  const list = (Object.keys(MARK_KEYS) as TicketMark[]).flatMap((mark): MarkToSet[] => {
    const provingDocuments = documentsOfMark(mark, documents)
    if (provingDocuments.length === 0) return []
    const isSet = set.includes(mark)
    const may = may_be_approved && provingDocuments.every((kind) => shown.includes(kind))
    return [{ mark, provingDocuments, isSet, may, toggle: () => void keep(mark, !isSet) }]
  })
  return { list, left: list.filter(({ isSet }) => !isSet).length }
}

/** Below a mark stand the marks of colleagues, with name and time. */
function MarksPanel({ ticket, marks }: { ticket: StaffTicket; marks: readonly MarkToSet[] }) {
  const texts = useMessages(queuesMessages)
  const format = useFormat()
  return (
    <Panel title={texts.checkByEye} compact>
      <Stack gap={2}>
        {marks.map(({ mark, provingDocuments, isSet, may, toggle }) => (
          <div key={mark}>
            <Checkbox checked={isSet} disabled={!may} onChange={toggle}>
              {texts.marks[mark]} <kbd>{MARK_KEYS[mark]}</kbd>
            </Checkbox>
            <Text as="p" size="caption" tone="secondary">
              {provingDocuments.map((kind) => `${texts[kind]} (${keyOfDocument(kind)})`).join(', ')}
            </Text>
            {ticket.marks
              .filter((item) => item.mark === mark && !item.is_mine)
              .map(({ by, at }) => (
                <Text key={`${by} ${at}`} as="p" size="caption" tone="muted">
                  {texts.markedBy(by, format.dateTime(at))}
                </Text>
              ))}
          </div>
        ))}
        {!ticket.documents.includes('power_of_attorney') && (
          <Text as="p" size="caption" tone="muted">
            {texts.withoutPower[ticket.name_matches === null ? 'unknown' : ticket.name_matches ? 'head' : 'other']}
          </Text>
        )}
      </Stack>
    </Panel>
  )
}

/** `may`: whether agreeing is possible. Several requests together can only be refused, since the documents of each must be opened. */
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

/** The head's name in the usual case, so that it can be compared with the documents. */
const leaderName = ({ leader }: StaffTicket['company']) => leader && readablePerson(leader)

function NameFacts({ ticket: { user, company, name_matches } }: { ticket: StaffTicket }) {
  const texts = useMessages(queuesMessages)
  const registered = company.kind === 'entrepreneur' ? company.name : leaderName(company)
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

/** Whether a stop factor was found for the company; true until the report is loaded, so that nothing is green too early. */
function useStopped(number: string): boolean {
  const [clearNumber, setClearNumber] = useState<string | null>(null)
  useEffect(() => {
    let isShown = true
    void isCompanyStopped(number).then((stopped) => isShown && setClearNumber(stopped ? null : number))
    return () => {
      isShown = false
    }
  }, [number])
  return clearNumber !== number
}

function RegisterFacts({ ticket: { company, leader_post } }: { ticket: StaffTicket }) {
  const texts = useMessages(queuesMessages)
  const stopped = useStopped(company.inn ?? company.ogrn)
  return (
    <Panel title={texts.registerFacts} compact>
      <DescriptionList
        items={[
          { label: texts.company, value: <Link to={`/counter-parties/${company.ogrn}`}>{company.name}</Link> },
          {
            label: texts.status,
            value: <StatusMarks status={{ name: company.status, procedure: null }} asOf={company.as_of} stopped={stopped} />,
          },
          { label: texts.inn, value: company.inn },
          { label: texts.ogrn, value: company.ogrn },
          { label: texts.head, value: leaderName(company) },
          { label: texts.post, value: leader_post },
        ]}
      />
    </Panel>
  )
}
