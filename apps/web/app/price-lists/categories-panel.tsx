// The panel that maps the categories named in a price list to those of the marketplace. The mapping is stored for the company's later lists.
import type { CategoryTree } from '@sverka/contract/catalog/catalog'
import type { PriceList, PriceListCategory } from '@sverka/contract/price-lists/price-lists'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { CategoryOptions } from '../products/category-options.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import { priceListsMessages } from './price-lists.messages.ts'
import { useListAction } from './use-list-action.ts'

interface CategoriesPanelProps {
  list: PriceList
  /** Categories as named in the file, each with the one of the marketplace chosen before, or null. */
  named: readonly PriceListCategory[]
  tree: CategoryTree
}

export function CategoriesPanel({ list, named, tree }: CategoriesPanelProps) {
  const texts = useMessages(priceListsMessages)
  const format = useFormat()
  const { busy, run } = useListAction()
  /** Changes that are not saved yet: id of the marketplace's category by the name in the file; null for none. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, number | null>>(new Map())
  const categories = [...chosen].map(([name, category]) => ({ name, category }))
  const send = async () => {
    if (categories.length === 0) return
    await run(() => browserCall('PUT /api/v1/price-lists/:id/categories/', { params: { id: list.id }, body: { categories } }))
    setChosen(new Map())
  }
  return (
    <Panel title={texts.categories}>
      <Form onSend={send}>
        <Stack>
          <Text as="p" tone="secondary">
            {texts.categoriesHint}
          </Text>
          <Table
            caption={texts.categories}
            stacked
            rows={named}
            rowKey={({ name }) => name}
            columns={[
              { key: 'name', head: texts.inFile, rowHeader: true, cell: ({ name }) => name },
              { key: 'lines', head: texts.categoryLines, numeric: true, cell: ({ lines }) => format.integer(lines) },
              {
                key: 'category',
                head: texts.categoryHere,
                cell: ({ name, category }) => (
                  <Select
                    label={name}
                    labelHidden
                    value={(chosen.has(name) ? chosen.get(name) : category) ?? ''}
                    onChange={({ currentTarget: { value } }) => setChosen(new Map(chosen).set(name, value === '' ? null : Number(value)))}
                  >
                    <option value="">{texts.noCategory}</option>
                    <CategoryOptions tree={tree} />
                  </Select>
                ),
              },
            ]}
          />
          <div>
            <Button type="submit" busy={busy} disabled={categories.length === 0}>
              {texts.saveCategories}
            </Button>
          </div>
        </Stack>
      </Form>
    </Panel>
  )
}
