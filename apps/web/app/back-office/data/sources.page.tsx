// `/back-office/sources`: how fresh our copy of each register is, and background jobs that failed for good, after their last attempt; staff can start
// such a job again.
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { Text } from '../../ui/text.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import styles from '../back-office.module.css'
import { readerLanguage } from '../list-query.ts'
import { StaffPager, StaffPanel } from '../staff-list.tsx'
import { Moment, StaffPage, staffLoader } from '../staff-page.tsx'
import type { Route } from './+types/sources.page'
import { dataMessages } from './data.messages.ts'
import { SourceState } from './source-state.tsx'

export const clientLoader = staffLoader(async (request) => {
  const [sources, jobs] = await Promise.all([
    browserCall('GET /api/v1/sources/', { query: { lang: readerLanguage() } }),
    browserCall('GET /api/v1/admin/jobs/', { query: request.page() }),
  ])
  return { sources: sources.result, jobs }
})

export default function StaffSourcesPage({ loaderData: { sources, jobs } }: Route.ComponentProps) {
  const texts = useMessages(dataMessages)
  const format = useFormat()
  return (
    <StaffPage title={texts.sourcesTitle}>
      <StaffPanel
        title={texts.failedJobs}
        count={jobs.count}
        rows={jobs.result}
        empty={{ icon: 'check-circle', title: texts.noFailures }}
        columns={[
          { head: texts.job, cell: ({ name }) => name },
          { head: texts.error, cell: ({ error }) => <span className={styles.text}>{error}</span> },
          { head: texts.tries, numeric: true, cell: ({ tries }) => tries },
          { head: texts.failedAt, cell: ({ failed_at }) => <Moment at={failed_at} /> },
        ]}
        rowName={({ name }) => name}
        actions={[
          {
            text: texts.retry,
            act: ({ id }) => browserCall('POST /api/v1/admin/jobs/:id/retry/', { params: { id } }),
            done: texts.retried,
          },
        ]}
      />
      <Text tone="secondary">{texts.jobsNow(format.integer(jobs.waiting), format.integer(jobs.running))}</Text>
      <StaffPager count={jobs.count} />
      <StaffPanel
        title={texts.sources}
        rows={sources}
        rowKey={({ code }) => code}
        columns={[
          { head: texts.source, cell: ({ name, owner }) => <TwoLines first={name} second={owner} /> },
          { head: texts.asOf, cell: ({ as_of }) => (as_of ? format.date(as_of) : MISSING) },
          { head: texts.loaded, cell: ({ loaded_at }) => <Moment at={loaded_at} /> },
          { head: texts.records, numeric: true, cell: ({ records }) => format.integer(records) },
          { head: texts.state, cell: ({ state }) => <SourceState state={state} /> },
        ]}
      />
    </StaffPage>
  )
}
