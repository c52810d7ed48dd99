// Parts of the form of a product: seller and category, price with a preview, description and tags.
import type { CategoryTree } from '@sverka/contract/catalog/catalog'
import { readableName } from '@sverka/contract/company/names'
import { CODE_MAX, DESCRIPTION_MAX, NAME_MAX, vatRates } from '@sverka/contract/products/products.rules'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Tag } from '../ui/badge.tsx'
import { Select, TextArea, TextField } from '../ui/field.tsx'
import { Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Text } from '../ui/text.tsx'
import { CategoryOptions } from './category-options.tsx'
import { productFormMessages } from './product-form.messages.ts'
import styles from './product-form.module.css'
import { discount, type FormValues, readPrice } from './product-form.rules.ts'
import type { OwnSeller } from './sellers.ts'
import { TagsField } from './tags-field.tsx'
import type { FaultTexts } from './use-fault-texts.ts'

/** Props of every section of the form: the typed values, their error texts, and a setter for some of the values. */
export interface SectionProps {
  values: FormValues
  faults: FaultTexts
  set: (changes: Partial<FormValues>) => void
}

interface WhoProps extends SectionProps {
  sellers: readonly OwnSeller[]
  /** True for an existing product: its seller cannot be changed. */
  isFixed: boolean
  tree: CategoryTree
}

export function WhoSection({ values, faults, set, sellers, isFixed, tree }: WhoProps) {
  const texts = useMessages(productFormMessages)
  return (
    <Panel title={texts.who}>
      <Stack>
        <div className={styles.two}>
          <SellerField {...{ values, faults, set, sellers, isFixed }} />
          <div className={styles.labelled}>
            <span className={styles.label}>{texts.type}</span>
            <Segmented
              label={texts.type}
              chosen={values.product_type}
              segments={[
                { value: 'product', label: texts.product },
                { value: 'service', label: texts.service },
              ]}
              onChoose={(product_type) => set({ product_type })}
            />
          </div>
        </div>
        <TextField
          label={texts.name}
          required
          maxLength={NAME_MAX}
          value={values.name}
          error={faults.name}
          hint={
            <span className={styles.hint}>
              <span>{texts.nameHint}</span>
              <span>{texts.chars(values.name.length, NAME_MAX)}</span>
            </span>
          }
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <div className={styles.two}>
          <CategoryField {...{ values, faults, set, tree }} />
          <TextField
            label={texts.code}
            required
            maxLength={CODE_MAX}
            value={values.product_code}
            error={faults.product_code}
            onChange={(event) => set({ product_code: event.currentTarget.value })}
          />
        </div>
      </Stack>
    </Panel>
  )
}

/** One list of companies and sole traders, since a product has one seller of either kind. Those that have closed cannot be chosen. */
function SellerField({ values, faults, set, sellers, isFixed }: Omit<WhoProps, 'tree'>) {
  const texts = useMessages(productFormMessages)
  const chosen = sellers.find(({ key }) => key === values.seller)
  const hint = isFixed ? texts.sellerFixed : chosen && (chosen.isEnded ? texts.sellerEnded : texts.sellerAlive)
  const group = (label: string, kind: OwnSeller['kind']) => {
    const choices = sellers.filter((seller) => seller.kind === kind)
    if (choices.length === 0) return null
    return (
      <optgroup label={label}>
        {choices.map(({ key, name, isEnded }) => (
          <option key={key} value={key} disabled={isEnded}>
            {readableName(name)}
          </option>
        ))}
      </optgroup>
    )
  }
  return (
    <Select
      label={texts.seller}
      required
      disabled={isFixed}
      value={values.seller}
      error={faults.seller}
      hint={hint}
      onChange={(event) => set({ seller: event.currentTarget.value })}
    >
      <option value="">{texts.sellerChoose}</option>
      {group(texts.companies, 'company')}
      {group(texts.entrepreneurs, 'entrepreneur')}
    </Select>
  )
}

function CategoryField({ values, faults, set, tree }: SectionProps & { tree: CategoryTree }) {
  const texts = useMessages(productFormMessages)
  const allCategories = tree.flatMap((top) => [top, ...top.childrens.flatMap((middle) => [middle, ...middle.childrens])])
  const usualVatRate = allCategories.find(({ id }) => String(id) === values.category)?.vat_rate
  return (
    <Select
      label={texts.category}
      required
      value={values.category}
      error={faults.category}
      hint={usualVatRate != null && texts.usualVat(usualVatRate)}
      onChange={(event) => set({ category: event.currentTarget.value })}
    >
      <option value="">{texts.categoryChoose}</option>
      <CategoryOptions tree={tree} />
    </Select>
  )
}

export function PriceSection({ values, faults, set }: SectionProps) {
  const texts = useMessages(productFormMessages)
  const percentOff = discount(readPrice(values.price), readPrice(values.sale_price))
  return (
    <Panel title={texts.priceTitle}>
      <Stack>
        <div className={styles.three}>
          <TextField
            label={texts.price}
            required
            inputMode="decimal"
            autoComplete="off"
            value={values.price}
            error={faults.price}
            onChange={(event) => set({ price: event.currentTarget.value })}
          />
          <TextField
            label={texts.sale}
            inputMode="decimal"
            autoComplete="off"
            value={values.sale_price}
            error={faults.sale_price}
            hint={percentOff !== null && texts.discount(percentOff)}
            onChange={(event) => set({ sale_price: event.currentTarget.value })}
          />
          <Select
            label={texts.fields.vat_rate}
            value={values.vat_rate}
            error={faults.vat_rate}
            onChange={(event) => set({ vat_rate: event.currentTarget.value })}
          >
            <option value="">{texts.vatNone}</option>
            {vatRates.map((rate) => (
              <option key={rate} value={rate}>
                {texts.vatLine(rate)}
              </option>
            ))}
          </Select>
        </div>
        <div className={styles.seen}>
          <Text size="caption" tone="muted">
            {texts.seen}
          </Text>
          <SeenPrice values={values} />
        </div>
      </Stack>
    </Panel>
  )
}

/** Preview of the price in the listing, with the sale price and discount; a dash while no valid price is typed. */
export function SeenPrice({ values }: { values: FormValues }) {
  const texts = useMessages(productFormMessages)
  const format = useFormat()
  const [price, sale] = [readPrice(values.price), readPrice(values.sale_price)]
  if (!price) return <span className={styles.price}>—</span>
  const percentOff = discount(price, sale)
  return (
    <>
      <span className={styles.price}>{format.price(percentOff === null || sale === null ? price : sale)}</span>
      {percentOff !== null && <span className={styles.old}>{format.price(price)}</span>}
      {percentOff !== null && <Tag tone="bad">{texts.off(percentOff)}</Tag>}
    </>
  )
}

export function TextSection({ values, faults, set }: SectionProps) {
  const texts = useMessages(productFormMessages)
  return (
    <Panel title={texts.description}>
      <Stack>
        <TextArea
          label={texts.text}
          required
          rows={5}
          maxLength={DESCRIPTION_MAX}
          value={values.description}
          error={faults.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
        <TagsField tags={values.tags} error={faults.tags} onTags={(tags) => set({ tags })} />
      </Stack>
    </Panel>
  )
}
