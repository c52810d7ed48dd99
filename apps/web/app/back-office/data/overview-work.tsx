// Panels of the staff's overview about data and background work: the registers that facts come from with the day of our copies, background jobs,
// imports, and checks of the search index.

import type { Source } from '@sverka/contract/sources/sources'
import type { RegisterRun } from '@sverka/contract/sources/sources.staff'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { type Outcome, runOutcome } from '../runs.rules.ts'
import { StaffPanel } from '../staff-list.tsx'
import { Moment } from '../staff-page.tsx'
import { dataMessages } from './data.messages.ts'
import styles from './data.module.css'
import { SourceState } from './source-state.tsx'

/** Number of sources listed: as many rows as fit beside the two panels of background work. */
const SHOWN = 8

/** The first sources that the product imports, loaded or not yet; those that it does not support (`absent`) are left out. The link leads to all. */
export function FirstSources({ sources }: { sources: readonly Source[] }) {
  const texts = useMessages(dataMessages)
  const format = useFormat()
  return (
    <StaffPanel
      title={texts.sources}
      caption={texts.sourcesTable}
      action={<Link to="/back-office/sources">{texts.allSources(sources.length)}</Link>}
      rows={sources.filter(({ state }) => state !== 'absent').slice(0, SHOWN)}
      rowKey={({ code }) => code}
      columns={[
        { head: texts.source, cell: ({ name }) => name },
        { head: texts.asOf, cell: ({ as_of }) => (as_of ? format.date(as_of) : MISSING) },
        { head: texts.loaded, cell: ({ loaded_at }) => <Moment at={loaded_at} /> },
        { head: texts.state, cell: ({ state }) => <SourceState state={state} /> },
      ]}
    />
  )
}

/** A number of failures: red, with a link to the page where staff can handle them; a plain 0 if there are none. */
function FailureCount({ count, to }: { count: number; to: string }) {
  const format = useFormat()
  if (count === 0) return 0
  return (
    <Link to={to} className={styles.wrong}>
      {format.integer(count)}
    </Link>
  )
}

interface BackgroundProps {
  /** `count`: jobs that failed for good. */
  jobs: { readonly count: number; readonly waiting: number; readonly running: number }
}

export function Background({ jobs }: BackgroundProps) {
  const texts = useMessages(dataMessages)
  const format = useFormat()
  return (
    <Panel title={texts.jobs} action={<Link to="/back-office/sources">{texts.toOpen}</Link>}>
      <DescriptionList
        items={[
          { label: texts.jobsWaiting, value: format.integer(jobs.waiting) },
          { label: texts.jobsRunning, value: format.integer(jobs.running) },
          { label: texts.jobsFailed, value: <FailureCount count={jobs.count} to="/back-office/sources" /> },
        ]}
      />
    </Panel>
  )
}

/** `lastLoad`: the last import of a file; `lastCheck`: the last check of the search index. */
interface RegisterProps {
  lastLoad: RegisterRun | undefined
  lastCheck: RegisterRun | undefined
  /** Published files that could not be fetched at the last check. */
  faults: number
}

export function Register({ lastLoad, lastCheck, faults }: RegisterProps) {
  const texts = useMessages(dataMessages)
  return (
    <Panel title={texts.register} action={<Link to="/back-office/register">{texts.toOpen}</Link>}>
      <DescriptionList
        items={[
          { label: texts.lastLoad, value: <LastRun run={lastLoad} outcomeTexts={texts.loadStates} /> },
          { label: texts.notFetched, value: <FailureCount count={faults} to="/back-office/register" /> },
          { label: texts.lastCheck, value: <LastRun run={lastCheck} outcomeTexts={texts.checkStates} /> },
        ]}
      />
    </Panel>
  )
}

/** Texts of a run's state, and of the outcomes that imports have besides. */
type OutcomeTexts = Readonly<Record<RegisterRun['state'], string> & Partial<Record<Outcome, string>>>

function LastRun({ run, outcomeTexts }: { run: RegisterRun | undefined; outcomeTexts: OutcomeTexts }) {
  const texts = useMessages(dataMessages)
  const format = useFormat()
  if (!run) return texts.neverRun
  const outcome = runOutcome(run)
  return (
    <span className={outcome === 'failed' || outcome === 'nothing' ? styles.wrong : undefined}>
      {format.dateTime(run.ended_at ?? run.asked_at)}, {outcomeTexts[outcome] ?? outcomeTexts[run.state]}
    </span>
  )
}
