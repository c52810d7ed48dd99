// The form fields of one delivery method: its kind, and what that kind needs.
import { deliveryKinds, PICKUP_ADDRESS_MAX, WAY_REGIONS_MAX } from '@sverka/contract/products/delivery.rules'
import { vatRates } from '@sverka/contract/products/products.rules'
import { useMessages } from '../../i18n/catalogue.ts'
import type { FieldErrors } from '../../shell/use-submit.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { Row } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './delivery.module.css'
import { deliveryPageMessages } from './delivery-page.messages.ts'
import type { WayForm } from './way-form.rules.ts'

export interface Region {
  readonly id: number
  readonly name: string
}

interface WayFieldsProps {
  way: WayForm
  /** Index of the method in the list, from 0; errors are named by it. */
  place: number
  regions: readonly Region[]
  /** Error texts by field name, such as `ways.0.price`. */
  faults: FieldErrors
  set: (changed: Partial<WayForm>) => void
  onRemove: () => void
}

/** Fields of a method that are typed; the others are chosen. */
type TextName = 'address' | 'price' | 'free_from' | 'lead_days'

export function WayFields({ way, place, regions, faults, set, onRemove }: WayFieldsProps) {
  const texts = useMessages(deliveryPageMessages)
  const field = (name: TextName) => ({
    value: way[name],
    error: faults[`ways.${place}.${name}`],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  })
  // Three digits: the longest term is 365 days.
  const term = <TextField {...field('lead_days')} label={texts.term} hint={texts.termHint} inputMode="numeric" maxLength={3} />
  return (
    <fieldset className={styles.way}>
      <legend className={styles.legend}>{texts.way(place + 1)}</legend>
      <div className={styles.fields}>
        <Select
          label={texts.kind}
          value={way.kind}
          onChange={({ currentTarget }) => set({ kind: deliveryKinds.find((kind) => kind === currentTarget.value) ?? way.kind })}
        >
          {deliveryKinds.map((kind) => (
            <option key={kind} value={kind}>
              {texts.kinds[kind]}
            </option>
          ))}
        </Select>
        {term}
        {way.kind === 'pickup' && (
          <div className={styles.wide}>
            <TextField {...field('address')} label={texts.address} hint={texts.addressHint} maxLength={PICKUP_ADDRESS_MAX} required />
          </div>
        )}
        {way.kind === 'transport' && (
          <>
            <TextField {...field('price')} label={texts.price} hint={texts.priceHint} inputMode="decimal" required />
            <TextField {...field('free_from')} label={texts.freeLabel} hint={texts.freeHint} inputMode="decimal" />
            <Vat way={way} fault={faults[`ways.${place}.vat_rate`]} set={set} />
            <Regions way={way} regions={regions} fault={faults[`ways.${place}.regions`]} set={set} />
          </>
        )}
      </div>
      {way.kind === 'carrier' && (
        <Text as="p" size="caption" tone="secondary">
          {texts.carrierHint}
        </Text>
      )}
      <Row>
        <Button icon="trash" aria-label={texts.remove(place + 1)} onClick={onRemove}>
          {texts.removeOne}
        </Button>
      </Row>
    </fieldset>
  )
}

interface PartProps extends Pick<WayFieldsProps, 'way' | 'set'> {
  fault: string | undefined
}

function Vat({ way, fault, set }: PartProps) {
  const texts = useMessages(deliveryPageMessages)
  return (
    <Select label={texts.vat} value={way.vat_rate} error={fault} onChange={({ currentTarget }) => set({ vat_rate: currentTarget.value })}>
      <option value="">{texts.withoutVat}</option>
      {vatRates.map((rate) => (
        <option key={rate} value={rate}>
          {rate} %
        </option>
      ))}
    </Select>
  )
}

/** The regions to which the seller delivers; none chosen means all of Russia. */
function Regions({ way, regions, fault, set }: PartProps & { regions: readonly Region[] }) {
  const texts = useMessages(deliveryPageMessages)
  const chosen = regions.filter(({ id }) => way.regions.includes(id))
  return (
    <div>
      <Select
        label={texts.addRegion}
        value=""
        error={fault}
        disabled={way.regions.length >= WAY_REGIONS_MAX}
        onChange={({ currentTarget }) => set({ regions: [...way.regions, Number(currentTarget.value)] })}
      >
        <option value="">{chosen.length === 0 ? texts.everyRegion : texts.anotherRegion}</option>
        {regions
          .filter(({ id }) => !way.regions.includes(id))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Select>
      <ul className={styles.regions}>
        {chosen.map(({ id, name }) => (
          <li key={id}>
            {name}
            <IconButton
              icon="close"
              small
              label={texts.dropRegion(name)}
              onClick={() => set({ regions: way.regions.filter((region) => region !== id) })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
