// The lines of a list in the preview of a bulk check: the company number read from each, whether it was repaired automatically, and a field to
// correct a wrong or unclear one.
import type { PreviewedLine } from '@sverka/contract/bulk-checks/bulk-checks'
import { shownAddress } from '@sverka/contract/company/addresses'
import { withKind } from '@sverka/contract/company/company.rules'
import { readableName } from '@sverka/contract/company/names'
import { type FormEvent, useRef, useState } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextField } from '../../ui/field.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import { bulkChecksMessages } from '../bulk-checks.messages.ts'
import { LineSum } from '../line-sum.tsx'
import type { NewListState } from '../use-new-list.ts'
import styles from './preview.module.css'
import {
  digitsToCorrect,
  isWaiting,
  type LineGroup,
  lineGroups,
  linePlace,
  linesInGroup,
  readAs,
  withoutFaults,
  withSkipped,
  wrongLine,
} from './preview.rules.ts'

type Preview = NonNullable<NewListState['preview']>

interface PreviewProps {
  list: NewListState
  preview: Preview
}

/** Lines on one page. */
const PAGE_SIZE = 50
/** Longest corrected number: at most 15 digits, with room for spaces and for a KPP (tax registration code) beside it. */
const NUMBER_INPUT_MAX = 60

export function PreviewLines({ list, preview: { lines, sum_column } }: PreviewProps) {
  const texts = useMessages(bulkChecksMessages)
  const format = useFormat()
  const [group, setGroup] = useState<LineGroup>('all')
  const [page, setPage] = useState(1)
  const containerRef = useRef<HTMLDivElement>(null)
  const groupLines = linesInGroup(lines, group)
  const last = Math.max(1, Math.ceil(groupLines.length / PAGE_SIZE))
  const current = Math.min(page, last)
  const mend = async (line: number, number: string) => {
    await list.choose({ mended: new Map([...list.chosen.mended, [line, number]]) })
    // The focused field may have disappeared with its line.
    containerRef.current?.focus()
  }
  return (
    <Panel title={texts.linesRead} count={format.integer(lines.length)} flush action={<DropWrongLines list={list} lines={lines} />}>
      <div ref={containerRef} tabIndex={-1} className={styles.lines}>
        <Stack gap={3}>
          <div className={styles.groups}>
            <Segmented
              label={texts.whichLines}
              chosen={group}
              onChoose={(chosen) => {
                setGroup(chosen)
                setPage(1)
              }}
              segments={lineGroups.map((value) => ({
                value,
                label: texts.groups[value],
                count: format.integer(linesInGroup(lines, value).length),
              }))}
              wrap
            />
          </div>
          <SkippedLines list={list} />
          <Lines
            lines={groupLines.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE)}
            hasSums={sum_column !== null}
            isFile={list.file !== null}
            busy={list.busy}
            mend={mend}
          />
          {last > 1 && <Pages current={current} last={last} total={groupLines.length} onPage={setPage} />}
        </Stack>
      </div>
    </Panel>
  )
}

/** The button that removes all repeated and wrong lines from the list. */
function DropWrongLines({ list, lines }: { list: NewListState; lines: readonly PreviewedLine[] }) {
  const texts = useMessages(bulkChecksMessages)
  const { mended } = list.chosen
  // No button without wrong lines, nor if all lines are wrong: then nothing to check would remain.
  if (lines.every(({ fault }) => fault === null) || lines.every(({ fault }) => fault !== null)) return null
  return (
    <LinkButton disabled={list.busy} onClick={() => void list.choose({ mended: withoutFaults(mended, lines) })}>
      {texts.dropFaults}
    </LinkButton>
  )
}

/** How many lines the member has removed (corrected to an empty text), and a button that restores them. */
function SkippedLines({ list }: { list: NewListState }) {
  const texts = useMessages(bulkChecksMessages)
  const format = useFormat()
  const { mended } = list.chosen
  const count = [...mended.values()].filter((number) => number === '').length
  return (
    <div role="status" className={styles.groups}>
      {count > 0 && (
        <Row gap={2} wrap>
          <Text size="caption" tone="secondary">
            {texts.skipped(format.integer(count))}
          </Text>
          <Button size="small" disabled={list.busy} onClick={() => void list.choose({ mended: withSkipped(mended) })}>
            {texts.restoreSkipped}
          </Button>
        </Row>
      )}
    </div>
  )
}

interface LinesProps {
  lines: readonly PreviewedLine[]
  hasSums: boolean
  isFile: boolean
  busy: boolean
  /** Corrects the number of a line; an empty number removes the line. */
  mend: (line: number, number: string) => Promise<void>
}

function Lines({ lines, hasSums, isFile, busy, mend }: LinesProps) {
  const texts = useMessages(bulkChecksMessages)
  const sums: TableColumn<PreviewedLine>[] = hasSums
    ? [{ key: 'sum', head: texts.dealSum, numeric: true, cell: (line) => <LineSum line={line} /> }]
    : []
  if (lines.length === 0) return <p className={styles.groups}>{texts.nothing}</p>
  return (
    <Table
      caption={texts.linesRead}
      rows={lines}
      rowKey={({ line }) => line}
      stacked
      edged
      rowNote={(line) => (isWaiting(line) ? <CorrectionForm key={line.line} line={line} busy={busy} mend={mend} /> : undefined)}
      columns={[
        { key: 'line', head: texts.place, rowHeader: true, cell: (line) => <Place line={line} /> },
        {
          key: 'given',
          head: isFile ? texts.givenInFile : texts.given,
          cell: ({ given }) => <span className={styles.given}>{given}</span>,
        },
        { key: 'read', head: texts.readAs, cell: (line) => <ReadAs line={line} /> },
        { key: 'done', head: texts.whatDone, cell: (line) => <WhatWasDone line={line} /> },
        { key: 'company', head: texts.company, cell: (line) => <Company line={line} /> },
        ...sums,
      ]}
    />
  )
}

function Place({ line }: { line: PreviewedLine }) {
  const texts = useMessages(bulkChecksMessages)
  return (
    <span className={styles.place}>
      <span className={styles.onPhone}>{texts.line} </span>
      {linePlace(line)}
    </span>
  )
}

function ReadAs({ line }: { line: PreviewedLine }) {
  const texts = useMessages(bulkChecksMessages)
  if (line.repeats !== null) return <span className={styles.repeated}>{texts.repeatLine(line.repeats)}</span>
  return <b className={styles.read}>{readAs(line)}</b>
}

/** A repeat counts once; otherwise the repair of the number, or that it was read as it is. A KPP (tax registration code) may identify a branch. */
function WhatWasDone({ line: { repair, repeats, branch } }: { line: PreviewedLine }) {
  const texts = useMessages(bulkChecksMessages)
  const [icon, className, text]: [IconName, string | undefined, string] =
    repeats !== null
      ? ['copy', styles.repeated, texts.countedOnce]
      : repair === null
        ? ['check', undefined, branch ? texts.branchByBoth : texts.asItIs]
        : ['edit', styles.repaired, repair === 'kpp' && branch ? texts.branchByKpp : texts.repairs[repair]]
  return (
    <span className={classNames(styles.done, className)}>
      <Icon name={icon} size="small" /> {text}
    </span>
  )
}

/** What is wrong with a line, why it was not repaired, and a field for the right number. */
function CorrectionForm({ line, busy, mend }: { line: PreviewedLine; busy: boolean; mend: LinesProps['mend'] }) {
  const texts = useMessages(bulkChecksMessages)
  const [number, setNumber] = useState(() => digitsToCorrect(line))
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (number.trim()) void mend(line.line, number.trim())
  }
  return (
    <form className={styles.mend} onSubmit={send}>
      <WhatIsWrong line={line} />
      <span className={styles.mending}>
        <TextField
          label={texts.numberLabel(linePlace(line))}
          labelHidden
          placeholder={texts.innOrOgrn}
          maxLength={NUMBER_INPUT_MAX}
          value={number}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        />
        <Button type="submit" disabled={busy}>
          {texts.mend}
        </Button>
      </span>
      <LinkButton disabled={busy} onClick={() => void mend(line.line, '')}>
        {texts.skipLine}
      </LinkButton>
    </form>
  )
}

/**
 * Whether the member must say which number is meant: it may be a KPP (tax registration code) or lack its first zero, several companies share the KPP,
 * or a spreadsheet rounded the number. Any other fault is an error in the number.
 */
const isQuestion = ({ fault }: PreviewedLine): boolean => fault === 'doubtful' || fault === 'kpp_shared' || fault === 'rounded'

function WhatIsWrong({ line }: { line: PreviewedLine }) {
  const texts = useMessages(bulkChecksMessages)
  if (line.fault === null) return null
  const [what, why] = texts.wrong[line.fault](wrongLine(line))
  return (
    <span className={styles.wrong}>
      <span className={classNames(styles.fault, isQuestion(line) ? styles.asked : styles.bad)}>
        <Icon name={isQuestion(line) ? 'question' : 'alert'} size="small" /> {what}
      </span>
      <Text size="caption" tone="muted" className={styles.why}>
        {why} {line.given !== line.read && texts.givenAs(line.given)}
      </Text>
    </span>
  )
}

function Pages({ current, last, total, onPage }: { current: number; last: number; total: number; onPage: (page: number) => void }) {
  const texts = useMessages(bulkChecksMessages)
  const format = useFormat()
  const [from, to] = [(current - 1) * PAGE_SIZE + 1, Math.min(total, current * PAGE_SIZE)]
  return (
    <nav aria-label={texts.pages} className={styles.pages}>
      <Text size="caption" tone="secondary">
        {texts.rangeLine(format.integer(from), format.integer(to), format.integer(total))}
      </Text>
      <Row gap={2}>
        <Button size="small" disabled={current === 1} onClick={() => onPage(current - 1)}>
          {texts.before}
        </Button>
        <Button size="small" disabled={current === last} onClick={() => onPage(current + 1)}>
          {texts.next}
        </Button>
      </Row>
    </nav>
  )
}

/** The company found, and its branch with the line's KPP; a KPP that is neither the company's nor a branch's is reported. */
function Company({ line: { company, branch, foreign_kpp } }: { line: PreviewedLine }) {
  const texts = useMessages(bulkChecksMessages)
  if (company === null) return <>{texts.none}</>
  return (
    <>
      {company}
      {foreign_kpp && (
        <Text as="p" size="caption" tone="warning">
          {texts.foreignKpp(foreign_kpp)}
        </Text>
      )}
      {branch && (
        <Text as="p" size="caption" tone="muted">
          {withKind(texts.branch, [branch.name && readableName(branch.name), shownAddress(branch.address)].filter(Boolean).join(', '))}
        </Text>
      )}
    </>
  )
}
