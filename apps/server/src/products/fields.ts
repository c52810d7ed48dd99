// Checks the fields of a product that a seller sends (specification §5, Add product). Each error names its field.
import { fieldErrors } from '@sverka/contract/errors'
import { readKopecks } from '@sverka/contract/money.rules'
import { CERTIFICATES_MAX, type Certificate, certificateKinds, findCertificateFault } from '@sverka/contract/products/certificates.rules'
import { chosenNumbers } from '@sverka/contract/products/chosen-numbers.rules'
import {
  chosenNumberFields,
  PRICE_MAX,
  PROPERTIES_MAX,
  type ProductType,
  priceFault,
  type WholeNumberField,
  wholeNumberFields,
  wholeNumbers,
} from '@sverka/contract/products/products.rules'
import { tradeTermFaults } from '@sverka/contract/products/term-faults.rules'
import type { PriceStep } from '@sverka/contract/products/trade-terms.rules'
import type { Reader } from '../platform/db/database.ts'
import { type FieldErrors, refuse } from '../platform/errors.ts'
import { nameText } from '../platform/names.ts'
import { kopecks, rubles } from './present.ts'
import { findCategory, listTagIds, type ProductRow } from './products.sql.ts'

/** The fields as they were sent; null deletes a value, undefined keeps it. Prices in rubles. */
export interface Fields extends Readonly<Partial<Record<WholeNumberField, number | null | undefined>>> {
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly product_code?: string | undefined
  readonly category?: number | undefined
  readonly price?: number | undefined
  readonly sale_price?: number | null | undefined
  readonly price_steps?: readonly { readonly from: number; readonly price: number }[] | undefined
  readonly product_type?: ProductType | undefined
  readonly in_stock?: boolean | undefined
  readonly stock?: number | null | undefined
  readonly tags?: readonly number[] | undefined
  readonly properties?: readonly { name: string; value: string }[] | undefined
  readonly certificates?: readonly Certificate[] | undefined
}

/** Those whole-number fields that were sent. */
export const sentNumbers = (fields: Fields): Partial<Record<WholeNumberField, number | null>> =>
  Object.fromEntries(wholeNumberFields.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field]]])))

type FaultCode = keyof typeof fieldErrors

const toFieldError = (code: FaultCode, item?: number) => [{ code, message: fieldErrors[code], ...(item === undefined ? {} : { item }) }]

/** The fields that the specification requires, except pictures and seller. */
const REQUIRED = ['name', 'description', 'category', 'price', 'product_type', 'product_code'] as const

const isBlank = (value: unknown): boolean => value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** Throws «Заполните все поля» (fill in all fields) for every missing field. `others`: further required fields, each with whether it is present. */
export function requireAll(fields: Fields, others: Readonly<Record<string, boolean>>): void {
  const missing = [
    ...REQUIRED.filter((name) => isBlank(fields[name])),
    ...Object.entries(others).flatMap(([name, isPresent]) => (isPresent ? [] : [name])),
  ]
  if (missing.length > 0)
    refuse('validation_failed', { errors: Object.fromEntries(missing.map((name) => [name, toFieldError('fill_all')])) })
}

/** Throws the same error for required fields that were sent empty; fields that were not sent keep their values. */
export function refuseBlank(fields: Fields): void {
  const blank = REQUIRED.filter((name) => fields[name] !== undefined && isBlank(fields[name]))
  if (blank.length > 0) refuse('validation_failed', { errors: Object.fromEntries(blank.map((name) => [name, toFieldError('fill_all')])) })
}

/** Rubles above zero, without fractions of a kopeck. */
export const isMoney = (amount: number): boolean => readKopecks(amount) !== null

/** The price steps that were sent, in kopecks, as they are stored; undefined if none were sent. */
export const sentSteps = ({ price_steps: steps }: Fields): PriceStep[] | undefined =>
  steps?.map(({ from, price }) => ({ from, kopecks: kopecks(price) }))

/** Prices and trade terms of a product after a change. Prices in rubles, steps in kopecks. */
export interface SaleTerms {
  readonly price: number
  /** The reduced price; null if there is none. */
  readonly sale: number | null
  /** Lower prices from certain quantities on. */
  readonly steps: readonly PriceStep[]
  readonly numbers: Readonly<Record<WholeNumberField, number | null>>
}

/** The values that were sent, else those of the product; `row` is null for a new product. */
export function saleAfter(fields: Fields, row: ProductRow | null): SaleTerms {
  const sale = row?.salePriceKopecks ? rubles(row.salePriceKopecks) : null
  return {
    price: fields.price ?? rubles(row?.priceKopecks ?? 0),
    sale: fields.sale_price === undefined ? sale : fields.sale_price,
    steps: sentSteps(fields) ?? row?.priceSteps ?? [],
    numbers: { ...(row?.numbers ?? wholeNumbers(() => null)), ...sentNumbers(fields) },
  }
}

/** Errors of the quantities, the lead time and the price steps after the change. */
function termFaults(fields: Fields, { price, steps, numbers }: SaleTerms): FieldErrors {
  if (fields.price_steps?.some((step) => !isMoney(step.price))) return { price_steps: toFieldError('price_not_money') }
  const faults = Object.entries(tradeTermFaults(numbers, { priceKopecks: kopecks(price), steps }))
  return Object.fromEntries(faults.map(([field, code]) => [field, toFieldError(code)]))
}

/** Errors of both prices after the change: a reduced price alone can be too high for the price that is stored. */
function priceFaults(price: number, sale: number | null): FieldErrors {
  const wrong = priceFault(price, sale)
  if (wrong) return { [wrong === 'price_too_high' ? 'price' : 'sale_price']: toFieldError(wrong) }
  if (!isMoney(price)) return { price: toFieldError('price_not_money') }
  return sale !== null && !isMoney(sale) ? { sale_price: toFieldError('price_not_money') } : {}
}

/** Errors of the numbers that are not in the list of their field. */
function choiceFaults(fields: Fields): FieldErrors {
  const wrong = chosenNumberFields.filter((field) => !isBlank(fields[field]) && !chosenNumbers[field].codes.has(Number(fields[field])))
  return Object.fromEntries(wrong.map((field) => [field, toFieldError(chosenNumbers[field].fault)]))
}

/** Throws `validation_failed` with an error for each invalid field. `after`: prices and terms of the product after the change. */
export async function checkFields(db: Reader, fields: Fields, after: SaleTerms): Promise<void> {
  const errors: FieldErrors = { ...termFaults(fields, after), ...priceFaults(after.price, after.sale), ...choiceFaults(fields) }
  if (fields.category !== undefined && !(await findCategory(db, fields.category))) errors.category = toFieldError('category_unknown')
  const tags = [...new Set(fields.tags ?? [])]
  if ((await listTagIds(db, tags)).length < tags.length) errors.tags = toFieldError('tag_unknown')
  const certificate = findCertificateFault(cleanCertificates(fields.certificates ?? []))
  if (certificate) errors.certificates = toFieldError(certificate.code, certificate.item)
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
}

/** Price steps from the JSON text of a multipart field, in rubles; throws `price_steps_wrong`. */
export function readSteps(text: string | undefined): { from: number; price: number }[] {
  if (!text?.trim()) return []
  const read = readJson(text)
  if (!Array.isArray(read) || !read.every(isStep))
    refuse('validation_failed', { errors: { price_steps: toFieldError('price_steps_wrong') } })
  return read.map(({ from, price }) => ({ from, price }))
}

const isStep = (step: unknown): step is { from: number; price: number } => {
  const { from, price } = (step ?? {}) as { from?: unknown; price?: unknown }
  return Number.isInteger(from) && typeof price === 'number' && Number.isFinite(price) && price <= PRICE_MAX
}

/** Properties from the JSON text of a multipart field; throws `properties_unreadable`. */
export function readProperties(text: string | undefined): { name: string; value: string }[] {
  if (!text?.trim()) return []
  const read = readJson(text)
  if (!Array.isArray(read) || read.length > PROPERTIES_MAX || !read.every(isPair)) {
    refuse('validation_failed', { errors: { properties: toFieldError('properties_unreadable') } })
  }
  return cleanPairs(read as { name: string; value: string }[])
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const isPair = (pair: unknown): boolean => {
  const { name, value } = (pair ?? {}) as { name?: unknown; value?: unknown }
  return typeof name === 'string' && typeof value === 'string' && name.length <= 100 && value.length <= 500
}

/** Leaves out pairs without a name or a value. */
export const cleanPairs = (pairs: readonly { name: string; value: string }[]): { name: string; value: string }[] =>
  pairs.map(({ name, value }) => ({ name: nameText(name), value: nameText(value) })).filter(({ name, value }) => name && value)

/** Certificates from the JSON text of a multipart field; throws `certificates_wrong`. */
export function readCertificates(text: string | undefined): Certificate[] {
  if (!text?.trim()) return []
  const read = readJson(text)
  if (!Array.isArray(read) || read.length > CERTIFICATES_MAX || !read.every(isCertificate)) {
    refuse('validation_failed', { errors: { certificates: toFieldError('certificates_wrong') } })
  }
  return cleanCertificates(read)
}

const isTextOrNull = (value: unknown): boolean => value === null || value === undefined || typeof value === 'string'

const isCertificate = (sent: unknown): sent is Certificate => {
  const { kind, number, issued_on, valid_until, link } = (sent ?? {}) as Readonly<Record<string, unknown>>
  const isText = typeof number === 'string' && typeof issued_on === 'string'
  return isText && certificateKinds.some((known) => known === kind) && isTextOrNull(valid_until) && isTextOrNull(link)
}

/** Certificates in the form in which they are stored and compared: fields in one order, an empty text as null. */
export const cleanCertificates = (certificates: readonly Certificate[]): Certificate[] =>
  certificates.map(({ kind, number, issued_on, valid_until, link }) => ({
    kind,
    number: nameText(number),
    issued_on,
    valid_until: valid_until?.trim() || null,
    link: link?.trim() || null,
  }))
