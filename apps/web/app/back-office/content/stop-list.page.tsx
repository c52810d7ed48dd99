// `/back-office/stop-list`: words and categories for which a card is flagged before anybody decides about it.
import type { StaffCategory } from '@sverka/contract/catalog/catalog'
import { LARGE_PAGE } from '@sverka/contract/limits'
import { STOP_WORD_MAX } from '@sverka/contract/products/products.rules'
import type { StopWord } from '@sverka/contract/products/products.staff'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { MISSING, useFormat } from '../../i18n/format.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/field.tsx'
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
import type { Route } from './+types/stop-list.page'
import { ChangeOrRemove } from './change-or-remove.tsx'
import { contentMessages } from './content.messages.ts'
import { FlaggedForm, WordForm } from './stop-list-forms.tsx'

const PAGE_SIZE = 30
/** The tree has some hundred categories; a larger page may be asked for six times a minute only, fewer than moves of who puts it in order. */
const WHOLE_TREE = LARGE_PAGE

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  forStaff(async () => {
    const params = new URL(request.url).searchParams
    const search = params.get('search')?.trim().slice(0, STOP_WORD_MAX) || undefined
    const [words, { result: categories }] = await Promise.all([
      browserCall('GET /api/v1/admin/stop-words/', {
        query: { page: pageOf(params), page_size: PAGE_SIZE, ...(search ? { search } : {}) },
      }),
      browserCall('GET /api/v1/admin/categories/', { query: { page_size: WHOLE_TREE } }),
    ])
    return { words, categories }
  })

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function StopListPage({ loaderData: { words, categories } }: Route.ComponentProps) {
  const texts = useMessages(contentMessages)
  const { find, close } = useMessages(backOfficeMessages)
  const [params] = useSearchParams()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <PageHead title={texts.stopListTitle} noindex />
      <QueueHeading title={texts.stopListTitle} count={words.count}>
        <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
          {texts.addWord}
        </Button>
      </QueueHeading>
      <Text as="p" tone="secondary">
        {texts.stopListLead}
      </Text>
      <form method="get" className={styles.filters}>
        <TextField
          label={texts.wordSearch}
          type="search"
          name="search"
          icon="search"
          maxLength={STOP_WORD_MAX}
          defaultValue={params.get('search') ?? ''}
        />
        <Button type="submit">{find}</Button>
      </form>
      <Panel title={texts.stopWords} flush={words.result.length > 0}>
        {words.result.length > 0 ? <Words words={words.result} /> : <EmptyState icon="search" compact title={texts.nothing} />}
      </Panel>
      <Pages params={params} count={words.count} size={PAGE_SIZE} />
      <Flagged categories={categories} />
      <Dialog open={isAdding} title={texts.addWord} closeLabel={close} onClose={() => setAdding(false)}>
        <WordForm word={null} onDone={() => setAdding(false)} />
      </Dialog>
    </>
  )
}

type Asked<T> = { readonly kind: 'change' | 'remove'; readonly of: T } | null

function Words({ words }: { words: readonly StopWord[] }) {
  const format = useFormat()
  const texts = useMessages(contentMessages)
  const { close } = useMessages(backOfficeMessages)
  const { save } = useSaving()
  const [asked, setAsked] = useState<Asked<StopWord>>(null)
  const dismiss = () => setAsked(null)
  return (
    <>
      <Table
        caption={`${texts.stopWords}, ${format.integer(words.length)}`}
        rows={words}
        keyOf={({ id }) => id}
        edged
        stacked
        columns={[
          { key: 'word', head: texts.word, rowHeader: true, cell: ({ word }) => word },
          { key: 'note', head: texts.wordNote, cell: ({ note }) => note || MISSING },
          {
            key: 'actions',
            head: texts.actions,
            cell: (word) => <ChangeOrRemove name={word.word} onAsk={(kind) => setAsked({ kind, of: word })} />,
          },
        ]}
      />
      <Dialog open={asked?.kind === 'change'} title={texts.word} closeLabel={close} onClose={dismiss}>
        {asked && <WordForm word={asked.of} onDone={dismiss} />}
      </Dialog>
      <ConfirmDialog
        open={asked?.kind === 'remove'}
        title={asked ? texts.removeOf(asked.of.word) : texts.remove}
        text={texts.removeWordText}
        action={texts.remove}
        onClose={dismiss}
        onConfirm={async () => {
          if (asked) await save(() => browserCall('DELETE /api/v1/admin/stop-words/:id/', { params: { id: asked.of.id } }), texts.removed)
        }}
      />
    </>
  )
}

function Flagged({ categories }: { categories: readonly StaffCategory[] }) {
  const format = useFormat()
  const texts = useMessages(contentMessages)
  const { close } = useMessages(backOfficeMessages)
  const { save } = useSaving()
  const [asked, setAsked] = useState<Asked<StaffCategory | null>>(null)
  const dismiss = () => setAsked(null)
  const flagged = categories.filter(({ attention }) => attention !== null)
  const add = (
    <Button size="small" icon="plus" onClick={() => setAsked({ kind: 'change', of: null })}>
      {texts.addFlagged}
    </Button>
  )
  return (
    <Panel title={texts.flagged} action={add} flush={flagged.length > 0}>
      {flagged.length > 0 ? (
        <Table
          caption={`${texts.flagged}, ${format.integer(flagged.length)}`}
          rows={flagged}
          keyOf={({ id }) => id}
          edged
          stacked
          columns={[
            { key: 'name', head: texts.category, rowHeader: true, cell: ({ name }) => name },
            { key: 'attention', head: texts.attention, cell: ({ attention }) => attention },
            {
              key: 'actions',
              head: texts.actions,
              cell: (category) => <ChangeOrRemove name={category.name} onAsk={(kind) => setAsked({ kind, of: category })} />,
            },
          ]}
        />
      ) : (
        <EmptyState icon="list" compact title={texts.nothing} />
      )}
      <Dialog open={asked?.kind === 'change'} title={texts.flagged} closeLabel={close} onClose={dismiss}>
        {asked && <FlaggedForm category={asked.of} categories={categories} onDone={dismiss} />}
      </Dialog>
      <ConfirmDialog
        open={asked?.kind === 'remove'}
        title={asked?.of ? texts.removeOf(asked.of.name) : texts.remove}
        text={texts.removeFlaggedText}
        action={texts.remove}
        onClose={dismiss}
        onConfirm={async () => {
          const id = asked?.of?.id ?? 0
          await save(() => browserCall('PATCH /api/v1/admin/categories/:id/', { params: { id }, body: { attention: null } }), texts.saved)
        }}
      />
    </Panel>
  )
}
