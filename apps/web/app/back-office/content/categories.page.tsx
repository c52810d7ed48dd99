// `/back-office/categories`: the tree of product categories, three levels, in the order of the catalogue; staff add, edit, move and remove them.
import type { StaffCategory } from '@sverka/contract/catalog/catalog'
import { CATEGORY_NAME_MAX } from '@sverka/contract/catalog/catalog.rules'
import { LARGE_PAGE } from '@sverka/contract/limits'
import { useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { Tag } from '../../ui/badge.tsx'
import { ButtonLink, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Row } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { StaffForm } from '../staff-form.tsx'
import { Add } from '../staff-list.tsx'
import { StaffPage, staffLoader } from '../staff-page.tsx'
import { useSaving } from '../use-saving.ts'
import type { Route } from './+types/categories.page'
import { contentMessages } from './content.messages.ts'
import styles from './content.module.css'

/** The deepest level, counted from 1; a category on it has no subcategories. */
const LEVELS = 3

// All categories fit into one page of `LARGE_PAGE` (1,000) rows. Larger pages may be requested only six times a minute, too seldom for moving
// categories up and down.
export const clientLoader = staffLoader(() => browserCall('GET /api/v1/admin/categories/', { query: { page_size: LARGE_PAGE } }))

/** What the open dialog does: change or remove a category, or add one inside another (`parent` is the id of the outer category). */
type DialogTask =
  | { readonly kind: 'change' | 'remove'; readonly category: StaffCategory }
  | { readonly kind: 'add'; readonly parent: number }

export default function CategoriesPage({ loaderData: { result, count } }: Route.ComponentProps) {
  const texts = useMessages(contentMessages)
  const { close, remove, removed, actionOn } = useMessages(backOfficeMessages)
  const [openDialog, setOpenDialog] = useState<DialogTask | null>(null)
  const { save } = useSaving()
  const dismiss = () => setOpenDialog(null)
  const [edited, toRemove] = (['change', 'remove'] as const).map((kind) => (openDialog?.kind === kind ? openDialog.category : null))
  return (
    <StaffPage
      title={texts.categoriesTitle}
      count={count}
      lead={texts.categoriesLead}
      action={
        <Row gap={3} wrap>
          <ButtonLink to="/back-office/categories/import" icon="file">
            {texts.fromFile}
          </ButtonLink>
          <Add text={texts.addCategory} form={(done) => <CategoryForm category={null} parent={null} close={done} />} />
        </Row>
      }
    >
      <Panel flush>
        <Branches childrenByParent={Map.groupBy(result, ({ parent }) => parent)} parent={null} onOpenDialog={setOpenDialog} />
      </Panel>
      <Dialog
        open={openDialog?.kind === 'add' || Boolean(edited)}
        title={edited ? edited.name : texts.addCategory}
        closeLabel={close}
        onClose={dismiss}
      >
        <CategoryForm category={edited ?? null} parent={openDialog?.kind === 'add' ? openDialog.parent : null} close={dismiss} />
      </Dialog>
      <ConfirmDialog
        open={Boolean(toRemove)}
        title={toRemove ? actionOn(remove, toRemove.name) : remove}
        text={texts.removeCategoryText}
        action={remove}
        onClose={dismiss}
        onConfirm={async () =>
          toRemove && save(() => browserCall('DELETE /api/v1/admin/categories/:id/', { params: { id: toRemove.id } }), removed)
        }
      />
    </StaffPage>
  )
}

interface BranchesProps {
  /** Categories by the id of their parent; null for the top level. */
  childrenByParent: ReadonlyMap<number | null, readonly StaffCategory[]>
  parent: number | null
  onOpenDialog: (request: DialogTask) => void
}

/** The subcategories of `parent`, with their own subcategories. */
function Branches({ childrenByParent, parent, onOpenDialog }: BranchesProps) {
  const siblings = childrenByParent.get(parent) ?? []
  if (siblings.length === 0) return null
  return (
    <ul className={styles.tree}>
      {siblings.map((category, index) => (
        <li key={category.id}>
          <Branch category={category} isFirst={index === 0} isLast={index === siblings.length - 1} onOpenDialog={onOpenDialog} />
          <Branches childrenByParent={childrenByParent} parent={category.id} onOpenDialog={onOpenDialog} />
        </li>
      ))}
    </ul>
  )
}

interface BranchProps {
  category: StaffCategory
  isFirst: boolean
  isLast: boolean
  onOpenDialog: (request: DialogTask) => void
}

function Branch({ category, isFirst, isLast, onOpenDialog }: BranchProps) {
  const texts = useMessages(contentMessages)
  const { change, remove, saved, actionOn } = useMessages(backOfficeMessages)
  const { save } = useSaving()
  const { id, name, slug, level, attention, name_en: english, name_zh: chinese, vat_rate: vat } = category
  // VAT is value added tax; `vat_rate` is the percentage that goods of the category usually have.
  const more = [slug, english, chinese, vat === null ? null : texts.usualVat(vat)].filter((item) => item !== null)
  const move = (direction: 'up' | 'down') =>
    void save(() => browserCall('POST /api/v1/admin/categories/:id/move/', { params: { id }, body: { direction } }), saved)
  return (
    <div className={styles.branch}>
      <span className={styles.branchName}>
        {name}{' '}
        <Text size="caption" tone="muted">
          {more.join(' · ')}
        </Text>{' '}
        {attention && <Tag tone="warning">{attention}</Tag>}
      </span>
      <Row gap={1}>
        {/* At the end of the list the button keeps the focus, which the attribute `disabled` would take away. */}
        <IconButton icon="arrow-up" small label={texts.up(name)} aria-disabled={isFirst} onClick={() => isFirst || move('up')} />
        <IconButton icon="arrow-down" small label={texts.down(name)} aria-disabled={isLast} onClick={() => isLast || move('down')} />
        {level < LEVELS && (
          <IconButton icon="plus" small label={texts.addInside(name)} onClick={() => onOpenDialog({ kind: 'add', parent: id })} />
        )}
        <IconButton icon="edit" small label={actionOn(change, name)} onClick={() => onOpenDialog({ kind: 'change', category })} />
        <IconButton icon="trash" small label={actionOn(remove, name)} onClick={() => onOpenDialog({ kind: 'remove', category })} />
      </Row>
    </div>
  )
}

function CategoryForm({ category, parent, close }: { category: StaffCategory | null; parent: number | null; close: () => void }) {
  const texts = useMessages(contentMessages)
  return (
    <StaffForm
      start={{
        name: category?.name ?? '',
        name_en: category?.name_en ?? '',
        name_zh: category?.name_zh ?? '',
        slug: category?.slug ?? '',
        attention: category?.attention ?? '',
      }}
      fields={{
        name: { label: texts.name, max: CATEGORY_NAME_MAX },
        name_en: { label: texts.nameEn, hint: texts.otherNameHint, max: CATEGORY_NAME_MAX },
        name_zh: { label: texts.nameZh, max: CATEGORY_NAME_MAX },
        slug: { label: texts.slug, hint: texts.slugHint, max: 100 },
        attention: { label: texts.attention, kind: 'area', hint: texts.attentionHint, max: 500 },
      }}
      send={(draft): Promise<unknown> => {
        const orNull = (text: string) => text.trim() || null
        const { name_en: english, name_zh: chinese, attention, ...own } = draft
        const body = { ...own, name_en: orNull(english), name_zh: orNull(chinese), attention: orNull(attention) }
        return category
          ? browserCall('PATCH /api/v1/admin/categories/:id/', { params: { id: category.id }, body })
          : browserCall('POST /api/v1/admin/categories/', { body: { ...body, parent } })
      }}
      onDone={close}
    />
  )
}
