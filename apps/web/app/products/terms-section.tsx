// The section «Условия для компаний» (terms for companies) of a product's form: unit of measure, country of origin, smallest quantity,
// pack size (`multiple`: quantities must be multiples of it), days until shipment, and lower prices for larger quantities.
import { chosenNumbers } from '@sverka/contract/products/chosen-numbers.rules'
import { countryLetters } from '@sverka/contract/products/countries.rules'
import { characteristicFields, type TypedNumberField, typedNumberFields } from '@sverka/contract/products/products.rules'
import { PRICE_STEPS_MAX } from '@sverka/contract/products/trade-terms.rules'
import { readUnit } from '@sverka/contract/products/units.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { type NamedNumberField, type NamedNumbers, useChosenNumberNames } from '../shell/chosen-number-names.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { FieldError, Select, TextField } from '../ui/field.tsx'
import { Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import type { SectionProps } from './form-sections.tsx'
import styles from './product-form.module.css'
import type { FormValues } from './product-form.rules.ts'
import { termsMessages } from './terms.messages.ts'

/** The fields that are chosen from a list here, for services and for goods. The VAT rate stands beside the price. */
const serviceFields: readonly NamedNumberField[] = ['unit']
const goodsFields: readonly NamedNumberField[] = [...serviceFields, ...characteristicFields]

export function TermsSection({ values, faults, set }: SectionProps) {
  const texts = useMessages(termsMessages)
  const listOptions = useOptions()
  const field = (name: TypedNumberField) => ({
    label: texts[name],
    hint: texts.hints[name],
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: values[name],
    error: faults[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  })
  return (
    <Panel title={texts.title}>
      <Stack>
        <Text as="p" size="caption" tone="muted">
          {texts.hint}
        </Text>
        <div className={styles.two}>
          {(values.product_type === 'product' ? goodsFields : serviceFields).map((name) => (
            <Select
              key={name}
              label={texts[name]}
              value={values[name]}
              error={faults[name]}
              onChange={(event) => set({ [name]: event.currentTarget.value })}
            >
              <option value="">{name === 'unit' ? texts.usualUnit[values.product_type] : texts.none}</option>
              {listOptions(name).map((option) => (
                <option key={option.code} value={option.code}>
                  {option.name}
                </option>
              ))}
            </Select>
          ))}
          {typedNumberFields.map((name) => (
            <TextField key={name} {...field(name)} />
          ))}
        </div>
        <Steps {...{ values, faults, set }} />
      </Stack>
    </Panel>
  )
}

/** The codes of a field with their names in the language of the page: countries with Russia first, then by name; others in their usual order. */
function useOptions(): (field: NamedNumberField) => { code: number; name: string }[] {
  const names = useChosenNumberNames()
  return (field) => {
    const named = [...chosenNumbers[field].codes].map((code) => ({ code, name: names[field](asAnswered(field, code)) }))
    if (field !== 'country') return named
    return named.sort((a, b) => Number(b.code === RUSSIA) - Number(a.code === RUSSIA) || a.name.localeCompare(b.name))
  }
}

/** Code of Russia in the Russian classification of countries (ОКСМ). */
const RUSSIA = 643

/** The value as an answer of the API has it. */
function asAnswered(field: NamedNumberField, code: number): NamedNumbers {
  if (field === 'unit') return { unit: code, unit_name: readUnit(code, 'product').name }
  return field === 'country' ? { country_letters: countryLetters.get(code) ?? null } : { [field]: code }
}

/** Lower prices for larger quantities: each step has the quantity from which it applies, and the price of a unit. */
function Steps({ values, faults, set }: SectionProps) {
  const texts = useMessages(termsMessages)
  const { price_steps: steps } = values
  const change = (place: number, part: Partial<FormValues['price_steps'][number]>) =>
    set({ price_steps: steps.map((step, index) => (index === place ? { ...step, ...part } : step)) })
  return (
    <Stack gap={3}>
      {steps.map((step, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step that is being typed has no other identity than its position
        <div key={position} className={styles.pair}>
          <TextField
            label={texts.from(position + 1)}
            inputMode="numeric"
            autoComplete="off"
            value={step.from}
            onChange={(event) => change(position, { from: event.currentTarget.value })}
          />
          <TextField
            label={texts.stepPrice(position + 1)}
            inputMode="decimal"
            autoComplete="off"
            value={step.price}
            onChange={(event) => change(position, { price: event.currentTarget.value })}
          />
          <IconButton
            icon="trash"
            label={texts.dropStep(position + 1)}
            onClick={() => set({ price_steps: steps.filter((_, index) => index !== position) })}
          />
        </div>
      ))}
      {faults.price_steps && <FieldError>{faults.price_steps}</FieldError>}
      {steps.length < PRICE_STEPS_MAX && (
        <div>
          <Button size="small" icon="plus" onClick={() => set({ price_steps: [...steps, { from: '', price: '' }] })}>
            {texts.addStep}
          </Button>
        </div>
      )}
    </Stack>
  )
}
