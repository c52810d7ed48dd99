// The values of a product's form, their conversion from and to the API, and their errors (specification §5, Add product). Pure functions.
import { type Certificate, type CertificateKind, findCertificateFault } from '@sverka/contract/products/certificates.rules'
import type { Product } from '@sverka/contract/products/products'
import {
  type ProductType,
  priceFault,
  type WholeNumberField,
  wholeNumberFields,
  wholeNumbers,
} from '@sverka/contract/products/products.rules'
import { tradeTermFaults } from '@sverka/contract/products/term-faults.rules'
import { toPriced } from '@sverka/contract/products/trade-terms.rules'
import { readNumber } from '../ui/typed-number.ts'

/** A certificate as typed: dates are YYYY-MM-DD, and a field that is not filled in is an empty text. */
export interface TypedCertificate {
  readonly kind: CertificateKind
  readonly number: string
  readonly issued_on: string
  readonly valid_until: string
  readonly link: string
}

export const emptyCertificate: TypedCertificate = { kind: 'declaration', number: '', issued_on: '', valid_until: '', link: '' }

/**
 * Texts as typed, named as in the API so that its errors find their fields. `seller` is `company:12` or `entrepreneur:7`. The whole-number fields
 * are VAT rate, unit, country, smallest quantity, pack size (`multiple`), and days until shipment (`lead_days`).
 */
export interface FormValues extends Readonly<Record<WholeNumberField, string>> {
  readonly seller: string
  readonly product_type: ProductType
  readonly name: string
  readonly category: string
  readonly product_code: string
  /** Rubles, as in `sale_price`. */
  readonly price: string
  readonly sale_price: string
  /** Lower prices of a unit, each for orders from a quantity on. */
  readonly price_steps: readonly { readonly from: string; readonly price: string }[]
  readonly description: string
  readonly properties: readonly { readonly name: string; readonly value: string }[]
  readonly certificates: readonly TypedCertificate[]
  readonly tags: readonly string[]
  /** Whether the product is available; a service always is. */
  readonly in_stock: boolean
  /** Number of pieces; empty if the seller does not count them. */
  readonly stock: string
}

export type FieldName = keyof FormValues | 'images'

/** Error codes of this form. `fill_all` is a missing value; some fields have a message of their own for it. The server uses the same codes. */
export type FaultCode =
  | 'fill_all'
  | 'price_too_high'
  | 'sale_price_too_high'
  | 'sale_above_price'
  | 'price_not_money'
  | 'not_whole'
  | 'not_a_quantity'
  | 'not_lead_days'
  | 'price_steps_wrong'

/** Error code of each wrong field; also codes that only the server finds. */
export type FieldErrors = Partial<Record<FieldName, string>>

export const emptyValues: FormValues = {
  seller: '',
  product_type: 'product',
  name: '',
  category: '',
  product_code: '',
  price: '',
  sale_price: '',
  price_steps: [],
  ...wholeNumbers(() => ''),
  description: '',
  properties: [],
  certificates: [],
  tags: [],
  in_stock: true,
  stock: '',
}

/** Rubles as people type them in Russian, with a decimal comma. */
const typedPrice = (rubles: number | null): string => (rubles === null ? '' : String(rubles).replace('.', ','))

const typedNumber = (value: number | null): string => (value === null ? '' : String(value))

const typedCertificate = ({ kind, number, issued_on, valid_until, link }: Product['certificates'][number]): TypedCertificate => ({
  kind,
  number,
  issued_on,
  valid_until: valid_until ?? '',
  link: link ?? '',
})

/** Initial values of an existing product's form: those of its pending edit (`revision`), if there is one, before those that are published. */
export const toValues = (card: Product): FormValues => ({
  seller: card.company === null ? `entrepreneur:${card.entrepreneur}` : `company:${card.company}`,
  product_type: card.product_type,
  name: card.revision?.name ?? card.name,
  category: String(card.revision?.category ?? card.category.id),
  product_code: card.revision?.product_code ?? card.product_code,
  price: typedPrice(card.price),
  sale_price: typedPrice(card.sale_price),
  price_steps: card.price_steps.map(({ from, price }) => ({ from: String(from), price: typedPrice(price) })),
  ...wholeNumbers((field) => typedNumber(card[field])),
  description: card.revision?.description ?? card.description,
  properties: card.revision?.properties ?? card.properties,
  certificates: (card.revision?.certificates ?? card.certificates).map(typedCertificate),
  tags: (card.revision?.tags ?? card.tags).map(({ name }) => name),
  in_stock: card.in_stock,
  stock: typedNumber(card.stock),
})

/** Rubles of «58 900,50»; null if empty, NaN if not an amount of money. */
export const readPrice = (typed: string): number | null => readNumber(typed, 2)

/** The largest number that the database holds (32-bit integer). */
const NUMBER_MAX = 2_147_483_647

/** The stock as a number; null if it is not counted, NaN if the text is not a number. */
export const readStock = ({ product_type, in_stock, stock }: Pick<FormValues, 'product_type' | 'in_stock' | 'stock'>): number | null =>
  product_type === 'product' && in_stock ? readNumber(stock, 0) : null

/** The optional whole numbers; null if empty, NaN if not a number. */
export const readNumbers = (values: FormValues): Record<WholeNumberField, number | null> =>
  wholeNumbers((field) => readNumber(values[field], 0))

function numberFaults(values: FormValues): Partial<Record<'stock' | WholeNumberField, FaultCode>> {
  const numbers = { ...readNumbers(values), stock: readStock(values) }
  // Written as a negation, so that NaN is wrong too.
  const wrong = (['stock', ...wholeNumberFields] as const).filter((field) => !((numbers[field] ?? 0) <= NUMBER_MAX))
  return Object.fromEntries(wrong.map((field) => [field, 'not_whole']))
}

/** The price steps that are not blank; a half of a step that is empty or not a number becomes NaN. */
export const readSteps = (values: FormValues): { from: number; price: number }[] =>
  values.price_steps
    .filter(({ from, price }) => from.trim() !== '' || price.trim() !== '')
    .map(({ from, price }) => ({ from: readNumber(from, 0) ?? Number.NaN, price: readPrice(price) ?? Number.NaN }))

/** The certificates that are not blank. */
export const readCertificates = ({ certificates }: Pick<FormValues, 'certificates'>): Certificate[] =>
  certificates
    .map(({ kind, number, issued_on, valid_until, link }) => ({
      kind,
      number: number.trim(),
      issued_on,
      valid_until: valid_until || null,
      link: link.trim() || null,
    }))
    .filter(({ number, issued_on, valid_until, link }) => number || issued_on || valid_until || link)

function certificateFaults(values: FormValues): FieldErrors {
  const fault = findCertificateFault(readCertificates(values))
  return fault ? { certificates: fault.code } : {}
}

/** Errors of quantities, days until shipment and price steps. Steps are compared with the price: without a valid one nothing is checked. */
function termFaults(values: FormValues): FieldErrors {
  const price = readPrice(values.price)
  if (!price) return {}
  const prices = toPriced({ price, sale_price: null, price_steps: readSteps(values) })
  return tradeTermFaults(readNumbers(values), prices)
}

/** Required texts; price and pictures are required too, but checked apart. */
const REQUIRED = ['seller', 'name', 'category', 'product_code', 'description'] as const

function priceFaults(price: number | null, sale: number | null): Partial<Record<'price' | 'sale_price', FaultCode>> {
  if (price === null) return { price: 'fill_all' }
  if (Number.isNaN(price) || price === 0) return { price: 'price_not_money' }
  if (sale !== null && (Number.isNaN(sale) || sale === 0)) return { sale_price: 'price_not_money' }
  const fault = priceFault(price, sale)
  if (fault === null) return {}
  return fault === 'price_too_high' ? { price: fault } : { sale_price: fault }
}

/** All errors by field; `pictures` is the number of pictures, of which at least one is required. */
export function findFaults(values: FormValues, pictures: number): FieldErrors {
  const missing = Object.fromEntries(REQUIRED.filter((name) => values[name].trim() === '').map((name) => [name, 'fill_all']))
  return {
    ...missing,
    ...priceFaults(readPrice(values.price), readPrice(values.sale_price)),
    ...termFaults(values),
    ...numberFaults(values),
    ...(pictures === 0 ? { images: 'fill_all' } : {}),
    ...certificateFaults(values),
  }
}

/** The API's field names that differ from the form's. */
const RENAMED: Readonly<Record<string, FieldName>> = { company: 'seller', entrepreneur: 'seller', image: 'images' }

/** The first error of each field in an error answer of the server; `validation_failed` is the general code for a field without one. */
export const faultsOfRefusal = (errors: Readonly<Record<string, readonly { readonly code: string }[]>>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, [first]]) => [RENAMED[name] ?? name, first?.code ?? 'validation_failed']))

/** Indexes, from 0, of the uploaded pictures that an error answer names; `item` counts them from 1. */
export const picturesOfRefusal = ({ images = [], image = [] }: Readonly<Record<string, readonly { readonly item?: number }[]>>): number[] =>
  [...images, ...image].flatMap(({ item }) => (item === undefined ? [] : [item - 1]))

/** The sale's discount in whole percent; null where there is no sale. */
export function discount(price: number | null, sale: number | null): number | null {
  if (!price || !sale || !(sale < price)) return null
  return Math.round((1 - sale / price) * 100)
}

/** The list with the item at `from` moved to `to`; unchanged if one of them is outside it. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}
