// `/back-office/pages`: titles and descriptions of pages for search engines.
import type { PageMeta } from '@sverka/contract/page-meta/page-meta'
import { useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { forStaff } from '../for-staff.ts'
import { QueueHeading } from '../queue.tsx'
import { useSaving } from '../use-saving.ts'
import type { Route } from './+types/meta.page'
import { ChangeOrRemove } from './change-or-remove.tsx'
import { contentMessages } from './content.messages.ts'

type Entry = PageMeta & { readonly id: number }

export const clientLoader = (_: Route.ClientLoaderArgs) => forStaff(() => browserCall('GET /api/v1/admin/page-meta/', {}))

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function MetaPage({ loaderData: entries }: Route.ComponentProps) {
  const texts = useMessages(contentMessages)
  const { close } = useMessages(backOfficeMessages)
  const { save } = useSaving()
  const [asked, setAsked] = useState<{ kind: 'change' | 'remove'; entry: Entry } | { kind: 'add' } | null>(null)
  const dismiss = () => setAsked(null)
  const edited = asked?.kind === 'change' ? asked.entry : null
  return (
    <>
      <PageHead title={texts.metaTitle} noindex />
      <QueueHeading title={texts.metaTitle} count={entries.length}>
        <Button variant="primary" icon="plus" onClick={() => setAsked({ kind: 'add' })}>
          {texts.addMeta}
        </Button>
      </QueueHeading>
      <Text as="p" tone="secondary">
        {texts.metaLead}
      </Text>
      <Panel flush={entries.length > 0}>
        {entries.length > 0 ? (
          <Entries entries={entries} onAsk={(kind, entry) => setAsked({ kind, entry })} />
        ) : (
          <EmptyState icon="file" title={texts.nothing} />
        )}
      </Panel>
      <Dialog open={asked?.kind === 'add' || edited !== null} title={edited?.slug ?? texts.addMeta} closeLabel={close} onClose={dismiss}>
        <EntryForm entry={edited} onDone={dismiss} />
      </Dialog>
      <ConfirmDialog
        open={asked?.kind === 'remove'}
        title={asked?.kind === 'remove' ? texts.removeOf(asked.entry.slug) : texts.remove}
        text={texts.removeMetaText}
        action={texts.remove}
        onClose={dismiss}
        onConfirm={async () => {
          if (asked?.kind !== 'remove') return
          const params = { id: asked.entry.id }
          await save(() => browserCall('DELETE /api/v1/admin/page-meta/:id/', { params }), texts.removed)
        }}
      />
    </>
  )
}

function Entries({ entries, onAsk }: { entries: readonly Entry[]; onAsk: (kind: 'change' | 'remove', entry: Entry) => void }) {
  const texts = useMessages(contentMessages)
  return (
    <Table
      caption={texts.metaTitle}
      rows={entries}
      keyOf={({ id }) => id}
      edged
      stacked
      columns={[
        { key: 'slug', head: texts.path, rowHeader: true, cell: ({ slug }) => slug },
        { key: 'title', head: texts.title, cell: ({ title }) => title },
        { key: 'description', head: texts.description, cell: ({ description }) => description },
        {
          key: 'actions',
          head: texts.actions,
          cell: (entry) => <ChangeOrRemove name={entry.slug} onAsk={(kind) => onAsk(kind, entry)} />,
        },
      ]}
    />
  )
}

const EMPTY: PageMeta = { slug: '', title: '', description: '', additional_title: '', text_field: '', keywords: '' }

function EntryForm({ entry, onDone }: { entry: Entry | null; onDone: () => void }) {
  const texts = useMessages(contentMessages)
  const { busy, errorOf, save } = useSaving(texts.pathTaken)
  const [draft, setDraft] = useState(() => {
    const { slug, title, description, additional_title, text_field, keywords } = entry ?? EMPTY
    return { slug, title, description, additional_title, text_field, keywords }
  })
  const send = async () => {
    const call = (): Promise<unknown> =>
      entry
        ? browserCall('PATCH /api/v1/admin/page-meta/:id/', { params: { id: entry.id }, body: draft })
        : browserCall('POST /api/v1/admin/page-meta/', { body: draft })
    if (await save(call, texts.saved)) onDone()
  }
  const shared = (name: keyof PageMeta, label: string, maxLength: number) => ({
    label,
    name,
    maxLength,
    value: draft[name],
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) => setDraft({ ...draft, [name]: event.currentTarget.value }),
  })
  return (
    <Form onSend={send}>
      <Stack>
        <TextField {...shared('slug', texts.path, 200)} hint={texts.pathHint} />
        <TextField {...shared('title', texts.title, 200)} />
        <TextArea {...shared('description', texts.description, 500)} />
        <TextField {...shared('additional_title', texts.additionalTitle, 200)} />
        <TextArea {...shared('text_field', texts.pageText, 5000)} />
        <TextField {...shared('keywords', texts.keywords, 500)} />
        <Button type="submit" variant="primary" busy={busy}>
          {texts.save}
        </Button>
      </Stack>
    </Form>
  )
}
