// Compares the published version of a product with the version that its seller submitted, a row for each field, so that staff see what they approve.
// Of a new product only the submitted version is shown.

import { type ShownFieldName, shownFields } from '@sverka/contract/products/moderation.rules'
import type { ProductImage } from '@sverka/contract/products/products'
import { wholeNumbers } from '@sverka/contract/products/products.rules'
import type { StaffProduct } from '@sverka/contract/products/products.staff'
import { useMessages } from '../i18n/catalogue.ts'
import { certificateMessages } from '../i18n/certificates.messages.ts'
import { MISSING, useFormat } from '../i18n/format.ts'
import { useChosenNumberNames } from '../shell/chosen-number-names.ts'
import { Table } from '../ui/table.tsx'
import frame from './back-office.module.css'
import { differences } from './differences.rules.ts'
import styles from './product-comparison.module.css'
import { productsQueueMessages } from './products-queue.messages.ts'

interface ComparisonProps {
  product: StaffProduct
  /** Names of categories by id. */
  categories: ReadonlyMap<number, string>
}

/** Text of a field, or its pictures. */
type Value = string | readonly ProductImage[]

/** A field with its published (`before`) and submitted (`after`) value. */
export interface Line {
  readonly key: ShownFieldName
  readonly before: Value
  readonly after: Value
}

export function ProductComparison({ product, categories }: ComparisonProps) {
  const texts = useMessages(productsQueueMessages)
  const { revision } = product
  const lines = useLines({ product, categories })
  const field = { key: 'field', head: texts.field, cell: ({ key }: Line) => texts.fields[key], rowHeader: true }
  const before = { key: 'before', head: texts.published, cell: (line: Line) => <Side line={line} side="before" /> }
  const after = { key: 'after', head: texts.submitted, cell: (line: Line) => <Side line={line} side="after" /> }
  return (
    <div className={styles.comparison}>
      <Table
        caption={texts.comparison}
        columns={revision || product.price_before !== null ? [field, before, after] : [field, after]}
        rows={lines}
        rowKey={({ key }) => key}
        edged
        stacked
      />
    </div>
  )
}

/** A line for each field that visitors see; if the edit cannot change a field, both values are the same. */
export function useLines({ product, categories }: ComparisonProps): Line[] {
  const values = useValues(product, categories)
  return (Object.keys(shownFields) as ShownFieldName[]).map((key) => {
    const [before, after = before] = values[key]
    return { key, before, after }
  })
}

/** Published and submitted value of each field; the second is absent where an edit cannot change it. */
function useValues(
  product: StaffProduct,
  categories: ReadonlyMap<number, string>,
): { readonly [field in ShownFieldName]: readonly [before: Value, after?: Value] } {
  const texts = useMessages(productsQueueMessages)
  const format = useFormat()
  const formatCertificates = useCertificateText()
  // `revision`: the submitted edit of a published product; null if there is none.
  const { revision, sale_price: sale, vat_rate: vat, stock } = product
  const names = useChosenNumberNames()
  const numberText = (value: number | null): string => (value === null ? '' : format.integer(value))
  return {
    name: [product.name, revision?.name],
    category: [product.category.name, categoryName(product, categories)],
    product_code: [product.product_code, revision?.product_code],
    description: [product.description, revision?.description],
    properties: [formatPairs(product.properties), revision?.properties && formatPairs(revision.properties)],
    certificates: [formatCertificates(product.certificates), revision?.certificates && formatCertificates(revision.certificates)],
    tags: [formatTags(product.tags), revision?.tags && formatTags(revision.tags)],
    images: [product.images, revision?.images],
    // `price_before` is what buyers paid before a jump. If there is a sale price now, it cannot be compared with `price`.
    price: [
      format.price(product.price_before !== null && sale === null ? product.price_before : product.price),
      format.price(product.price),
    ],
    sale_price: [sale === null ? '' : format.price(sale)],
    price_steps: [product.price_steps.map((step) => `${format.integer(step.from)}: ${format.price(step.price)}`).join('\n')],
    ...wholeNumbers((field): [string] => [field in names ? names[field as keyof typeof names](product) : numberText(product[field])]),
    vat_rate: [vat === null ? texts.vatNone : texts.vatLine(vat)],
    product_type: [texts.types[product.product_type]],
    in_stock: [product.in_stock ? texts.yes : texts.no],
    stock: [numberText(stock)],
  }
}

const formatPairs = (pairs: readonly { readonly name: string; readonly value: string }[]): string =>
  pairs.map(({ name, value }) => `${name}: ${value}`).join('\n')

/** Each certificate in lines: kind and number, days, link. */
function useCertificateText(): (certificates: StaffProduct['certificates']) => string {
  const texts = useMessages(certificateMessages)
  const format = useFormat()
  const formatOne = ({ kind, number, issued_on: issued, valid_until: until, link }: StaffProduct['certificates'][number]) => {
    const term = until === null ? texts.noTerm : texts.validUntil(format.date(until))
    return [`${texts.kinds[kind]}: ${number}`, `${texts.issued(format.date(issued))}, ${term}`, ...(link ? [link] : [])].join('\n')
  }
  return (certificates) => certificates.map(formatOne).join('\n')
}

const formatTags = (tags: readonly { readonly name: string }[]): string => tags.map(({ name }) => name).join(', ')

const categoryName = ({ category, revision }: StaffProduct, categories: ReadonlyMap<number, string>): string =>
  revision && revision.category !== category.id ? (categories.get(revision.category) ?? String(revision.category)) : category.name

/** One side of a line. Words and pictures that only this side has are marked. */
export function Side({ line: { before, after }, side }: { line: Line; side: 'before' | 'after' }) {
  if (typeof before !== 'string' || typeof after !== 'string') return <Pictures before={before} after={after} side={side} />
  const own = side === 'before' ? 'removed' : 'added'
  if ((side === 'before' ? before : after) === '') return MISSING
  return (
    <span className={frame.text}>
      {differences(before, after).map(({ kind, text }, index) => {
        const key = `${index} ${kind}`
        if (kind === 'same') return <span key={key}>{text}</span>
        if (kind !== own) return null
        return kind === 'removed' ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>
      })}
    </span>
  )
}

function Pictures({ before, after, side }: { before: Line['before']; after: Line['after']; side: 'before' | 'after' }) {
  const texts = useMessages(productsQueueMessages)
  if (typeof before === 'string' || typeof after === 'string') return null
  const [own, other] = side === 'before' ? [before, after] : [after, before]
  const others = new Set(other.map(({ id }) => id))
  const changed = side === 'before' ? texts.pictureGone : texts.pictureNew
  return (
    <span className={styles.pictures}>
      {own.map(({ id, card }, index) => (
        <img
          key={id}
          src={card}
          width={112}
          height={84}
          alt={others.has(id) ? texts.picture(index + 1) : changed(index + 1)}
          className={others.has(id) ? styles.picture : styles[side === 'before' ? 'pictureGone' : 'pictureNew']}
        />
      ))}
    </span>
  )
}
