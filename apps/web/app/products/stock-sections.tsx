// Two optional sections of a product's form: its properties (name and value pairs) and its stock.
import { PROPERTIES_MAX } from '@sverka/contract/products/products.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Switch } from '../ui/switch.tsx'
import { Text } from '../ui/text.tsx'
import type { SectionProps } from './form-sections.tsx'
import { productFormMessages } from './product-form.messages.ts'
import styles from './product-form.module.css'
import type { FormValues } from './product-form.rules.ts'

/** The longest name and value of a property that the API accepts, in characters. */
const PROPERTY_NAME_MAX = 100
const PROPERTY_VALUE_MAX = 500

/** Name and value pairs, which buyers see in the tab of properties on the product's page. */
export function PropertiesSection({ values, faults, set }: SectionProps) {
  const texts = useMessages(productFormMessages)
  const { properties } = values
  const change = (place: number, part: Partial<FormValues['properties'][number]>) =>
    set({ properties: properties.map((pair, index) => (index === place ? { ...pair, ...part } : pair)) })
  return (
    <Panel title={texts.properties}>
      <Stack gap={3}>
        <Text as="p" size="caption" tone={faults.properties ? 'bad' : 'muted'}>
          {faults.properties ?? texts.propertiesHint}
        </Text>
        {properties.map((pair, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pair that is being typed has no other identity than its position
          <div key={position} className={styles.pair}>
            <TextField
              label={texts.propertyName}
              labelHidden
              placeholder={texts.propertyName}
              maxLength={PROPERTY_NAME_MAX}
              value={pair.name}
              onChange={(event) => change(position, { name: event.currentTarget.value })}
            />
            <TextField
              label={texts.propertyValue}
              labelHidden
              placeholder={texts.propertyValue}
              maxLength={PROPERTY_VALUE_MAX}
              value={pair.value}
              onChange={(event) => change(position, { value: event.currentTarget.value })}
            />
            <IconButton
              icon="trash"
              label={texts.dropProperty(position + 1)}
              onClick={() => set({ properties: properties.filter((_, index) => index !== position) })}
            />
          </div>
        ))}
        {properties.length < PROPERTIES_MAX && (
          <div>
            <Button size="small" icon="plus" onClick={() => set({ properties: [...properties, { name: '', value: '' }] })}>
              {texts.propertyAdd}
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  )
}

/** A service is always available: the switch is hidden (specification §5). */
export function StockSection({ values, faults, set }: SectionProps) {
  const texts = useMessages(productFormMessages)
  if (values.product_type === 'service') return null
  return (
    <Panel title={texts.stockTitle}>
      <Stack gap={3}>
        <Switch checked={values.in_stock} onChange={(event) => set({ in_stock: event.currentTarget.checked })}>
          {texts.inStock}
        </Switch>
        {values.in_stock && (
          <div className={styles.stock}>
            <TextField
              label={texts.stock}
              inputMode="numeric"
              autoComplete="off"
              hint={texts.stockHint}
              value={values.stock}
              error={faults.stock}
              onChange={(event) => set({ stock: event.currentTarget.value })}
            />
          </div>
        )}
      </Stack>
    </Panel>
  )
}
