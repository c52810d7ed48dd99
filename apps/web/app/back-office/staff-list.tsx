// A staff list described by columns, filters and actions: draws the heading, the filters, the table, the pager and the dialogs of the actions.
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Pager } from '../shell/pager.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { IconName } from '../ui/icon.tsx'
import { Panel } from '../ui/panel.tsx'
import { type ColumnSort, Table, type TableColumn } from '../ui/table.tsx'
import { backOfficeMessages } from './back-office.messages.ts'
import { PAGE_SIZE, pathWithParams, readPageNumber } from './list-query.ts'
import { type Acting, useRowActions } from './row-actions.tsx'
import { type Filter, StaffFilters } from './staff-filters.tsx'
import { StaffPage } from './staff-page.tsx'

/** A column; `numeric` aligns its values to the right. */
export interface StaffColumn<Row> extends Pick<TableColumn<Row>, 'cell' | 'numeric'> {
  readonly head: string
  /** Value of the `ordering` parameter for this column. */
  readonly sort?: string
}

interface StaffTableProps<Row> extends Acting<Row> {
  caption: string
  rows: readonly Row[]
  /** The cell of the first column is the row's header. */
  columns: readonly StaffColumn<Row>[]
  rowKey?: (row: Row, index: number) => string | number
  /** All values of the `ordering` parameter, the default first; a leading `-` means newest or largest first. */
  orderings?: readonly string[]
}

/** The usual key of a row. */
const rowId = (row: unknown): number => (row as { readonly id: number }).id

/** The table with its actions, without heading and pager. */
export function StaffTable<Row>({ columns, orderings, rowKey = rowId, caption, rows, ...acting }: StaffTableProps<Row>) {
  const [params] = useSearchParams()
  const { column: actionColumn, dialogs } = useRowActions(acting)
  return (
    <>
      <Table
        caption={caption}
        rows={rows}
        rowKey={rowKey}
        edged
        stacked
        columns={[
          ...columns.map(({ sort, ...column }, index) => ({
            ...column,
            key: column.head,
            rowHeader: index === 0,
            ...(sort && orderings && { sort: sortBy(params, orderings, sort) }),
          })),
          ...actionColumn,
        ]}
      />
      {dialogs}
    </>
  )
}

/** Link of a column's heading: it sorts largest or newest first, when used again the other way. Filters stay, the list starts at its first page. */
function sortBy(params: URLSearchParams, orderings: readonly string[], field: string): ColumnSort {
  const ordering = orderings.find((ordering) => ordering === params.get('ordering')) ?? orderings[0] ?? ''
  const columnOrderings = [`-${field}`, field].filter((item) => orderings.includes(item))
  const next = columnOrderings.find((item) => item !== ordering) ?? ordering
  const order = !columnOrderings.includes(ordering) ? 'none' : ordering === field ? 'ascending' : 'descending'
  return { order, to: pathWithParams(params, { ordering: next }) }
}

export interface StaffPanelProps<Row> extends Omit<StaffTableProps<Row>, 'caption'> {
  title: string
  /** The table's caption; by default the title with the number of rows. */
  caption?: string
  /** Number beside the title: rows of all pages. */
  count?: ReactNode
  /** Shown if there are no rows; a text is the title of the message. */
  empty?: { readonly icon: IconName; readonly title: string } | string
  action?: ReactNode
}

/** A table under a title of its own. */
export function StaffPanel<Row>({ title, caption, count, empty, action, ...table }: StaffPanelProps<Row>) {
  const format = useFormat()
  const isEmpty = table.rows.length === 0
  const tableCaption = caption ?? `${title}, ${format.integer(table.rows.length)}`
  return (
    <Panel title={title} count={count} action={action} flush={!isEmpty}>
      {isEmpty ? <EmptyList empty={empty} compact /> : <StaffTable {...table} caption={tableCaption} />}
    </Panel>
  )
}

function EmptyList({ empty, compact = false }: Pick<StaffPanelProps<unknown>, 'empty'> & { compact?: boolean }) {
  const { nothing } = useMessages(backOfficeMessages)
  const message = typeof empty === 'object' ? empty : { icon: 'search' as const, title: empty ?? nothing }
  return <EmptyState {...message} compact={compact} />
}

/** Pager of a list; draws nothing if there is only one page. `size`: rows on a page. */
export function StaffPager({ count, size = PAGE_SIZE }: { count: number; size?: number }) {
  const [params] = useSearchParams()
  return (
    <Pager
      current={readPageNumber(params)}
      last={Math.max(1, Math.ceil(count / size))}
      pageHref={(page) => pathWithParams(params, { page: String(page) })}
    />
  )
}

interface StaffListProps<Row> extends Omit<StaffTableProps<Row>, 'rows' | 'caption'>, Pick<StaffPanelProps<Row>, 'empty'> {
  title: string
  lead?: ReactNode
  /** A page of the list, as the server sends it. */
  list: { readonly result: readonly Row[]; readonly count: number }
  /** Rows on a page; 20 by default. */
  size?: number
  filters?: readonly Filter[]
  /** Query parameters that are set elsewhere on the page and that the filters must keep. */
  keptParams?: readonly string[]
  /** The button that adds a row, shown instead of `action`. */
  add?: FormButtonProps
  action?: ReactNode
  /** Shown above the filters. */
  above?: ReactNode
  /** Shown below the pager. */
  children?: ReactNode
}

/** A whole page with one list. */
export function StaffList<Row>(props: StaffListProps<Row>) {
  const { title, lead, list, size, filters, keptParams, add, action, above, empty, children, ...table } = props
  return (
    <StaffPage title={title} lead={lead} count={list.count} action={add ? <Add {...add} /> : action}>
      {above}
      {filters && <StaffFilters filters={filters} {...(keptParams && { keptParams })} />}
      <Panel flush={list.result.length > 0}>
        {list.result.length > 0 ? <StaffTable {...table} caption={title} rows={list.result} /> : <EmptyList empty={empty} />}
      </Panel>
      <StaffPager count={list.count} {...(size && { size })} />
      {children}
    </StaffPage>
  )
}

interface FormButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'icon' | 'aria-label'> {
  text: string
  /** Title of the dialog, if it differs from the button's label. */
  title?: string
  form: (close: () => void) => ReactNode
}

/** A button and the form that it opens. */
export function FormButton({ text, title = text, form, ...look }: FormButtonProps) {
  const { close } = useMessages(backOfficeMessages)
  const [isOpen, setOpen] = useState(false)
  const dismiss = () => setOpen(false)
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {text}
      </Button>
      <Dialog open={isOpen} title={title} closeLabel={close} onClose={dismiss}>
        {form(dismiss)}
      </Dialog>
    </>
  )
}

/** The button that adds a row to the list. */
export const Add = (props: FormButtonProps) => <FormButton variant="primary" icon="plus" {...props} />
