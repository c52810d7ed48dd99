// The panel that assigns a field (name, price and so on) to each column of a price list. The server proposes the fields, the seller corrects them.
import type { CategoryTree } from '@sverka/contract/catalog/catalog'
import type { PriceList } from '@sverka/contract/price-lists/price-lists'
import { identifiesProduct, type ListField, listFields } from '@sverka/contract/price-lists/price-lists.rules'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { CategoryOptions } from '../products/category-options.tsx'
import { Button } from '../ui/button.tsx'
import { FieldError, Select } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import { priceListsMessages } from './price-lists.messages.ts'
import { useListAction } from './use-list-action.ts'

/**
 * State: `fields` is the field by number of the column, empty for a column that is left out; `category` is the id of the category for new products
 * whose line names none. One column must have the article (the seller's own code of a product) or the id of 1С, an accounting program.
 */
export function ColumnsPanel({ list, tree }: { list: PriceList; tree: CategoryTree }) {
  const texts = useMessages(priceListsMessages)
  const { busy, run } = useListAction()
  const [fields, setFields] = useState<Readonly<Record<number, ListField | ''>>>(() =>
    Object.fromEntries(list.columns.map(({ column, field }) => [column, field ?? ''])),
  )
  const [category, setCategory] = useState(list.category === null ? '' : String(list.category))
  const chosen = Object.entries(fields).flatMap(([column, field]) => (field === '' ? [] : [{ column: Number(column), field }]))
  const hasDuplicates = new Set(chosen.map(({ field }) => field)).size < chosen.length
  const fault = hasDuplicates ? texts.twice : chosen.some(({ field }) => identifiesProduct(field)) ? '' : texts.articleNeeded
  const send = async () => {
    if (fault) return
    const body = { columns: chosen, category: category === '' ? null : Number(category) }
    await run(() => browserCall('PUT /api/v1/price-lists/:id/columns/', { params: { id: list.id }, body }))
  }
  return (
    <Panel title={texts.columns}>
      <Form onSend={send}>
        <Stack>
          <Table
            caption={texts.columns}
            stacked
            rows={list.columns}
            rowKey={({ column }) => column}
            columns={[
              { key: 'head', head: texts.inFile, rowHeader: true, cell: ({ column, head }) => head || texts.column(column) },
              {
                key: 'samples',
                head: texts.samples,
                cell: ({ samples }) => <Text tone="secondary">{samples.filter(Boolean).join(', ')}</Text>,
              },
              {
                key: 'field',
                head: texts.means,
                cell: ({ column, head }) => (
                  <FieldChoice
                    label={head || texts.column(column)}
                    value={fields[column] ?? ''}
                    onChoose={(field) => setFields((before) => ({ ...before, [column]: field }))}
                  />
                ),
              },
            ]}
          />
          <Select
            label={texts.category}
            hint={texts.categoryHint}
            value={category}
            onChange={(event) => setCategory(event.currentTarget.value)}
          >
            <option value="">{texts.noCategory}</option>
            <CategoryOptions tree={tree} />
          </Select>
          {fault && <FieldError>{fault}</FieldError>}
          <div>
            <Button type="submit" busy={busy} disabled={fault !== '' || list.state === 'comparing'}>
              {texts.compareAgain}
            </Button>
          </div>
        </Stack>
      </Form>
    </Panel>
  )
}

interface ChoiceProps {
  label: string
  value: ListField | ''
  onChoose: (field: ListField | '') => void
}

function FieldChoice({ label, value, onChoose }: ChoiceProps) {
  const texts = useMessages(priceListsMessages)
  return (
    <Select
      label={label}
      labelHidden
      value={value}
      onChange={(event) => onChoose(listFields.find((field) => field === event.currentTarget.value) ?? '')}
    >
      <option value="">{texts.skip}</option>
      {listFields.map((field) => (
        <option key={field} value={field}>
          {texts.fields[field]}
        </option>
      ))}
    </Select>
  )
}
