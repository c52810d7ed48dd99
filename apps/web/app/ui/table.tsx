// A table in a focusable frame that scrolls sideways if the screen is too narrow.
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './layout.tsx'
import { Link } from './link.tsx'
import styles from './table.module.css'
import besideStyles from './table-beside.module.css'

/** Sorting by a column: the current direction, and the URL that its heading links to. */
export interface ColumnSort {
  readonly order: 'ascending' | 'descending' | 'none'
  readonly to: string
}

export interface TableColumn<Row> {
  readonly key: string
  readonly head: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** Numbers: right-aligned, digits of equal width, no line breaks. */
  readonly numeric?: boolean
  /** The cell is the row's heading. */
  readonly rowHeader?: boolean
  readonly sort?: ColumnSort
}

interface TableProps<Row> {
  /** Accessible name of the table; not visible. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, index: number) => string | number
  /** Id of a row for links from other pages; the row is highlighted when it is the link's target. */
  rowAnchor?: (row: Row) => string | undefined
  /** Name of the row's group, shown as a heading above the group. Rows of a group must be adjacent. */
  rowGroup?: (row: Row) => string
  /** Text for a row without values, shown in place of all cells but the first; undefined for other rows. */
  rowNote?: (row: Row) => ReactNode
  /** Larger padding of the first and last cells, for a table in a panel without padding. */
  edged?: boolean
  /** The first column is sticky on narrow screens. */
  stickyFirst?: boolean
  /** On narrow screens each row becomes a block with a line for each cell, headed by the column's name: for texts that would not fit into columns. */
  stacked?: boolean
  /** Columns of equal width, for comparing. On narrow screens the first cell is above its row and stays in place while the others scroll sideways. */
  beside?: boolean
}

export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowAnchor,
  rowGroup,
  rowNote,
  edged,
  stickyFirst,
  stacked,
  beside,
}: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table
        className={classNames(
          styles.table,
          edged && styles.edged,
          stickyFirst && styles.sticky,
          stacked && styles.stacked,
          beside && besideStyles.beside,
        )}
        style={beside ? ({ '--values': columns.length - 1 } as CSSProperties) : undefined}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.numeric ? styles.numeric : undefined} aria-sort={column.sort?.order}>
                {column.sort ? <SortLink sort={column.sort}>{column.head}</SortLink> : column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={rowKey(row, index)}>
              {rowGroup && opensGroup(rows, index, rowGroup) && (
                <tr className={styles.group}>
                  <th colSpan={columns.length} scope="colgroup">
                    {rowGroup(row)}
                  </th>
                </tr>
              )}
              <tr id={rowAnchor?.(row)}>
                <Cells columns={columns} row={row} note={rowNote?.(row)} stacked={stacked} />
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface CellsProps<Row> {
  columns: readonly TableColumn<Row>[]
  row: Row
  note: ReactNode
  stacked: boolean | undefined
}

function Cells<Row>({ columns, row, note, stacked }: CellsProps<Row>) {
  const shown = note === undefined ? columns : columns.slice(0, 1)
  return (
    <>
      {shown.map((column) => (
        <Cell key={column.key} column={column} row={row} stacked={stacked} />
      ))}
      {note !== undefined && <td colSpan={columns.length - 1}>{note}</td>}
    </>
  )
}

const SortLink = ({ sort, children }: { sort: ColumnSort; children: ReactNode }) => (
  <Link to={sort.to} className={styles.sort} preventScrollReset replace>
    {children}
    <Icon name="chevron-down" />
  </Link>
)

/** Whether the row is the first of its group. */
function opensGroup<Row>(rows: readonly Row[], index: number, rowGroup: (row: Row) => string): boolean {
  const [row, before] = [rows[index], rows[index - 1]]
  return row !== undefined && (before === undefined || rowGroup(before) !== rowGroup(row))
}

function Cell<Row>({ column, row, stacked }: { column: TableColumn<Row>; row: Row; stacked: boolean | undefined }) {
  if (column.rowHeader) return <th scope="row">{column.cell(row)}</th>
  // In a stacked row an empty cell has no label.
  const content = column.cell(row)
  return (
    <td className={column.numeric ? styles.numeric : undefined}>
      {stacked && content !== null && content !== false && <span className={styles.label}>{column.head} </span>}
      {stacked ? <div className={styles.value}>{content}</div> : content}
    </td>
  )
}
