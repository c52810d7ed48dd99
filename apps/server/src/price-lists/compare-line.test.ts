// Compares one line of a price list with the seller's products: which changes it makes, and every reason for which it is refused. «Article» is
// the seller's product code.
import { expect, test } from 'vitest'
import { measureLeastTime } from '../../test/processor-time.ts'
import type { ComparedProduct } from '../products/products.ts'
import { type CompanyGoods, certificateKey, compareLine, type Fields } from './compare-line.ts'

/** The seller's only stored product. */
const card: ComparedProduct = {
  id: 7,
  code: 'sk-12',
  kind: 'product',
  state: 'published',
  version: 3,
  priceKopecks: 100_00,
  salePriceKopecks: null,
  priceSteps: [],
  stock: 5,
  unit: null,
  vat_rate: 20,
  min_quantity: null,
  multiple: null,
  lead_days: null,
}
/** A company with that product, changed so; `category` is the id of the category that the seller has chosen for new products. */
const companyWith = (changes: Partial<ComparedProduct> = {}, category: number | null = null): CompanyGoods => ({
  cards: new Map([['sk-12', { ...card, ...changes }]]),
  categories: new Map([['крепёж', 31]]),
  category,
  seen: new Set(),
})
const compare = (fields: Fields, changes: Partial<ComparedProduct> = {}) =>
  compareLine({ article: 'SK-12', ...fields }, companyWith(changes))
/** The outcome, or the reason for which the line is refused. */
const reason = (fields: Fields, changes: Partial<ComparedProduct> = {}) => {
  const { outcome, fault } = compare(fields, changes)
  return outcome === 'refused' ? fault : outcome
}

test('a changed price and stock are shown with their values before', () => {
  expect(compare({ price: '1 200,50 ₽', stock: '12,000', vat_rate: '20%' })).toEqual({
    outcome: 'changed',
    fault: null,
    productId: 7,
    changes: [
      { field: 'price', before: '100', after: '1200.5' },
      { field: 'stock', before: '5', after: '12' },
    ],
    values: { price: 120_050, stock: 12, version: 3 },
  })
})

test('empty cells and the same values change nothing', () => {
  expect(reason({ price: '100.00', stock: '', unit: ' ', vat_rate: '20' })).toBe('unchanged')
})

test.each(['1e5', '-5', '=A1*2', 'по запросу', '0', '10,555', '1.000.000', '9'.repeat(40)])('%j is no price', (price) => {
  expect(reason({ price })).toBe('price_not_money')
})

test.each(['-5', '1,5', '>100', 'есть', '1e3'])('%j is no stock', (stock) => {
  expect(reason({ stock })).toBe('not_whole')
})

// The codes of ОКЕИ, the Russian classifier of units: 796 is a piece, 166 a kilogram, 113 a cubic metre, 168 a tonne.
test.each([
  ['шт.', 796],
  ['КГ', 166],
  ['м3', 113],
  ['168', 168],
])('%j is the unit %i', (unit, code) => {
  expect(compare({ unit }).values).toMatchObject({ unit: code })
})

test('a price list refuses the values that the product form refuses', () => {
  expect(reason({ unit: 'попугай' })).toBe('not_a_unit')
  expect(reason({ vat_rate: '18' })).toBe('not_a_vat_rate')
  expect(reason({ min_quantity: '0' })).toBe('not_a_quantity')
  expect(reason({ price: '50' }, { salePriceKopecks: 90_00 })).toBe('sale_above_price')
  expect(reason({ price: '50' }, { priceSteps: [{ from: 10, kopecks: 60_00 }] })).toBe('price_steps_wrong')
  expect(reason({ price: '2000000000' })).toBe('price_too_high')
  expect(reason({ price: '50' }, { state: 'pending' })).toBe('card_in_review')
  expect(reason({ stock: '5' }, { kind: 'service', stock: null })).toBe('service_without_stock')
})

test('an article that is missing or repeats a line above is refused', () => {
  const lines = companyWith()
  const outcome = (article: string) => compareLine({ article, price: '5' }, lines)
  expect([outcome(' ').fault, outcome('SK-12').outcome, outcome('sk-12').fault]).toEqual(['article_needed', 'changed', 'repeats_line'])
})

test('a new article needs a name, a price and a category', () => {
  const made = (fields: Fields, category: number | null = null) => compareLine({ article: 'NEW-1', ...fields }, companyWith({}, category))
  expect(made({ name: 'Болт' }).fault).toBe('fill_all')
  expect(made({ name: 'Болт', price: '5' }).fault).toBe('category_needed')
  expect(made({ name: 'Болт', price: '5', category: 'Крепёж' })).toMatchObject({
    outcome: 'new',
    values: { category: 31, price: 500, code: 'NEW-1' },
  })
  // «Разное» (miscellaneous) is no category of the site, so the one that the seller has chosen is used.
  expect(made({ name: 'Болт', price: '5', category: 'Разное' }, 9)).toMatchObject({
    outcome: 'new',
    values: { category: 9, description: 'Болт' },
  })
})

/** A company of which an earlier list had goods with the id `g-1` of 1С, the usual accounting program; `productId` null: not yet a product. */
const withGoods = (productId: number | null, cells: Fields = {}): CompanyGoods => ({
  ...companyWith(),
  cardsById: new Map([[7, card]]),
  goods: new Map([['g-1', { productId, cells }]]),
})

test('a line without an article finds its product by the id of 1С', () => {
  expect(compareLine({ external_id: 'g-1', price: '90' }, withGoods(7))).toMatchObject({ outcome: 'changed', productId: 7 })
})

test('a product is found by its id of 1С although its product code was changed', () => {
  expect(compareLine({ external_id: 'g-1', article: 'SK-99', price: '90' }, withGoods(7))).toMatchObject({
    outcome: 'changed',
    productId: 7,
  })
})

test('a product found by its id of 1С and again by its product code is changed once', () => {
  const goods = withGoods(7)
  const outcomes = [{ external_id: 'g-1' }, { article: 'sk-12' }].map((by) => compareLine({ ...by, price: '90' }, goods))
  expect(outcomes.map(({ outcome, fault }) => fault ?? outcome)).toEqual(['changed', 'repeats_line'])
})

test('a price makes a product of goods that an earlier list described', () => {
  const made = compareLine(
    { external_id: 'g-1', price: '90' },
    withGoods(null, { article: 'B-1', name: 'Болт', category: 'Крепёж', price: '1' }),
  )
  expect(made).toMatchObject({ outcome: 'new', values: { code: 'B-1', name: 'Болт', category: 31, price: 9000 } })
})

test('goods of 1С without an article use their id instead', () => {
  const made = compareLine({ external_id: 'g-2', name: 'Болт', price: '90', category: 'Крепёж' }, withGoods(null))
  expect(made).toMatchObject({ outcome: 'new', values: { code: 'g-2' } })
})

test('goods of 1С without a name or a price wait for a later list', () => {
  const fault = (fields: Fields) => compareLine({ external_id: 'g-3', ...fields }, withGoods(null)).fault
  expect([fault({ price: '90' }), fault({ article: 'B-3', name: 'Болт' })]).toEqual(['id_unknown', 'price_awaited'])
})

test('an id that is too long is ignored', () => {
  expect(compareLine({ external_id: 'g'.repeat(101), price: '90' }, withGoods(7)).fault).toBe('article_needed')
})

test('a batch of lines with long cells does not block the thread', async () => {
  const long = `${'х '.repeat(999)}.`
  const fields = { price: long, stock: long, unit: long, vat_rate: long, min_quantity: long, multiple: long, lead_days: long }
  const { result, ms } = await measureLeastTime(50, async () => {
    const all = companyWith()
    // 500 lines are one batch of the background job.
    return Array.from({ length: 500 }, (_, at) => compareLine({ article: `SK-${at}`, ...(at % 2 ? fields : { unit: long }) }, all))
  })
  expect(result.every(({ outcome }) => outcome === 'refused')).toBe(true)
  expect(ms).toBeLessThan(50)
})

test('numbers of certificates are taken from the products of the seller, whatever their case and spaces', () => {
  // A declaration of conformity and a certificate of fire safety, with numbers as Russian registers write them.
  const declaration = {
    kind: 'declaration',
    number: 'ЕАЭС N RU Д-RU.РА01.В.12345/26',
    issued_on: '2026-01-12',
    valid_until: null,
    link: null,
  } as const
  const fireCertificate = { ...declaration, kind: 'fire', number: 'С-RU.ЧС13.В.00123' } as const
  const certificates = new Map([declaration, fireCertificate].map((one) => [certificateKey(one.number), one]))
  const line = (text: string) =>
    compareLine({ article: 'NEW-1', name: 'Болт', price: '10', certificates: text }, { ...companyWith({}, 31), certificates })
  expect(line(' еаэс  n ru Д-RU.РА01.В.12345/26 ;\nС-RU.ЧС13.В.00123; ').values).toMatchObject({
    certificates: [declaration, fireCertificate],
  })
  expect(line('').values).not.toHaveProperty('certificates')
  expect(line('ЕАЭС N RU Д-RU.РА01.В.99999/26')).toMatchObject({ outcome: 'refused', fault: 'certificate_unknown' })
  expect(line('=HYPERLINK("http://evil.example")')).toMatchObject({ outcome: 'refused', fault: 'certificate_unknown' })
  expect(line('1;2;3;4;5;6')).toMatchObject({ outcome: 'refused', fault: 'certificates_wrong' })
})

// «There is one», «yes», «not required», «not subject to mandatory certification», «there is; there is not».
test.each(['есть', 'Да', '-', '—', 'не требуется', 'Не подлежит обязательной сертификации', 'есть; нет'])(
  'goods with «%s» in place of a number of a certificate are new without a certificate',
  (certificates) => {
    const line = compareLine({ article: 'NEW-1', name: 'Болт', price: '10', certificates }, companyWith({}, 31))
    expect(line).toMatchObject({ outcome: 'new', fault: null })
    expect(line.values).not.toHaveProperty('certificates')
  },
)
