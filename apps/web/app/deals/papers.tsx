// The table of a deal's papers (requested documents) with their counts by state; the name of a paper opens its dialog.
import type { Deal, DealPaper } from '@sverka/contract/deals/deals'
import { useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useSite } from '../shell/root-data.ts'
import { Tag } from '../ui/badge.tsx'
import { LinkButton } from '../ui/button.tsx'
import type { IconName } from '../ui/icon.tsx'
import { Stack } from '../ui/layout.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import { dealsMessages } from './deals.messages.ts'
import styles from './deals.module.css'
import { FileLink } from './given-file.tsx'
import { PaperDialog } from './paper-dialog.tsx'
import { usePaperName } from './paper-name.ts'

const LOOKS = {
  waiting: { tone: 'neutral', icon: 'clock' },
  received: { tone: 'accent', icon: 'eye' },
  returned: { tone: 'warning', icon: 'undo' },
  accepted: { tone: 'good', icon: 'check' },
} as const satisfies Record<DealPaper['state'], { tone: string; icon: IconName }>

/** A paper that has not been sent, or was returned, counts as overdue after its due date, in place of its state. */
const shownState = ({ state, overdue }: DealPaper) => (overdue ? 'overdue' : state)

const DAY_MS = 86_400_000
/** Number of days between two dates (YYYY-MM-DD), at least 1. */
const daysBetween = (from: string, to: string): number => Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS))

/** Papers that somebody has to act on come first; those of one state stay in the order in which they were requested. */
const ORDER = ['overdue', 'received', 'returned', 'waiting', 'accepted'] as const

export function Papers({ deal }: { deal: Deal }) {
  const texts = useMessages(dealsMessages)
  const format = useFormat()
  const [openedId, setOpenedId] = useState<number | null>(null)
  const inOrder = deal.papers.toSorted((one, other) => ORDER.indexOf(shownState(one)) - ORDER.indexOf(shownState(other)))
  const opened = deal.papers.find(({ id }) => id === openedId)
  return (
    <>
      <Counts papers={deal.papers} />
      <Table
        caption={texts.state}
        rows={inOrder}
        rowKey={({ id }) => id}
        edged
        stacked
        columns={[
          {
            key: 'paper',
            head: texts.paper,
            rowHeader: true,
            cell: (paper) => <PaperCell paper={paper} onOpen={() => setOpenedId(paper.id)} />,
          },
          { key: 'state', head: texts.stateHead, cell: (paper) => <State paper={paper} /> },
          { key: 'due', head: texts.due, numeric: true, cell: ({ due_on: day }) => format.date(day) },
          { key: 'file', head: texts.file, cell: ({ file }) => file && <FileLink deal={deal.id} file={file} /> },
        ]}
      />
      {opened && <PaperDialog key={opened.id} deal={deal.id} paper={opened} onClose={() => setOpenedId(null)} />}
    </>
  )
}

function Counts({ papers }: Pick<Deal, 'papers'>) {
  const texts = useMessages(dealsMessages)
  const byState = Map.groupBy(papers, shownState)
  return (
    <dl className={styles.counts}>
      {(['accepted', 'received', 'waiting', 'returned', 'overdue'] as const).map((state) => (
        <div key={state}>
          <dt>{texts.counts[state]}</dt>
          <dd className={state === 'overdue' && byState.has(state) ? styles.late : undefined}>{byState.get(state)?.length ?? 0}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The paper's name, which opens its dialog, and the note for the counterparty. */
function PaperCell({ paper, onOpen }: { paper: DealPaper; onOpen: () => void }) {
  const name = usePaperName()
  return (
    <Stack gap={1}>
      <LinkButton onClick={onOpen}>{name(paper)}</LinkButton>
      {paper.note && (
        <Text size="caption" tone="muted">
          {paper.note}
        </Text>
      )}
    </Stack>
  )
}

/** Only a paper without a file says by how many days it is overdue; a returned one keeps the label of its state. */
function State({ paper: { state, overdue, reason, due_on: due } }: { paper: DealPaper }) {
  const texts = useMessages(dealsMessages)
  const { today } = useSite()
  const { tone, icon } = LOOKS[state]
  return (
    <Stack gap={1}>
      <span>
        <Tag tone={overdue ? 'warning' : tone} icon={overdue && state === 'waiting' ? 'alert' : icon}>
          {overdue && state === 'waiting' ? texts.overdueBy(daysBetween(due, today)) : texts.states[state]}
        </Tag>
      </span>
      {reason && (
        <Text size="caption" tone="secondary">
          {reason}
        </Text>
      )}
    </Stack>
  )
}
