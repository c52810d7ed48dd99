// `/back-office/sources`: how fresh our copy of each register is, and background jobs that gave up.
import type { FailedJob } from '@sverka/contract/back-office/back-office'
import type { Source } from '@sverka/contract/sources/sources'
import { useSearchParams } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import styles from '../back-office.module.css'
import { forStaff, pageOf, sourcesLanguage } from '../for-staff.ts'
import { Pages } from '../pages.tsx'
import { QueueHeading } from '../queue.tsx'
import { useDecision } from '../use-decision.ts'
import type { Route } from './+types/sources.page'
import { dataMessages } from './data.messages.ts'
import { SourceState } from './source-state.tsx'

const PAGE_SIZE = 20

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  forStaff(async () => {
    const [sources, jobs] = await Promise.all([
      browserCall('GET /api/v1/sources/', { query: { lang: sourcesLanguage() } }),
      browserCall('GET /api/v1/admin/jobs/', { query: { page: pageOf(new URL(request.url).searchParams), page_size: PAGE_SIZE } }),
    ])
    return { sources: sources.result, jobs }
  })

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function StaffSourcesPage({ loaderData: { sources, jobs } }: Route.ComponentProps) {
  const texts = useMessages(dataMessages)
  const format = useFormat()
  const [params] = useSearchParams()
  const { changedMeanwhile } = useMessages(backOfficeMessages)
  const { busy, decide } = useDecision(undefined, changedMeanwhile)
  const retry = ({ id }: FailedJob) =>
    void decide(() => browserCall('POST /api/v1/admin/jobs/:id/retry/', { params: { id } }), texts.retried)
  return (
    <>
      <PageHead title={texts.sourcesTitle} noindex />
      <QueueHeading title={texts.sourcesTitle} count={0} />
      <Panel title={texts.failedJobs} count={jobs.count} flush={jobs.result.length > 0}>
        {jobs.result.length === 0 ? (
          <EmptyState icon="check-circle" compact title={texts.noFailures} />
        ) : (
          <FailedJobs jobs={jobs.result} busy={busy} onRetry={retry} />
        )}
      </Panel>
      <Text tone="secondary">{texts.jobsNow(format.integer(jobs.waiting), format.integer(jobs.running))}</Text>
      <Pages params={params} count={jobs.count} size={PAGE_SIZE} />
      <Panel title={texts.sources} flush>
        <Sources sources={sources} />
      </Panel>
    </>
  )
}

function FailedJobs({ jobs, busy, onRetry }: { jobs: readonly FailedJob[]; busy: boolean; onRetry: (job: FailedJob) => void }) {
  const texts = useMessages(dataMessages)
  const format = useFormat()
  return (
    <Table
      caption={`${texts.failedJobs}, ${format.integer(jobs.length)}`}
      rows={jobs}
      keyOf={({ id }) => id}
      edged
      stacked
      columns={[
        { key: 'name', head: texts.job, rowHeader: true, cell: ({ name }) => name },
        { key: 'error', head: texts.error, cell: ({ error }) => <span className={styles.text}>{error}</span> },
        { key: 'tries', head: texts.tries, numeric: true, cell: ({ tries }) => tries },
        { key: 'failed', head: texts.failedAt, cell: ({ failed_at }) => (failed_at ? format.dateTime(failed_at) : MISSING) },
        {
          key: 'retry',
          head: texts.retry,
          cell: (job) => (
            <Button size="small" disabled={busy} aria-label={texts.retryOf(job.name)} onClick={() => onRetry(job)}>
              {texts.retry}
            </Button>
          ),
        },
      ]}
    />
  )
}

function Sources({ sources }: { sources: readonly Source[] }) {
  const texts = useMessages(dataMessages)
  const format = useFormat()
  return (
    <Table
      caption={`${texts.sources}, ${format.integer(sources.length)}`}
      rows={sources}
      keyOf={({ code }) => code}
      edged
      stacked
      columns={[
        {
          key: 'name',
          head: texts.source,
          rowHeader: true,
          cell: ({ name, owner }) => (
            <>
              {name} <br />
              <Text size="caption" tone="secondary">
                {owner}
              </Text>
            </>
          ),
        },
        { key: 'as-of', head: texts.asOf, cell: ({ as_of }) => (as_of ? format.date(as_of) : MISSING) },
        { key: 'loaded', head: texts.loaded, cell: ({ loaded_at }) => (loaded_at ? format.dateTime(loaded_at) : MISSING) },
        { key: 'records', head: texts.records, numeric: true, cell: ({ records }) => format.integer(records) },
        { key: 'state', head: texts.state, cell: ({ state }) => <SourceState state={state} /> },
      ]}
    />
  )
}
