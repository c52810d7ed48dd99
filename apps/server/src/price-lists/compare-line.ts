// Compares one line of a price list with the seller's products: what the line would change, or why it is refused. Does no I/O.
//
// «Article» is the seller's product code, «card» a stored product. «1С» is the accounting program of most Russian companies: its exchange
// describes goods, their prices and their stocks in separate files, and names goods by ids of its own.
import type { FieldErrorCode } from '@sverka/contract/errors'
import { readKopecks } from '@sverka/contract/money.rules'
import type { LineOutcome, ListField } from '@sverka/contract/price-lists/price-lists.rules'
import { CERTIFICATES_MAX, type Certificate } from '@sverka/contract/products/certificates.rules'
import { CODE_MAX, DESCRIPTION_MAX, NAME_MAX, priceFault, vatRates } from '@sverka/contract/products/products.rules'
import { tradeTermFaults } from '@sverka/contract/products/term-faults.rules'
import { units } from '@sverka/contract/products/units.rules'
import { cutText } from '@sverka/contract/texts'
import { nameText } from '../platform/names.ts'
import type { ComparedProduct } from '../products/products.ts'
import { parsePictures } from './picture-names.ts'

/** The values that a line sets, as they are stored: price in kopecks, unit as a code of the classifier ОКЕИ. `vat_rate` -1 means without VAT. */
export interface LineValues {
  readonly price?: number
  readonly stock?: number
  readonly unit?: number
  readonly vat_rate?: number
  readonly min_quantity?: number
  readonly multiple?: number
  readonly lead_days?: number
}

/** A change of a stored product. It is applied only while the product still has this version. */
export interface ChangedValues extends LineValues {
  readonly version: number
}

/** A product that does not exist yet. */
export interface NewValues extends LineValues {
  readonly code: string
  readonly name: string
  readonly description: string
  readonly category: number
  /** URLs to fetch, and names of files that 1С sent, in the order of the gallery. */
  readonly pictures?: readonly string[]
  readonly certificates?: readonly Certificate[]
}

/** A changed field with both values as people read them; prices in rubles. */
export interface Change {
  readonly field: ListField
  readonly before: string
  readonly after: string
}

/** The result for a line. */
export interface Compared {
  readonly outcome: LineOutcome
  /** Why the line is refused; null if it is not. */
  readonly fault: FieldErrorCode | null
  /** The product that the line names; null if there is none. */
  readonly productId: number | null
  readonly changes: readonly Change[]
  /** To be written when the list is applied; null for unchanged and refused lines. */
  readonly values: ChangedValues | NewValues | null
}

/** Goods that earlier lists named by an id of 1С. */
export interface KnownGoods {
  /** Null while there is no product. */
  readonly productId: number | null
  /** The cells of those lists, stored until there is a product. */
  readonly cells: Fields
}

/** The data with which lines of a company's price list are compared. */
export interface CompanyGoods {
  /** Products of the company by code in lower case. */
  readonly cards: ReadonlyMap<string, ComparedProduct>
  /** Ids of categories by name in lower case. */
  readonly categories: ReadonlyMap<string, number>
  /** Category of new products whose line names no existing category; null if the seller has not chosen one. */
  readonly category: number | null
  /** Codes of the lines above, in lower case; `compareLine` adds to it. */
  readonly seen: Set<string>
  /** By the id of 1С. */
  readonly goods?: ReadonlyMap<string, KnownGoods>
  /** Certificates of the seller's products, by number in the form of `certificateKey`. */
  readonly certificates?: ReadonlyMap<string, Certificate>
  /** Products by their own id, for goods that are found by the id of 1С. */
  readonly cardsById?: ReadonlyMap<number, ComparedProduct>
}

/** The cells of a line by field, as text. */
export type Fields = Readonly<Partial<Record<ListField, string>>>

/** Longest id of 1С: two identifiers of 36 characters, of the product and of its characteristic, with room. */
export const ID_MAX = 100

/** Thrown for a value for which the line is refused. */
class LineRefused extends Error {
  readonly code: FieldErrorCode

  constructor(code: FieldErrorCode) {
    super(code)
    this.code = code
  }
}

const refused = (fault: FieldErrorCode, productId: number | null = null): Compared => ({
  outcome: 'refused',
  fault,
  productId,
  changes: [],
  values: null,
})

/**
 * The product is found by the id of 1С first, then by the article, since sellers change articles. Adds the product's code to `known.seen`: a later
 * line of the same product is refused as a repetition.
 */
export function compareLine(fields: Fields, known: CompanyGoods): Compared {
  const id = externalId(fields)
  const goods = id === '' ? undefined : known.goods?.get(id)
  const byId = goods?.productId ? known.cardsById?.get(goods.productId) : undefined
  const code = fields.article?.trim() || goods?.cells.article?.trim() || id
  if (!byId && (code === '' || code.length > CODE_MAX)) return refused('article_needed')
  const card = byId ?? known.cards.get(code.toLowerCase())
  const key = card?.code ?? code.toLowerCase()
  if (known.seen.has(key)) return refused('repeats_line')
  known.seen.add(key)
  try {
    if (card) return compareCard(card, readValues(fields))
    const whole = mergeFields(goods?.cells ?? {}, fields)
    return newCard(code, { fields: whole, values: readValues(whole), companyGoods: known })
  } catch (error) {
    if (!(error instanceof LineRefused)) throw error
    return refused(error.code, card?.id ?? null)
  }
}

/** The id of 1С in the line; empty if it has none, or one longer than `ID_MAX`. */
export function externalId({ external_id: id = '' }: Fields): string {
  const plain = id.trim()
  return plain.length > ID_MAX ? '' : plain
}

/** The cells of earlier lists, overwritten by the cells of the new line that are not blank. */
export const mergeFields = (before: Fields, after: Fields): Fields => ({
  ...before,
  ...Object.fromEntries(Object.entries(after).filter(([, text]) => text.trim() !== '')),
})

function readValues(fields: Fields): LineValues {
  const read = {
    price: readWith(fields.price, readMoney),
    stock: readWith(fields.stock, readWhole),
    unit: readWith(fields.unit, readUnitCode),
    vat_rate: readWith(fields.vat_rate, readVatRate),
    min_quantity: readWith(fields.min_quantity, readWhole),
    multiple: readWith(fields.multiple, readWhole),
    lead_days: readWith(fields.lead_days, readWhole),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}

/** An empty cell leaves the product as it is. */
const readWith = (text: string | undefined, read: (text: string) => number): number | undefined =>
  text === undefined || text.trim() === '' ? undefined : read(text.trim())

/** Longest text that is read as a number, a unit or a rate: reading thousands of longer cells would delay other requests. */
const SHORT_CELL_MAX = 100

const withoutSpaces = (text: string): string => (text.length > SHORT_CELL_MAX ? text : text.replace(/[\s\u00a0\u202f]/g, ''))

/** The kopecks of a price in rubles such as «1 200,50 ₽». Throws for other text, and for fractions of a kopeck. */
function readMoney(text: string): number {
  const plain = withoutSpaces(text).replace(/(?:₽|руб\.?|р\.)$/i, '')
  if (!/^\d{1,12}(?:[.,]\d{1,2}0{0,4})?$/.test(plain)) throw new LineRefused('price_not_money')
  return readKopecks(Number(plain.replace(',', '.'))) ?? refuseLine('price_not_money')
}

/** A whole number, also as programs write it: «12,000» is 12. */
function readWhole(text: string): number {
  const plain = withoutSpaces(text)
  if (!/^\d{1,9}(?:[.,]0{1,4})?$/.test(plain)) throw new LineRefused('not_whole')
  return Math.trunc(Number(plain.replace(',', '.')))
}

/** A short name of a unit in the form in which names are compared. */
const plainUnit = (text: string): string => text.toLowerCase().replace(/[.\s]/g, '').replaceAll('м2', 'м²').replaceAll('м3', 'м³')

/** Codes of the classifier ОКЕИ by that form: 796 for «шт» (piece). */
const unitCodes: ReadonlyMap<string, number> = new Map(units.map(({ name, code }) => [plainUnit(name), code]))

/** A cell holds the short name or the three digits of the code. */
function readUnitCode(text: string): number {
  if (text.length > SHORT_CELL_MAX) refuseLine('not_a_unit')
  if (/^\d{3}$/.test(text)) return units.find(({ code }) => code === Number(text))?.code ?? refuseLine('not_a_unit')
  return unitCodes.get(plainUnit(text)) ?? refuseLine('not_a_unit')
}

/** The percentage of «20 %», «НДС 20%» or «20»; -1 for «без НДС» (without VAT) and «нет» (none). */
function readVatRate(text: string): number {
  const plain = withoutSpaces(text).toLowerCase().replace(/^ндс/, '')
  if (plain === 'безндс' || plain === 'нет') return -1
  const [, digits] = /^(\d{1,2})%?$/.exec(plain) ?? []
  return vatRates.find((rate) => rate === Number(digits)) ?? refuseLine('not_a_vat_rate')
}

function refuseLine(code: FieldErrorCode): never {
  throw new LineRefused(code)
}

const formatRubles = (kopecks: number): string => String(kopecks / 100)
/** Empty for no value, and for -1, which is «without VAT». */
const formatNumber = (value: number | null): string => (value === null || value < 0 ? '' : String(value))

/** The current value of a field of the product, in the form of `LineValues`. */
const presentValue = (card: ComparedProduct, field: keyof LineValues): number | null =>
  field === 'price' ? card.priceKopecks : field === 'stock' ? card.stock : field === 'vat_rate' ? (card.vat_rate ?? -1) : card[field]

function compareCard(card: ComparedProduct, values: LineValues): Compared {
  if (card.state === 'pending') refuseLine('card_in_review')
  const named = Object.entries(values) as [keyof LineValues, number][]
  if (card.kind === 'service' && values.stock !== undefined) refuseLine('service_without_stock')
  const differing = named.filter(([field, value]) => presentValue(card, field) !== value)
  if (differing.length === 0) return { outcome: 'unchanged', fault: null, productId: card.id, changes: [], values: null }
  refuseFormFaults({ ...card, ...Object.fromEntries(differing), priceKopecks: values.price ?? card.priceKopecks })
  const format = (field: keyof LineValues, value: number | null) => (field === 'price' ? formatRubles(value ?? 0) : formatNumber(value))
  return {
    outcome: 'changed',
    fault: null,
    productId: card.id,
    changes: differing.map(([field, value]) => ({ field, before: format(field, presentValue(card, field)), after: format(field, value) })),
    values: { ...Object.fromEntries(differing), version: card.version },
  }
}

type Priced = Pick<ComparedProduct, 'priceKopecks' | 'salePriceKopecks' | 'priceSteps' | 'min_quantity' | 'multiple' | 'lead_days'>

/** Throws for values that the product form refuses too. */
function refuseFormFaults({ priceKopecks, salePriceKopecks: sale, priceSteps: steps, ...terms }: Priced): void {
  const wrong = priceFault(priceKopecks / 100, sale === null ? null : sale / 100)
  if (wrong) refuseLine(wrong)
  const [fault] = Object.values(tradeTermFaults(terms, { priceKopecks, steps }))
  if (fault) refuseLine(fault)
}

/** The form in which numbers of certificates are compared: upper case and repeated spaces do not matter. */
export const certificateKey = (number: string): string => number.trim().replace(/\s+/g, ' ').toLowerCase()

/** Whether the text is a remark such as «есть» (there is one), «не требуется» (not required) or «—». Every number of a certificate has a digit. */
const isRemark = (text: string): boolean => /^[\p{L}\s.,+()–—-]*$/u.test(text)

/**
 * The certificates of a cell with their numbers, separated by «;» or line breaks; remarks in words are left out. A certificate is copied from
 * another product of the seller. Throws for a number that no product of the seller has, and for too many numbers.
 */
function readCertificates(text: string, { certificates }: CompanyGoods): Certificate[] {
  const keys = [...new Set(text.split(/[;\n]/).map(certificateKey))].filter((key) => !isRemark(key))
  if (keys.length > CERTIFICATES_MAX) refuseLine('certificates_wrong')
  return keys.map((key) => certificates?.get(key) ?? refuseLine('certificate_unknown'))
}

interface NewCardRequest {
  readonly fields: Fields
  readonly values: LineValues
  readonly companyGoods: CompanyGoods
}

/** A line without a product becomes a draft; its name is also its description if the line has none. */
function newCard(code: string, { fields, values, companyGoods: known }: NewCardRequest): Compared {
  const name = cutText(nameText(fields.name ?? ''), NAME_MAX)
  const { price } = values
  // Goods with an id of 1С are not incomplete for good: a later file may bring the name or the price.
  const mayBeCompleted = externalId(fields) !== ''
  if (mayBeCompleted && name === '') return refused('id_unknown')
  if (mayBeCompleted && price === undefined) return refused('price_awaited')
  if (name === '' || price === undefined) return refused('fill_all')
  const named = fields.category?.trim().toLowerCase()
  const category = (named ? known.categories.get(named) : undefined) ?? known.category
  if (category === null) return refused('category_needed')
  const { min_quantity = null, multiple = null, lead_days = null } = values
  refuseFormFaults({ priceKopecks: price, salePriceKopecks: null, priceSteps: [], min_quantity, multiple, lead_days })
  const description = cutText(fields.description?.trim() || name, DESCRIPTION_MAX)
  const pictures = parsePictures(fields.pictures ?? '')
  const certificates = readCertificates(fields.certificates ?? '', known)
  const changes: Change[] = [
    { field: 'name', before: '', after: name },
    { field: 'price', before: '', after: formatRubles(price) },
    ...certificates.map(({ number }): Change => ({ field: 'certificates', before: '', after: number })),
  ]
  return {
    outcome: 'new',
    fault: null,
    productId: null,
    changes,
    values: {
      ...{ ...values, code, name, description, category },
      ...(pictures.length > 0 && { pictures }),
      ...(certificates.length > 0 && { certificates }),
    },
  }
}
