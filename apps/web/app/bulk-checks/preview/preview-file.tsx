// The panel of the file (or pasted text) in the preview of a bulk check: fields for its sheet, the column of company numbers and the column of
// sums, and its first rows as they are in it.
import { useMessages } from '../../i18n/catalogue.ts'
import { classNames } from '../../ui/class-names.ts'
import { Select } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stack, VisuallyHidden } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { bulkChecksMessages } from '../bulk-checks.messages.ts'
import type { NewListState } from '../use-new-list.ts'
import styles from './preview.module.css'
import { columnLetters, groupNotData, withoutSecondNumbers } from './preview.rules.ts'

type Preview = NonNullable<NewListState['preview']>

interface PreviewProps {
  list: NewListState
  preview: Preview
}

export function PreviewFile({ list, preview }: PreviewProps) {
  const texts = useMessages(bulkChecksMessages)
  return (
    <Panel>
      <Stack gap={3}>
        <div className={styles.from}>
          <span className={styles.file}>
            <Icon name="file" />
            <span>
              <b>{list.file?.name ?? texts.pasted}</b>
              <Text size="caption" tone="muted">
                {texts.aboutFile(preview.lines.length, preview.sheets.length + preview.hidden_sheets.length)}
              </Text>
            </span>
          </span>
          <ColumnChoice list={list} preview={preview} />
        </div>
        <FirstRows preview={preview} />
        <NotRead preview={preview} />
      </Stack>
    </Panel>
  )
}

/** The parts of the file that were not read: hidden sheets, and lines that are headings or totals. */
function NotRead({ preview: { hidden_sheets: hidden, not_data } }: { preview: Preview }) {
  const texts = useMessages(bulkChecksMessages)
  if (hidden.length === 0 && not_data.length === 0) return null
  const { lines, kinds, more } = groupNotData(not_data)
  return (
    <Text as="p" size="caption" tone="muted">
      {hidden.length > 0 && `${texts.hiddenSheets(hidden.length, hidden.map((name) => `«${name}»`).join(', '))} `}
      {lines.length > 0 && texts.notData(lines, kinds, more)}
    </Text>
  )
}

/** Fields for the sheet and columns. Another choice drops corrections of lines that it may renumber. */
function ColumnChoice({ list, preview: { sheets, sheet, columns, column, sum_column, lines } }: PreviewProps) {
  const texts = useMessages(bulkChecksMessages)
  const options = columns.map((column) => (
    <option key={column.column} value={column.column}>
      {texts.columnName(columnLetters(column.column), column.head)}
    </option>
  ))
  return (
    <>
      {sheets.length > 0 && (
        <Select
          label={texts.sheet}
          value={sheet ?? ''}
          disabled={list.busy}
          onChange={({ currentTarget }) =>
            void list.choose({ sheet: currentTarget.value, column: undefined, sum_column: undefined, mended: new Map() })
          }
        >
          {sheets.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
      {columns.length > 1 && (
        <Select
          label={texts.column}
          value={column ?? ''}
          disabled={list.busy}
          onChange={({ currentTarget }) => void list.choose({ column: Number(currentTarget.value) || undefined, mended: new Map() })}
        >
          <option value="">{texts.allColumns}</option>
          {options}
        </Select>
      )}
      {columns.length > 1 && (
        <Select
          label={texts.sumColumn}
          value={sum_column ?? 0}
          disabled={list.busy}
          onChange={({ currentTarget }) =>
            void list.choose({ sum_column: Number(currentTarget.value), mended: withoutSecondNumbers(list.chosen.mended, lines) })
          }
        >
          <option value={0}>{texts.noSums}</option>
          {options}
        </Select>
      )}
    </>
  )
}

/** The first rows. The column of numbers is marked (the chosen one, otherwise the one with the most numbers), and so is the column of sums. */
function FirstRows({ preview: { rows, columns, column, sum_column } }: { preview: Preview }) {
  const texts = useMessages(bulkChecksMessages)
  const mostNumbers = Math.max(1, ...columns.map(({ numbers }) => numbers))
  const marked = column ?? columns.find(({ numbers }) => numbers === mostNumbers)?.column
  const columnClass = (place: number) => classNames(place === marked && styles.marked, place === sum_column && styles.sum)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={styles.scroll} aria-label={texts.firstRows} tabIndex={0}>
      <table className={styles.sheet}>
        <caption>
          <VisuallyHidden>{texts.firstRows}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.column} scope="col" className={columnClass(column.column)}>
                {columnLetters(column.column)}
                {column.column === marked && (
                  <>
                    <Icon name="check" size="small" />
                    <VisuallyHidden> {texts.readColumn}</VisuallyHidden>
                  </>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              {columns.map((column) => (
                <td key={column.column} className={columnClass(column.column)}>
                  {cells.find((cell) => cell.column === column.column)?.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
