// `/back-office/register`: staff import files of the state registers from the server's folder, see files that publishers offer (with checksums),
// and check or rebuild the search index of companies. Each such run has a report.
import { useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { StaffForm } from '../staff-form.tsx'
import { StaffPager, StaffPanel } from '../staff-list.tsx'
import { Moment, StaffPage, staffLoader } from '../staff-page.tsx'
import { useDecision } from '../use-decision.ts'
import { useRefresh } from '../use-refresh.ts'
import type { Route } from './+types/register.page'
import { registerMessages } from './register.messages.ts'
import { Published, Runs } from './runs.tsx'

/** Runs on one page. */
const SIZE = 10
/** Milliseconds after which the page reloads, again and again, while a run or a download is under way. */
const RELOAD_INTERVAL_MS = 3_000

export const clientLoader = staffLoader(async (request) => {
  const [runs, files] = await Promise.all([
    browserCall('GET /api/v1/admin/register-runs/', { query: request.page(SIZE) }),
    browserCall('GET /api/v1/admin/register-files/', {}),
  ])
  return { runs, ...files }
})

export default function RegisterPage({ loaderData: { runs, has_folder, files, published } }: Route.ComponentProps) {
  const texts = useMessages(registerMessages)
  const format = useFormat()
  useRefresh(
    RELOAD_INTERVAL_MS,
    runs.result.some(({ state }) => state === 'waiting' || state === 'running') || published.some(({ coming }) => coming !== null),
  )
  return (
    <StaffPage title={texts.title} lead={texts.lead}>
      <SearchIndexPanel />
      <StaffPanel
        title={texts.files}
        rows={files}
        rowKey={({ name }) => name}
        empty={{ icon: 'inbox', title: has_folder ? texts.noFiles : texts.noFolder }}
        columns={[
          { head: texts.file, cell: ({ name }) => name },
          { head: texts.bytes, numeric: true, cell: ({ bytes }) => format.integer(bytes) },
          { head: texts.changed, cell: ({ changed_at }) => <Moment at={changed_at} /> },
        ]}
        rowName={({ name }) => name}
        actions={[{ text: texts.load, title: texts.loadTitle, form: ({ name }, close) => <LoadForm file={name} close={close} /> }]}
      />
      <Published files={published} />
      <Runs runs={runs} />
      <StaffPager count={runs.count} size={SIZE} />
    </StaffPage>
  )
}

/** Starts a check or, after a confirmation, a rebuild of the search index. */
function SearchIndexPanel() {
  const texts = useMessages(registerMessages)
  const { busy, decide } = useDecision(undefined, texts.sameRun)
  const [isConfirming, setConfirming] = useState(false)
  const begin = (kind: 'check' | 'rebuild') =>
    decide(() => browserCall('POST /api/v1/admin/register-runs/', { body: { kind } }), texts.asked)
  return (
    <Panel title={texts.index}>
      <Stack gap={3}>
        <Text tone="secondary">{texts.indexLead}</Text>
        <Row wrap>
          <Button busy={busy} onClick={() => void begin('check')}>
            {texts.check}
          </Button>
          <Button disabled={busy} onClick={() => setConfirming(true)}>
            {texts.rebuild}
          </Button>
        </Row>
      </Stack>
      <ConfirmDialog
        open={isConfirming}
        title={texts.rebuildTitle}
        text={texts.rebuildText}
        action={texts.rebuild}
        onClose={() => setConfirming(false)}
        onConfirm={() => begin('rebuild')}
      />
    </Panel>
  )
}

/** Starts the import of a file. `whole`: the file is the complete register, so companies that are not in it are no longer registered. */
function LoadForm({ file, close }: { file: string; close: () => void }) {
  const texts = useMessages(registerMessages)
  return (
    <StaffForm
      about={file}
      start={{ whole: false as boolean }}
      fields={{ whole: { label: texts.whole, kind: 'check' } }}
      send={({ whole }) => browserCall('POST /api/v1/admin/register-runs/', { body: { kind: 'import', file, whole } })}
      done={texts.asked}
      taken={texts.sameRun}
      submit={texts.load}
      onDone={close}
    />
  )
}
