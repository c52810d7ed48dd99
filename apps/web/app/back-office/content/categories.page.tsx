// `/back-office/categories`: the tree of categories, three levels, in the order of the catalogue.
import type { StaffCategory } from '@sverka/contract/catalog/catalog'
import { LARGE_PAGE } from '@sverka/contract/limits'
import { useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Tag } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Text } from '../../ui/text.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { forStaff } from '../for-staff.ts'
import { QueueHeading } from '../queue.tsx'
import { useSaving } from '../use-saving.ts'
import type { Route } from './+types/categories.page'
import { contentMessages } from './content.messages.ts'
import styles from './content.module.css'

/** The tree has some hundred categories; a larger page may be asked for six times a minute only, fewer than moves of who puts it in order. */
const WHOLE_TREE = LARGE_PAGE
const LEVELS = 3

export const clientLoader = (_: Route.ClientLoaderArgs) =>
  forStaff(() => browserCall('GET /api/v1/admin/categories/', { query: { page_size: WHOLE_TREE } }))

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

/** What a dialog is about: a category to change or remove, or a new one inside another. */
type Asked =
  | { readonly kind: 'change' | 'remove'; readonly category: StaffCategory }
  | { readonly kind: 'add'; readonly parent: number | null }

export default function CategoriesPage({ loaderData: { result, count } }: Route.ComponentProps) {
  const texts = useMessages(contentMessages)
  const { close } = useMessages(backOfficeMessages)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { save } = useSaving()
  const dismiss = () => setAsked(null)
  const edited = asked?.kind === 'change' ? asked.category : null
  return (
    <>
      <PageHead title={texts.categoriesTitle} noindex />
      <QueueHeading title={texts.categoriesTitle} count={count}>
        <Button variant="primary" icon="plus" onClick={() => setAsked({ kind: 'add', parent: null })}>
          {texts.addCategory}
        </Button>
      </QueueHeading>
      <Text as="p" tone="secondary">
        {texts.categoriesLead}
      </Text>
      <Panel flush>
        <Branches under={Map.groupBy(result, ({ parent }) => parent)} parent={null} onAsk={setAsked} />
      </Panel>
      <Dialog
        open={asked?.kind === 'add' || edited !== null}
        title={edited ? edited.name : texts.addCategory}
        closeLabel={close}
        onClose={dismiss}
      >
        <CategoryForm category={edited} parent={asked?.kind === 'add' ? asked.parent : null} onDone={dismiss} />
      </Dialog>
      <ConfirmDialog
        open={asked?.kind === 'remove'}
        title={asked?.kind === 'remove' ? texts.removeOf(asked.category.name) : texts.remove}
        text={texts.removeCategoryText}
        action={texts.remove}
        onClose={dismiss}
        onConfirm={async () => {
          if (asked?.kind !== 'remove') return
          const params = { id: asked.category.id }
          await save(() => browserCall('DELETE /api/v1/admin/categories/:id/', { params }), texts.removed)
        }}
      />
    </>
  )
}

interface BranchesProps {
  under: ReadonlyMap<number | null, readonly StaffCategory[]>
  parent: number | null
  onAsk: (asked: Asked) => void
}

function Branches({ under, parent, onAsk }: BranchesProps) {
  const beside = under.get(parent) ?? []
  if (beside.length === 0) return null
  return (
    <ul className={styles.tree}>
      {beside.map((category, at) => (
        <li key={category.id}>
          <Branch category={category} isFirst={at === 0} isLast={at === beside.length - 1} onAsk={onAsk} />
          <Branches under={under} parent={category.id} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  )
}

interface BranchProps {
  category: StaffCategory
  isFirst: boolean
  isLast: boolean
  onAsk: (asked: Asked) => void
}

function Branch({ category, isFirst, isLast, onAsk }: BranchProps) {
  const texts = useMessages(contentMessages)
  const { save } = useSaving()
  const { id, name, slug, level, attention } = category
  const move = (direction: 'up' | 'down') =>
    void save(() => browserCall('POST /api/v1/admin/categories/:id/move/', { params: { id }, body: { direction } }), texts.saved)
  return (
    <div className={styles.branch}>
      <span className={styles.branchName}>
        {name}{' '}
        <Text size="caption" tone="muted">
          {slug}
        </Text>{' '}
        {attention && <Tag tone="warning">{attention}</Tag>}
      </span>
      <Row gap={1}>
        {/* At its end it keeps the focus, which the attribute `disabled` would take. */}
        <IconButton icon="arrow-up" small label={texts.up(name)} aria-disabled={isFirst} onClick={() => isFirst || move('up')} />
        <IconButton icon="arrow-down" small label={texts.down(name)} aria-disabled={isLast} onClick={() => isLast || move('down')} />
        {level < LEVELS && (
          <IconButton icon="plus" small label={texts.addInside(name)} onClick={() => onAsk({ kind: 'add', parent: id })} />
        )}
        <IconButton icon="edit" small label={texts.changeOf(name)} onClick={() => onAsk({ kind: 'change', category })} />
        <IconButton icon="trash" small label={texts.removeOf(name)} onClick={() => onAsk({ kind: 'remove', category })} />
      </Row>
    </div>
  )
}

function CategoryForm({ category, parent, onDone }: { category: StaffCategory | null; parent: number | null; onDone: () => void }) {
  const texts = useMessages(contentMessages)
  const { busy, errorOf, save } = useSaving()
  const [draft, setDraft] = useState({ name: category?.name ?? '', slug: category?.slug ?? '', attention: category?.attention ?? '' })
  const send = async () => {
    const body = { name: draft.name, slug: draft.slug, attention: draft.attention.trim() || null }
    const call = (): Promise<unknown> =>
      category
        ? browserCall('PATCH /api/v1/admin/categories/:id/', { params: { id: category.id }, body })
        : browserCall('POST /api/v1/admin/categories/', { body: { ...body, parent } })
    if (await save(call, texts.saved)) onDone()
  }
  return (
    <Form onSend={send}>
      <Stack>
        <TextField
          label={texts.name}
          name="name"
          maxLength={100}
          value={draft.name}
          error={errorOf('name')}
          onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
        />
        <TextField
          label={texts.slug}
          hint={texts.slugHint}
          name="slug"
          maxLength={100}
          value={draft.slug}
          error={errorOf('slug')}
          onChange={(event) => setDraft({ ...draft, slug: event.currentTarget.value })}
        />
        <TextArea
          label={texts.attention}
          hint={texts.attentionHint}
          name="attention"
          maxLength={500}
          value={draft.attention}
          error={errorOf('attention')}
          onChange={(event) => setDraft({ ...draft, attention: event.currentTarget.value })}
        />
        <Button type="submit" variant="primary" busy={busy}>
          {texts.save}
        </Button>
      </Stack>
    </Form>
  )
}
