// `/profile/bulk-checks`: checks a list of companies at once. It has a form for a new list of their taxpayer (INN) or registration (OGRN)
// numbers, the preview of that list, and the lists that were checked before: the member's own, or those that colleagues share with the team.
import type { CompanyList } from '@sverka/contract/bulk-checks/bulk-checks'
import { LIST_NAME_MAX, verdictsInOrder } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import { insideSentence, purposes } from '@sverka/contract/company-card/reliability.rules'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { MISSING, useFormat } from '../i18n/format.ts'
import { SectionWaiting } from '../profile/section-waiting.tsx'
import { useMe } from '../profile/use-me.ts'
import { reliabilityMessages } from '../reliability/reliability.messages.ts'
import { Pager } from '../shell/pager.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { Button } from '../ui/button.tsx'
import { Radio } from '../ui/checkbox.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { FileField } from '../ui/file-field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import type { Route } from './+types/bulk-checks.page'
import { bulkChecksMessages } from './bulk-checks.messages.ts'
import styles from './bulk-checks.module.css'
import { PreviewPage } from './preview/preview.tsx'
import { shownListsMessages } from './shown-lists.messages.ts'
import { type NewListState, useNewList } from './use-new-list.ts'

/** Private page: only the browser loads it, with the member's token. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams
  const of: Whose = params.get('of') === 'team' ? 'team' : 'own'
  const page = Math.max(1, Math.min(PAGE_MAX, Math.trunc(Number(params.get('page'))) || 1))
  return { ...(await pageData(browserCall('GET /api/v1/bulk-checks/', { query: { of, page, page_size: PAGE_SIZE } }))), of }
}

/** Whose lists are shown. */
type Whose = 'own' | 'team'

/** Lists on one page. */
const PAGE_SIZE = 100
/** A larger page number in the URL counts as this one. */
const PAGE_MAX = 9999

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function BulkChecksPage({ loaderData: { result, count, page, of, team } }: Route.ComponentProps) {
  const texts = useMessages(bulkChecksMessages)
  const { checks_used: used, checks_limit: limit, plan_features: features } = useMe()
  const list = useNewList()
  // A draft is being restored: the preview or the form follows.
  if (list.isComing) return <SectionWaiting />
  if (list.preview) return <PreviewPage list={list} preview={list.preview} />
  return (
    <Stack gap={6}>
      <PrivateHead title={texts.title}>
        {!features.unlimited_checks_per_month && <Text tone="secondary">{texts.left(Math.max(0, limit - used))}</Text>}
      </PrivateHead>
      <NewList list={list} />
      {(team !== null || of === 'team') && <Views of={of} />}
      {result.length > 0 && <Lists lists={result} of={of} />}
      {result.length === 0 && of === 'team' && <NoneOfTeam />}
      <Pager current={page} last={Math.ceil(count / PAGE_SIZE)} pageHref={(to) => `?${new URLSearchParams({ of, page: String(to) })}`} />
    </Stack>
  )
}

/** The form: numbers as text or a file, the kind of deal for which the companies are checked (`purpose`), and the list's name. */
function NewList({ list: { fields, setFields, file, setFile, errors, busy, read } }: { list: NewListState }) {
  const texts = useMessages(bulkChecksMessages)
  const words = useMessages(reliabilityMessages)
  return (
    <Panel>
      <Form onSend={read} className={styles.form}>
        <Stack gap={4}>
          <TextArea
            label={texts.numbers}
            hint={texts.numbersHint}
            rows={9}
            value={fields.numbers}
            error={errors.numbers}
            disabled={file !== null}
            onChange={({ currentTarget: { value } }) => setFields((before) => ({ ...before, numbers: value }))}
          />
          <FileField
            label={texts.file}
            hint={texts.fileHint}
            empty={texts.choose}
            accept=".xlsx,.csv,.txt"
            file={file}
            error={errors.file}
            onFile={setFile}
          />
        </Stack>
        <Stack gap={4}>
          <fieldset className={styles.purposes}>
            <legend>{texts.purpose}</legend>
            {purposes.map((purpose) => (
              <Radio
                key={purpose}
                name="purpose"
                checked={fields.purpose === purpose}
                onChange={() => setFields((before) => ({ ...before, purpose }))}
              >
                {words.purposes[purpose]}
              </Radio>
            ))}
          </fieldset>
          <TextField
            label={texts.name}
            maxLength={LIST_NAME_MAX}
            value={fields.name}
            error={errors.name}
            onChange={({ currentTarget: { value } }) => setFields((before) => ({ ...before, name: value }))}
          />
          <Text as="p" size="caption" tone="muted">
            {texts.readHint} {texts.quotaHint}
          </Text>
          <Button type="submit" variant="primary" size="large" full busy={busy}>
            {texts.read}
          </Button>
        </Stack>
      </Form>
    </Panel>
  )
}

/** Switches between the member's own lists and those of the team. */
function Views({ of }: { of: Whose }) {
  const texts = useMessages(shownListsMessages)
  return (
    <Segmented
      wrap
      label={texts.views}
      chosen={of}
      segments={[
        { value: 'own', label: texts.mine, to: '?of=own' },
        { value: 'team', label: texts.ofTeam, to: '?of=team' },
      ]}
    />
  )
}

function NoneOfTeam() {
  const texts = useMessages(shownListsMessages)
  return (
    <Panel>
      <EmptyState icon="list" title={texts.none}>
        {texts.noneHint}
      </EmptyState>
    </Panel>
  )
}

function Lists({ lists, of }: { lists: readonly CompanyList[]; of: Whose }) {
  const texts = useMessages(bulkChecksMessages)
  const shown = useMessages(shownListsMessages)
  const title = of === 'team' ? shown.ofTeamTitle : texts.earlier
  const maker = { key: 'maker', head: shown.maker, cell: ({ made_by: name }: CompanyList) => name ?? shown.you }
  const words = useMessages(reliabilityMessages)
  const format = useFormat()
  return (
    <Panel title={title} count={lists.length}>
      <Table
        caption={title}
        rows={lists}
        rowKey={({ id }) => id}
        stacked
        columns={[
          { key: 'name', head: texts.list, rowHeader: true, cell: (list) => <ListName list={list} /> },
          ...(of === 'team' ? [maker] : []),
          { key: 'purpose', head: texts.purposeShort, cell: ({ purpose }) => words.purposes[purpose] },
          { key: 'lines', head: texts.lines, numeric: true, cell: ({ lines }) => format.integer(lines) },
          { key: 'at', head: texts.checkedOn, cell: ({ created_at }) => format.dateOfTime(created_at) },
          {
            key: 'sum',
            head: texts.sum,
            cell: (list) => (list.state === 'running' ? texts.progress(list.done, list.lines) : <Result list={list} />),
          },
        ]}
      />
    </Panel>
  )
}

/** How many lines have each verdict, no verdict, or an error, most serious verdict first. Zeros are left out. */
function Result({ list: { verdicts, unchecked, faults } }: { list: CompanyList }) {
  const texts = useMessages(bulkChecksMessages)
  const { verdicts: names } = useMessages(reliabilityMessages)
  const format = useFormat()
  const counts: [name: string, count: number][] = [
    ...verdictsInOrder.map((verdict): [string, number] => [names[verdict], verdicts[verdict]]),
    [texts.withoutVerdict, unchecked],
    [texts.withFault, faults],
  ]
  const nonZero = counts.flatMap(([name, count]) => (count > 0 ? `${insideSentence(name)} ${format.integer(count)}` : []))
  return <>{nonZero.length > 0 ? format.list(nonZero) : MISSING}</>
}

/** The list's name; `shown_at` is set while the team sees the member's own list. */
function ListName({ list: { id, name, made_by: maker, shown_at: shown } }: { list: CompanyList }) {
  const texts = useMessages(shownListsMessages)
  return (
    <Stack gap={1}>
      <Link to={`/profile/bulk-checks/${id}`}>{name}</Link>
      {maker === null && shown && (
        <Text size="caption" tone="muted">
          {texts.marked}
        </Text>
      )}
    </Stack>
  )
}
