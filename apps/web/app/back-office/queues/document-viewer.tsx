// Documents of a request to represent a company (passport, tax certificate, power of attorney). They are personal data: each is opened on demand by
// a URL that is valid for one minute, shown with the name of the viewer and the time across it, and hidden after that minute.
import type { StaffTicket } from '@sverka/contract/company-binding/company-binding'
import { DOCUMENT_LINK_SECONDS, type DocumentKind, documentKinds } from '@sverka/contract/company-binding/company-binding.rules'
import { useCallback, useEffect, useState } from 'react'
import { browserCall, fetchFile } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { useAccount } from '../../shell/account.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import styles from '../queue.module.css'
import { useRefusedText } from '../use-decision.ts'
import { queuesMessages } from './queues.messages.ts'

/** The document that is shown. */
interface Opened {
  readonly kind: DocumentKind
  /** URL of the loaded file in the browser. */
  readonly url: string
  /** Moment of the view by the server's clock. */
  readonly at: string
}

/** Keys that open documents; 3 to 6 set marks of the checklist. `contract` is the company's tax certificate. */
export const keyOfDocument = (kind: DocumentKind): string => ({ passport: '1', contract: '2', power_of_attorney: '7' })[kind]

/** State of the viewer for one request. */
export interface DocumentState {
  readonly opened: Opened | null
  /** Documents of this request that the viewer has opened, now or earlier. */
  readonly shown: readonly DocumentKind[]
  readonly busy: boolean
  /** Message to show; empty if there is none. */
  readonly problem: string
  open(kind: DocumentKind): Promise<void>
}

/** Server time at which the URL was issued: its token begins with the second until which it is valid. */
function openedAt(token: string): string {
  const seconds = Number(token.split('.')[0]) - DOCUMENT_LINK_SECONDS
  return new Date(seconds * 1000).toISOString()
}

/** Loads and hides documents; `opened: before` are the kinds that this member of staff opened on earlier visits. */
export function useDocument({ id, opened: before }: StaffTicket): DocumentState {
  const texts = useMessages(queuesMessages)
  const refusedText = useRefusedText()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [shown, setShown] = useState<readonly DocumentKind[]>(before)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (!opened) return
    const timer = setTimeout(() => {
      setOpened(null)
      setProblem(texts.documentGone)
    }, DOCUMENT_LINK_SECONDS * 1000)
    return () => {
      clearTimeout(timer)
      URL.revokeObjectURL(opened.url)
    }
  }, [opened, texts])
  const open = useCallback(
    async (kind: DocumentKind) => {
      setBusy(true)
      setProblem('')
      try {
        const found = await load(id, kind)
        setOpened(found)
        if (found) setShown((kinds) => [...kinds, kind])
        else setProblem(texts.documentMissing)
      } catch (error) {
        setProblem(refusedText(error))
      } finally {
        setBusy(false)
      }
    },
    [id, texts, refusedText],
  )
  return { opened, shown, busy, problem, open }
}

/** Requests the ticket again for a fresh URL, since the URL in the list may have expired; null if there is no such document. */
async function load(id: number, kind: DocumentKind): Promise<Opened | null> {
  const { result } = await browserCall('GET /api/v1/admin/tickets/', { query: { id, page_size: 1 } })
  const url = result[0]?.[`${kind}_url`]
  const token = url?.split('token=')[1]
  if (!token) return null
  const file = await fetchFile('GET /api/v1/admin/tickets/:id/documents/:kind/', { params: { id, kind }, query: { token } })
  return { kind, url: URL.createObjectURL(file), at: openedAt(token) }
}

export function DocumentViewer({ ticket, document: { opened, busy, problem, open } }: { ticket: StaffTicket; document: DocumentState }) {
  const texts = useMessages(queuesMessages)
  return (
    <Panel title={texts.documents} compact>
      <Stack gap={3}>
        <Row wrap gap={2}>
          {documentKinds.map(
            (kind) =>
              ticket.documents.includes(kind) && (
                <Button key={kind} icon="eye" busy={busy} disabled={ticket[`${kind}_url`] === null} onClick={() => void open(kind)}>
                  {texts[kind]} <kbd>{keyOfDocument(kind)}</kbd>
                </Button>
              ),
          )}
        </Row>
        {/* `name_matches`: false if the applicant is not the head of the company in the register, who needs no power of attorney. */}
        {ticket.name_matches === false && !ticket.documents.includes('power_of_attorney') && <Note tone="warning">{texts.noPower}</Note>}
        {opened && <Scan key={opened.url} opened={opened} ticketId={ticket.id} />}
        {problem && (
          <Note tone="warning" alert>
            {problem}
          </Note>
        )}
        <Text as="p" size="caption" tone="muted">
          {texts.documentScanned[ticket.documents_check]}. {texts.documentHint} {texts.documentsKept}
        </Text>
      </Stack>
    </Panel>
  )
}

/** Zoom steps: widths of the picture in percent of its frame. */
const SIZES = [100, 150, 200, 300] as const

/** The picture with zoom, rotation and watermark. */
function Scan({ opened: { kind, url, at }, ticketId }: { opened: Opened; ticketId: number }) {
  const texts = useMessages(queuesMessages)
  const format = useFormat()
  const { state } = useAccount()
  const [size, setSize] = useState(0)
  const [quarterTurns, setQuarterTurns] = useState(0)
  const mark = texts.viewedBy(state.me?.full_name ?? '', format.dateTime(at), ticketId)
  return (
    <Stack gap={2}>
      <Row gap={2}>
        <IconButton icon="minus" label={texts.smaller} outlined disabled={size === 0} onClick={() => setSize(size - 1)} />
        <IconButton icon="plus" label={texts.larger} outlined disabled={size === SIZES.length - 1} onClick={() => setSize(size + 1)} />
        <IconButton icon="refresh" label={texts.turn} outlined onClick={() => setQuarterTurns((quarterTurns + 1) % 4)} />
      </Row>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.scan} tabIndex={0} aria-label={texts.scanLabel(texts[kind])}>
        <img src={url} alt={texts.scanLabel(texts[kind])} style={{ width: `${SIZES[size]}%`, rotate: `${quarterTurns * 90}deg` }} />
        <span className={styles.scanMark} aria-hidden="true">
          {mark}
        </span>
      </section>
      <Text size="caption" tone="muted">
        {mark}
      </Text>
    </Stack>
  )
}
