// `/back-office/register`: files are loaded, published ones are seen with their checksums, the search index is checked and rebuilt; each run leaves its report.
import type { RegisterFile } from '@sverka/contract/sources/sources.staff'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Form } from '../../ui/form.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { forStaff, pageOf } from '../for-staff.ts'
import { Pages } from '../pages.tsx'
import { QueueHeading } from '../queue.tsx'
import { useDecision } from '../use-decision.ts'
import { useRefresh } from '../use-refresh.ts'
import { useSaving } from '../use-saving.ts'
import type { Route } from './+types/register.page'
import { registerMessages } from './register.messages.ts'
import { Published, Runs } from './runs.tsx'

const PAGE_SIZE = 10
const LOOK_EVERY_MS = 3_000

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  forStaff(async () => {
    const query = { page: pageOf(new URL(request.url).searchParams), page_size: PAGE_SIZE }
    const [runs, files] = await Promise.all([
      browserCall('GET /api/v1/admin/register-runs/', { query }),
      browserCall('GET /api/v1/admin/register-files/', {}),
    ])
    return { runs, ...files }
  })

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function RegisterPage({ loaderData: { runs, has_folder, files, published } }: Route.ComponentProps) {
  const texts = useMessages(registerMessages)
  const [params] = useSearchParams()
  useRefresh(
    LOOK_EVERY_MS,
    runs.result.some(({ state }) => state === 'waiting' || state === 'running') || published.some(({ coming }) => coming !== null),
  )
  return (
    <>
      <PageHead title={texts.title} noindex />
      <QueueHeading title={texts.title} count={0} />
      <Text as="p" tone="secondary">
        {texts.lead}
      </Text>
      <Index />
      <Panel title={texts.files} flush={files.length > 0}>
        {files.length > 0 ? <Files files={files} /> : <Note>{has_folder ? texts.noFiles : texts.noFolder}</Note>}
      </Panel>
      <Panel title={texts.published} flush={published.length > 0}>
        {published.length > 0 ? <Published files={published} /> : <Note>{texts.noPublished}</Note>}
      </Panel>
      <Panel title={texts.runs} count={runs.count} flush={runs.result.length > 0}>
        {runs.result.length > 0 ? <Runs runs={runs.result} /> : <EmptyState icon="history" compact title={texts.noRuns} />}
      </Panel>
      <Pages params={params} count={runs.count} size={PAGE_SIZE} />
    </>
  )
}

function Index() {
  const texts = useMessages(registerMessages)
  const { busy, decide } = useDecision(undefined, texts.sameRun)
  const [isAsking, setAsking] = useState(false)
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
          <Button disabled={busy} onClick={() => setAsking(true)}>
            {texts.rebuild}
          </Button>
        </Row>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={texts.rebuildTitle}
        text={texts.rebuildText}
        action={texts.rebuild}
        onClose={() => setAsking(false)}
        onConfirm={() => begin('rebuild')}
      />
    </Panel>
  )
}

function Files({ files }: { files: readonly RegisterFile[] }) {
  const texts = useMessages(registerMessages)
  const { close } = useMessages(backOfficeMessages)
  const format = useFormat()
  const [chosen, setChosen] = useState<RegisterFile | null>(null)
  return (
    <>
      <Table
        caption={`${texts.files}, ${format.integer(files.length)}`}
        rows={files}
        keyOf={({ name }) => name}
        edged
        stacked
        columns={[
          { key: 'name', head: texts.file, rowHeader: true, cell: ({ name }) => name },
          { key: 'bytes', head: texts.bytes, numeric: true, cell: ({ bytes }) => format.integer(bytes) },
          { key: 'changed', head: texts.changed, cell: ({ changed_at }) => format.dateTime(changed_at) },
          {
            key: 'action',
            head: texts.action,
            cell: (file) => (
              <Button size="small" aria-label={`${texts.load}: ${file.name}`} onClick={() => setChosen(file)}>
                {texts.load}
              </Button>
            ),
          },
        ]}
      />
      <Dialog open={chosen !== null} title={texts.loadTitle} closeLabel={close} onClose={() => setChosen(null)}>
        {chosen && <LoadForm file={chosen} onDone={() => setChosen(null)} />}
      </Dialog>
    </>
  )
}

function LoadForm({ file, onDone }: { file: RegisterFile; onDone: () => void }) {
  const texts = useMessages(registerMessages)
  const saving = useSaving(texts.sameRun)
  const [whole, setWhole] = useState(false)
  const send = async () => {
    const body = { kind: 'import', file: file.name, whole } as const
    if (await saving.save(() => browserCall('POST /api/v1/admin/register-runs/', { body }), texts.asked)) onDone()
  }
  return (
    <Form onSend={send}>
      <Stack>
        <p>
          <b>{file.name}</b>
        </p>
        <Checkbox checked={whole} onChange={(event) => setWhole(event.currentTarget.checked)}>
          {texts.whole}
        </Checkbox>
        <Button type="submit" variant="primary" full busy={saving.busy}>
          {texts.load}
        </Button>
      </Stack>
    </Form>
  )
}
