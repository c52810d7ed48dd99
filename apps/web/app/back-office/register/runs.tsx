// Tables for staff about imports of registers: the runs (imports, checks and rebuilds of the search index) with their reports, and the files that
// publishers offer, as of the last check of their addresses.
import type { PublishedFile, RegisterRun } from '@sverka/contract/sources/sources.staff'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { Tag } from '../../ui/badge.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import styles from '../back-office.module.css'
import { runOutcome } from '../runs.rules.ts'
import { StaffPanel } from '../staff-list.tsx'
import { Moment } from '../staff-page.tsx'
import { registerMessages } from './register.messages.ts'
import registerStyles from './register.module.css'

/** Number of characters of a checksum (SHA-256) that are shown; enough to distinguish copies. */
const CHECKSUM_SHOWN = 12
/** Colours of outcomes. `partly`: some records were rejected; `nothing`: no record was stored. */
const TONES = { waiting: 'neutral', running: 'warning', done: 'good', partly: 'warning', nothing: 'bad', failed: 'bad' } as const

export function Runs({ runs }: { runs: { readonly result: readonly RegisterRun[]; readonly count: number } }) {
  const texts = useMessages(registerMessages)
  return (
    <StaffPanel
      title={texts.runs}
      count={runs.count}
      rows={runs.result}
      empty={{ icon: 'history', title: texts.noRuns }}
      columns={[
        { head: texts.run, cell: ({ kind, subject }) => <TwoLines first={texts.kinds[kind]} second={subject} /> },
        { head: texts.state, cell: (run) => <State run={run} /> },
        { head: texts.askedBy, cell: ({ asked_by }) => asked_by ?? texts.schedule },
        { head: texts.askedAt, cell: ({ asked_at }) => <Moment at={asked_at} /> },
        { head: texts.ended, cell: ({ ended_at }) => <Moment at={ended_at} /> },
        { head: texts.report, cell: (run) => <Report run={run} /> },
      ]}
    />
  )
}

function State({ run }: { run: RegisterRun }) {
  const texts = useMessages(registerMessages)
  const outcome = runOutcome(run)
  return <Tag tone={TONES[outcome]}>{texts.states[outcome]}</Tag>
}

/**
 * The counts as text, and folded below them the program's own report, for finding the cause of a failure. `unread`: XML elements that were skipped.
 */
function Report({ run: { counts, unread, report } }: { run: RegisterRun }) {
  const texts = useMessages(registerMessages)
  const format = useFormat()
  if (report === '') return MISSING
  return (
    <div>
      {counts && (
        <p>
          {texts.counts(
            format.integer(counts.read),
            format.integer(counts.created),
            format.integer(counts.changed),
            format.integer(counts.unchanged),
          )}{' '}
          {counts.unknown_kind > 0 && texts.unknownKind(format.integer(counts.unknown_kind))}{' '}
          {counts.rejected > 0 && texts.rejected(format.integer(counts.rejected))}
        </p>
      )}
      {unread.length > 0 && <p>{texts.unread(unread.map(({ name, count }) => `${name} ${format.integer(count)}`).join(', '))}</p>}
      <details>
        <summary>{texts.programReport}</summary>
        <pre className={registerStyles.report}>{report}</pre>
      </details>
    </div>
  )
}

export function Published({ files }: { files: readonly PublishedFile[] }) {
  const texts = useMessages(registerMessages)
  const format = useFormat()
  return (
    <StaffPanel
      title={texts.published}
      rows={files}
      rowKey={({ address }) => address}
      empty={{ icon: 'download', title: texts.noPublished }}
      columns={[
        { head: texts.address, cell: ({ address }) => <span className={registerStyles.address}>{address}</span> },
        { head: texts.bytes, numeric: true, cell: ({ bytes }) => (bytes === null ? MISSING : format.integer(bytes)) },
        { head: texts.checksum, cell: ({ sha256 }) => <Checksum sum={sha256} /> },
        { head: texts.fetched, cell: ({ fetched_at }) => <Moment at={fetched_at} /> },
        { head: texts.looked, cell: ({ looked_at }) => <Moment at={looked_at} /> },
        { head: texts.state, cell: (file) => <FileState file={file} /> },
      ]}
    />
  )
}

/** Result of the last check: an error, a newer copy that is being fetched (`coming`), a complete copy, or none yet. */
function FileState({ file: { fault, coming, fetched_at } }: { file: PublishedFile }) {
  const texts = useMessages(registerMessages)
  const format = useFormat()
  const came = coming && texts.came(format.integer(coming.bytes), format.dateTime(coming.at))
  // Inside one element: on a phone the cell is a flex row, which would squeeze the text beside the tag.
  if (fault)
    return (
      <div>
        <Tag tone="bad">{texts.notFetched}</Tag> <span className={styles.text}>{texts.faults[fault.code](fault.detail)}</span> {came}
      </div>
    )
  if (coming)
    return (
      <div>
        <Tag tone="warning">{texts.coming}</Tag> {came}
      </div>
    )
  return fetched_at ? <Tag tone="good">{texts.states.done}</Tag> : <Tag>{texts.begun}</Tag>
}

/** The first characters, with a button that copies the whole checksum. */
function Checksum({ sum }: { sum: string | null }) {
  const texts = useMessages(registerMessages)
  if (sum === null) return MISSING
  return (
    <span className={styles.moment}>
      <code title={sum}>{sum.slice(0, CHECKSUM_SHOWN)}…</code>{' '}
      <CopyButton value={sum} label={texts.copySum} hint={texts.copySum} doneHint={texts.copied} />
    </span>
  )
}
