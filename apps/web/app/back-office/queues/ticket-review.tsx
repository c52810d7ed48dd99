// Review of a member's request to represent a company (`ticket` in the API): the documents beside the facts of the state register, a checklist of
// marks that staff set for what they checked by eye, and the decision. Staff can approve only after all marks are set.

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

/**
 * Keys of the marks; 1, 2 and 7 open documents. `readable`: every document can be read; `name`: the passport has the applicant's name; `company`: the
 * tax certificate is of this company; `authority`: the power of attorney allows the applicant to act for it.
 */
const MARK_KEYS: Readonly<Record<TicketMark, string>> = { readable: '3', name: '4', company: '5', authority: '6' }

export function TicketReview({ ticket, navigation }: { ticket: StaffTicket; navigation: QueueNavigation }) {
  const texts = useMessages(queuesMessages)
  const format = useFormat()
  const document = useDocument(ticket)
  const marks = useMarks(ticket, document.shown)
  const listDecisions = useTicketDecisions()
  const { left: marksLeft } = marks
  const documentKeys = Object.fromEntries(ticket.documents.map((kind) => [keyOfDocument(kind), () => void document.open(kind)]))
  const markKeys = Object.fromEntries(marks.list.flatMap(({ mark, canToggle, toggle }) => (canToggle ? [[MARK_KEYS[mark], toggle]] : [])))
  return (
    <>
      <Heading level={2} look="h3">
        {texts.ticketNumber(ticket.id)}: {ticket.user.full_name}, {ticket.company.name}
      </Heading>
      <Text as="p" tone="secondary">
        {ticket.user.email}, {format.dateTime(ticket.created_at)}
      </Text>
      {/* The company is not active, for example closed: the request can only be rejected. */}
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
        navigation={navigation}
        {...listDecisions(ticket, ticket.may_be_approved && marksLeft === 0)}
        keys={texts.ticketKeys}
        more={{ ...documentKeys, ...markKeys }}
        note={
          ticket.may_be_approved &&
          marksLeft > 0 && (
            <Text tone="muted">{marks.list.every(({ canToggle }) => canToggle) ? texts.checksLeft(marksLeft) : texts.openFirst}</Text>
          )
        }
      />
    </>
  )
}

/** A mark of the checklist. */
interface MarkToSet {
  readonly mark: TicketMark
  /** The attached documents in which it is checked. */
  readonly provingDocuments: readonly DocumentKind[]
  readonly isSet: boolean
  /** False until the documents of the mark have been opened, and for a company that is not active. */
  readonly canToggle: boolean
  readonly toggle: () => void
}

/** The marks that this member of staff set: each is sent at once, and shown as set when the server has stored it. `shown`: opened documents. */
function useMarks({ id, documents, marks, may_be_approved }: StaffTicket, shown: readonly DocumentKind[]) {
  const toast = useToast()
  const refusedText = useRefusedText()
  const [ownMarks, setOwnMarks] = useState<readonly string[]>(() => marks.filter(({ is_mine }) => is_mine).map(({ mark }) => mark))
  const store = async (mark: TicketMark, is_set: boolean) => {
    try {
      await browserCall('PUT /api/v1/admin/tickets/:id/marks/:mark/', { params: { id, mark }, body: { is_set } })
      setOwnMarks((before) => (is_set ? [...before, mark] : before.filter((item) => item !== mark)))
    } catch (error) {
      toast.error(refusedText(error))
    }
  }
  const list = (Object.keys(MARK_KEYS) as TicketMark[]).flatMap((mark): MarkToSet[] => {
    const provingDocuments = documentsOfMark(mark, documents)
    if (provingDocuments.length === 0) return []
    const isSet = ownMarks.includes(mark)
    const canToggle = may_be_approved && provingDocuments.every((kind) => shown.includes(kind))
    return [{ mark, provingDocuments, isSet, canToggle, toggle: () => void store(mark, !isSet) }]
  })
  return { list, left: list.filter(({ isSet }) => !isSet).length }
}

/** The checklist. Below each mark are the same marks of colleagues, with name and time. */
function MarksPanel({ ticket, marks }: { ticket: StaffTicket; marks: readonly MarkToSet[] }) {
  const texts = useMessages(queuesMessages)
  const format = useFormat()
  return (
    <Panel title={texts.checkByEye} compact>
      <Stack gap={2}>
        {marks.map(({ mark, provingDocuments, isSet, canToggle, toggle }) => (
          <div key={mark}>
            <Checkbox checked={isSet} disabled={!canToggle} onChange={toggle}>
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

/**
 * Approve or reject a request. `isAllowed`: whether it can be approved now. Several requests together can only be rejected, since the documents of
 * each must be opened before it is approved.
 */
export function useTicketDecisions(): (ticket: StaffTicket, isAllowed: boolean) => Decisions {
  const texts = useMessages(queuesMessages)
  return ({ id }, isAllowed) => ({
    agree: {
      text: texts.approve,
      done: texts.approvedToast,
      isAllowed,
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

/** Tags for the comparison of the applicant's name with the head in the register; unknown if the register names no head. */
const NAME_TAGS = {
  nameUnknown: {},
  nameMatches: { tone: 'good', icon: 'check' },
  nameDiffers: { tone: 'warning', icon: 'alert' },
} as const

/** The name of the company's head. The register writes it in capitals; here it has the usual case, like the documents that it is compared with. */
const leaderName = ({ leader }: StaffTicket['company']) => leader && readablePerson(leader)

/** The applicant's name beside the name in the register: of the sole trader, or of the company's head. */
function NameFacts({ ticket: { user, company, name_matches } }: { ticket: StaffTicket }) {
  const texts = useMessages(queuesMessages)
  const registeredName = company.kind === 'entrepreneur' ? company.name : leaderName(company)
  const comparison = name_matches === null ? 'nameUnknown' : name_matches ? 'nameMatches' : 'nameDiffers'
  return (
    <Panel title={texts.name} compact>
      <Stack gap={2}>
        <DescriptionList
          items={[
            { label: texts.inRequest, value: user.full_name },
            { label: texts.inRegister, value: registeredName },
          ]}
        />
        <span>
          <Tag {...NAME_TAGS[comparison]}>{texts[comparison]}</Tag>
        </span>
      </Stack>
    </Panel>
  )
}

/**
 * Whether the company's report has a stop factor, which forbids deals with it; true until it is loaded, so that nothing is shown as good too early.
 */
function useStopped(companyNumber: string): boolean {
  const [clearNumber, setClearNumber] = useState<string | null>(null)
  useEffect(() => {
    let isMounted = true
    void isCompanyStopped(companyNumber).then((stopped) => isMounted && setClearNumber(stopped ? null : companyNumber))
    return () => {
      isMounted = false
    }
  }, [companyNumber])
  return clearNumber !== companyNumber
}

/** Facts of the state register: `inn` is the taxpayer number, `ogrn` the registration number. */
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
