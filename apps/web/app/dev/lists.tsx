// Part of `/dev/ui`, the page that shows developers every widget in every state: tables, lists, and parts that can be folded. The data is invented.
import { AccordionSection } from '../ui/accordion.tsx'
import { DescriptionList } from '../ui/description-list.tsx'
import { CollapsiblePart, Contents } from '../ui/folding.tsx'
import { Stack } from '../ui/layout.tsx'
import { RuledList } from '../ui/list.tsx'
import { Panel } from '../ui/panel.tsx'
import { Table, type TableColumn } from '../ui/table.tsx'
import { TwoLines } from '../ui/two-lines.tsx'

/** A row of the sample tables: revenue of a company in rubles, formatted, and its source. */
interface Year {
  readonly year: string
  readonly revenue: string
  readonly note: string
}

const rows: readonly Year[] = [
  { year: '2024', revenue: '1 280 000 000', note: 'accounts of the tax service' },
  { year: '2025', revenue: '1 512 000 000', note: 'accounts of the tax service' },
]

const columns: readonly TableColumn<Year>[] = [
  { key: 'year', head: 'Year', cell: ({ year }) => year, rowHeader: true, sort: { order: 'descending', to: '/dev/ui' } },
  { key: 'revenue', head: 'Revenue', cell: ({ revenue }) => revenue, numeric: true },
  { key: 'note', head: 'Source', cell: ({ note }) => note },
]

const parts = [
  { id: 'dev-part-one', title: 'Open part', count: 2 },
  { id: 'dev-part-two', title: 'Folded part' },
] as const

export const Lists = () => (
  <>
    <Panel title="Tables" count={rows.length}>
      <Stack gap={4}>
        <Table caption="Revenue by year" columns={columns} rows={rows} rowKey={({ year }) => year} />
        <Table caption="Revenue by year, rows as blocks on a phone" columns={columns} rows={rows} rowKey={({ year }) => year} stacked />
        <Table caption="Revenue by year, columns side by side" columns={columns} rows={rows} rowKey={({ year }) => year} beside />
        <Table
          caption="Revenue by year, in groups, the first column stays in view"
          columns={columns}
          rows={rows}
          rowKey={({ year }) => year}
          rowGroup={({ note }) => note}
          stickyFirst
        />
        <Table
          caption="Revenue by year, a row that has nothing but a note"
          columns={columns}
          rows={[...rows, { year: '2026', revenue: '', note: '' }]}
          rowKey={({ year }) => year}
          rowAnchor={({ year }) => `dev-year-${year}`}
          rowNote={({ revenue }) => (revenue === '' ? 'No accounts yet' : null)}
          edged
        />
      </Stack>
    </Panel>
    <Panel title="Two lines of a cell">
      <TwoLines first="Name of a row" second="what tells it from another of that name" />
    </Panel>
    <Panel title="Facts" foot="Source and day stand here">
      <Stack gap={4}>
        <DescriptionList
          items={[
            { label: 'Number', value: '7799483056' },
            { label: 'A long value', value: 'Breaks over several lines and keeps its label in sight, at every width of the page' },
          ]}
        />
        <RuledList>
          <li>First line</li>
          <li>Second line</li>
        </RuledList>
        <RuledList tight>
          <li>First line of a tight list</li>
          <li>Second line</li>
        </RuledList>
        <RuledList inset>
          <li>First line of a list with edges of its own</li>
          <li>Second line</li>
        </RuledList>
        <AccordionSection title="Accordion">Its content.</AccordionSection>
        <AccordionSection title="Accordion, one open at a time" name="dev-one" open>
          Its content.
        </AccordionSection>
        <AccordionSection title="Another of the same name" name="dev-one">
          Its content.
        </AccordionSection>
      </Stack>
    </Panel>
    <Contents title="Contents" parts={parts} />
    {parts.map((part, index) => (
      <CollapsiblePart key={part.id} part={part} open={index === 0}>
        Content of the part.
      </CollapsiblePart>
    ))}
  </>
)
