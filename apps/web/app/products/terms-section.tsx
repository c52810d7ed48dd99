// The section «Условия для компаний» (terms for companies) of a product's form: unit of measure, country of origin, smallest quantity,
// pack size (`multiple`: quantities must be multiples of it), days until shipment, and lower prices for larger quantities.
import { countryLetters } from '@sverka/contract/products/countries.rules'
import { type TypedNumberField, typedNumberFields } from '@sverka/contract/products/products.rules'
import { PRICE_STEPS_MAX } from '@sverka/contract/products/trade-terms.rules'
import { units } from '@sverka/contract/products/units.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { useCountryName } from '../i18n/country-name.ts'
import { useUnitWord } from '../shell/unit-words.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { FieldError, Select, TextField } from '../ui/field.tsx'
import { Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import type { SectionProps } from './form-sections.tsx'
import styles from './product-form.module.css'
import type { FormValues } from './product-form.rules.ts'
import { termsMessages } from './terms.messages.ts'

export function TermsSection({ values, faults, set }: SectionProps) {
  const texts = useMessages(termsMessages)
  const countries = useCountries()
  const unitWord = useUnitWord()
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
          <Select label={texts.unit} value={values.unit} error={faults.unit} onChange={(event) => set({ unit: event.currentTarget.value })}>
            <option value="">{texts.usualUnit[values.product_type]}</option>
            {units.map(({ code, name }) => (
              <option key={code} value={code}>
                {unitWord(name)}
              </option>
            ))}
          </Select>
          {values.product_type === 'product' && (
            <Select
              label={texts.country}
              value={values.country}
              error={faults.country}
              onChange={(event) => set({ country: event.currentTarget.value })}
            >
              <option value="">{texts.countryNone}</option>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
          {typedNumberFields.map((name) => (
            <TextField key={name} {...field(name)} />
          ))}
        </div>
        <Steps {...{ values, faults, set }} />
      </Stack>
    </Panel>
  )
}

/** Countries in the language of the page: Russia first, then by name. `code` is the number of ОКСМ, the Russian classification of countries. */
function useCountries(): { code: number; name: string }[] {
  const countryName = useCountryName()
  const named = [...countryLetters].map(([code, letters]) => ({ code, name: countryName(letters) }))
  return named.sort((a, b) => Number(b.code === RUSSIA) - Number(a.code === RUSSIA) || a.name.localeCompare(b.name))
}

/** Code of Russia in that classification. */
const RUSSIA = 643

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
