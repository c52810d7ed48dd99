// The tables of the work on the register: runs with their reports, and published files as the last look found them.
import type { PublishedFile, RegisterRun } from '@sverka/contract/sources.staff'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { Tag } from '../../ui/badge.tsx'
import { Table } from '../../ui/table.tsx'
import styles from '../back-office.module.css'
import { registerMessages } from './register.messages.ts'

const TONES = { waiting: 'neutral', running: 'warning', done: 'good', failed: 'bad' } as const

export function Runs({ runs }: { runs: readonly RegisterRun[] }) {
  const texts = useMessages(registerMessages)
  const format = useFormat()
  return (
    <Table
      caption={`${texts.runs}, ${format.integer(runs.length)}`}
      rows={runs}
      keyOf={({ id }) => id}
      edged
      stacked
      columns={[
        {
          key: 'run',
          head: texts.run,
          rowHeader: true,
          cell: ({ kind, subject }) => (
            <>
              {texts.kinds[kind]} <br />
              <span className={styles.requestMore}>{subject}</span>
            </>
          ),
        },
        { key: 'state', head: texts.state, cell: ({ state }) => <Tag tone={TONES[state]}>{texts.states[state]}</Tag> },
        { key: 'by', head: texts.askedBy, cell: ({ asked_by }) => asked_by ?? texts.schedule },
        { key: 'asked', head: texts.askedAt, cell: ({ asked_at }) => format.dateTime(asked_at) },
        { key: 'ended', head: texts.ended, cell: ({ ended_at }) => (ended_at ? format.dateTime(ended_at) : MISSING) },
        { key: 'report', head: texts.report, cell: ({ report }) => <Report text={report} /> },
      ]}
    />
  )
}

/** The last line sums up; the whole is there for who wants it. */
function Report({ text }: { text: string }) {
  const texts = useMessages(registerMessages)
  if (text === '') return MISSING
  const lines = text.split('\n')
  const last = lines.at(-1)
  if (lines.length === 1) return <span className={styles.text}>{last}</span>
  return (
    <>
      <span className={styles.text}>{last}</span>
      <details>
        <summary>{texts.showReport}</summary>
        <p className={styles.text}>{text}</p>
      </details>
    </>
  )
}

export function Published({ files }: { files: readonly PublishedFile[] }) {
  const texts = useMessages(registerMessages)
  const format = useFormat()
  return (
    <Table
      caption={`${texts.published}, ${format.integer(files.length)}`}
      rows={files}
      keyOf={({ address }) => address}
      edged
      stacked
      columns={[
        { key: 'address', head: texts.address, rowHeader: true, cell: ({ address }) => <span className={styles.text}>{address}</span> },
        { key: 'bytes', head: texts.bytes, numeric: true, cell: ({ bytes }) => (bytes === null ? MISSING : format.integer(bytes)) },
        { key: 'sum', head: texts.checksum, cell: ({ sha256 }) => <span className={styles.text}>{sha256 ?? MISSING}</span> },
        { key: 'fetched', head: texts.fetched, cell: ({ fetched_at }) => (fetched_at ? format.dateTime(fetched_at) : MISSING) },
        { key: 'looked', head: texts.looked, cell: ({ looked_at }) => format.dateTime(looked_at) },
        { key: 'fault', head: texts.fault, cell: ({ fault }) => fault ?? MISSING },
      ]}
    />
  )
}
