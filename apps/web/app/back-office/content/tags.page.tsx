// `/back-office/tags`: tags that sellers made, renamed or removed.
import type { Tag } from '@sverka/contract/catalog/catalog'
import { TAG_MAX } from '@sverka/contract/catalog/catalog.rules'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { Text } from '../../ui/text.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import styles from '../back-office.module.css'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { forStaff, pageOf } from '../for-staff.ts'
import { Pages } from '../pages.tsx'
import { QueueHeading } from '../queue.tsx'
import { useSaving } from '../use-saving.ts'
import type { Route } from './+types/tags.page'
import { ChangeOrRemove } from './change-or-remove.tsx'
import { contentMessages } from './content.messages.ts'

const PAGE_SIZE = 30

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  forStaff(async () => {
    const params = new URL(request.url).searchParams
    const search = params.get('search')?.trim().slice(0, TAG_MAX) || undefined
    // The list of tags is everybody's; that the caller is staff is asked by the one of categories.
    const [tags] = await Promise.all([
      browserCall('GET /api/v1/tags/', { query: { page: pageOf(params), page_size: PAGE_SIZE, ...(search ? { search } : {}) } }),
      browserCall('GET /api/v1/admin/categories/', { query: { page_size: 1 } }),
    ])
    return tags
  })

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function TagsPage({ loaderData: { result, count } }: Route.ComponentProps) {
  const texts = useMessages(contentMessages)
  const { find } = useMessages(backOfficeMessages)
  const [params] = useSearchParams()
  return (
    <>
      <PageHead title={texts.tagsTitle} noindex />
      <QueueHeading title={texts.tagsTitle} count={count} />
      <Text as="p" tone="secondary">
        {texts.tagsLead}
      </Text>
      <form method="get" className={styles.filters}>
        <TextField
          label={texts.tagSearch}
          type="search"
          name="search"
          icon="search"
          maxLength={TAG_MAX}
          defaultValue={params.get('search') ?? ''}
        />
        <Button type="submit">{find}</Button>
      </form>
      <Panel flush={result.length > 0}>
        {result.length > 0 ? <Tags tags={result} /> : <EmptyState icon="search" title={texts.nothing} />}
      </Panel>
      <Pages params={params} count={count} size={PAGE_SIZE} />
    </>
  )
}

function Tags({ tags }: { tags: readonly Tag[] }) {
  const texts = useMessages(contentMessages)
  const { close } = useMessages(backOfficeMessages)
  const { save } = useSaving()
  const [asked, setAsked] = useState<{ kind: 'change' | 'remove'; tag: Tag } | null>(null)
  const dismiss = () => setAsked(null)
  return (
    <>
      <Table
        caption={texts.tagsTitle}
        rows={tags}
        keyOf={({ id }) => id}
        edged
        stacked
        columns={[
          { key: 'name', head: texts.tag, rowHeader: true, cell: ({ name }) => name },
          {
            key: 'actions',
            head: texts.actions,
            cell: (tag) => <ChangeOrRemove name={tag.name} onAsk={(kind) => setAsked({ kind, tag })} />,
          },
        ]}
      />
      <Dialog open={asked?.kind === 'change'} title={texts.tag} closeLabel={close} onClose={dismiss}>
        {asked && <TagForm tag={asked.tag} onDone={dismiss} />}
      </Dialog>
      <ConfirmDialog
        open={asked?.kind === 'remove'}
        title={asked ? texts.removeOf(asked.tag.name) : texts.remove}
        text={texts.removeTagText}
        action={texts.remove}
        onClose={dismiss}
        onConfirm={async () => {
          if (asked) await save(() => browserCall('DELETE /api/v1/admin/tags/:id/', { params: { id: asked.tag.id } }), texts.removed)
        }}
      />
    </>
  )
}

function TagForm({ tag: { id, name: before }, onDone }: { tag: Tag; onDone: () => void }) {
  const texts = useMessages(contentMessages)
  const { busy, errorOf, save } = useSaving(texts.tagTaken)
  const [name, setName] = useState(before)
  const send = async () => {
    if (await save(() => browserCall('PATCH /api/v1/admin/tags/:id/', { params: { id }, body: { name } }), texts.saved)) onDone()
  }
  return (
    <Form onSend={send}>
      <Stack>
        <TextField
          label={texts.name}
          name="name"
          maxLength={TAG_MAX}
          value={name}
          error={errorOf('name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary" busy={busy}>
          {texts.save}
        </Button>
      </Stack>
    </Form>
  )
}
