// Reads goods from XML in two formats: YML (Yandex Market Language), which marketplaces read, and CommerceML 2 of 1С.
//
// 1С is the accounting program of most Russian companies. It writes goods (import.xml), offers (offers.xml), prices (prices.xml) and stocks
// (rests.xml) as separate files. All files become lines with the same columns. Russian names below are elements and attributes of CommerceML.
import { CELL_MAX, type ListField } from '@sverka/contract/price-lists/price-lists.rules'
import { cutText } from '@sverka/contract/texts'
import { type TableLimits, UnreadTable } from '../platform/tables/rows.ts'
import { parseTableXml } from '../platform/tables/table-xml.ts'
import { isAboutCertificate } from './column-heads.ts'
import { isPictureFile } from './picture-names.ts'

/** Cells of a line by number of the column, from 1. */
export type LineCells = Readonly<Record<string, string>>

/** The texts inside an element by path; `@` marks an attribute: `Цены/Цена/ЦенаЗаЕдиницу` (price of one), `БазоваяЕдиница@Код` (code of the unit). */
type ElementTexts = ReadonlyMap<string, readonly string[]>

/** More characters are collected than a cell may have, so that the text is later cut between two characters, not inside one. */
const COLLECTED_MAX = CELL_MAX + 100
/** Elements of the same path in one product, such as the stock of each warehouse; further ones are left out. */
const SAME_MAX = 100

/** Elements of a product or its offer, and elements of a category. */
const GOODS = new Set(['offer', 'Товар', 'Предложение'])
const GROUPS = new Set(['category', 'Группа'])

interface CatalogueContent {
  readonly goods: readonly ElementTexts[]
  /** Names of categories by id. */
  readonly groups: ReadonlyMap<string, string>
}

/** Collects the texts inside each element of these names; an element of the names inside another is collected separately. */
class Collector {
  readonly found: Map<string, string[]>[] = []
  readonly #names: ReadonlySet<string>
  readonly #most: number
  readonly #open: { readonly depth: number; readonly values: Map<string, string[]> }[] = []

  constructor(names: ReadonlySet<string>, most: number) {
    this.#names = names
    this.#most = most
  }

  begin(path: readonly string[], attributes: Readonly<Record<string, unknown>>): void {
    const name = path.at(-1) ?? ''
    if (this.#names.has(name)) this.#open.push({ depth: path.length, values: new Map() })
    this.#add(path, '')
    for (const [key, value] of Object.entries(attributes)) this.#add(path, String(value).slice(0, COLLECTED_MAX), `@${key}`)
  }

  text(path: readonly string[], text: string): void {
    const at = this.#open.at(-1)
    const texts = at?.values.get(path.slice(at.depth).join('/'))
    const last = texts?.at(-1)
    if (texts && last !== undefined && last.length < COLLECTED_MAX) texts[texts.length - 1] = (last + text).slice(0, COLLECTED_MAX)
  }

  end(path: readonly string[]): void {
    const at = this.#open.at(-1)
    if (at?.depth !== path.length) return
    this.#open.pop()
    if (this.found.length >= this.#most) throw new UnreadTable('too_many_lines')
    this.found.push(at.values)
  }

  #add(path: readonly string[], value: string, suffix = ''): void {
    const at = this.#open.at(-1)
    if (!at) return
    const key = `${path.slice(at.depth).join('/')}${suffix}`
    const texts = at.values.get(key)
    if (!texts) at.values.set(key, [value])
    else if (texts.length < SAME_MAX) texts.push(value)
  }
}

/** Throws `UnreadTable` beyond the limits, and the parser's error for invalid XML. Entities that the file defines itself are never expanded. */
function readXml(xml: string, limits: TableLimits): CatalogueContent {
  const [goods, groups] = [new Collector(GOODS, limits.rows), new Collector(GROUPS, limits.rows)]
  const path: string[] = []
  parseTableXml(
    xml,
    { elements: 0, limits },
    {
      open: (name, { attributes }) => {
        path.push(name)
        for (const one of [goods, groups]) one.begin(path, attributes)
      },
      text: (text) => {
        for (const one of [goods, groups]) one.text(path, text)
      },
      close: () => {
        for (const one of [goods, groups]) one.end(path)
        path.pop()
      },
    },
  )
  const names = groups.found.map((group) => [firstText(group, ['Ид', '@id']), firstText(group, ['Наименование', ''])] as const)
  return { goods: goods.found, groups: new Map(names) }
}

/** The first text under these paths that is not blank; empty if there is none. */
const firstText = (found: ElementTexts, keys: readonly string[]): string => {
  for (const key of keys) for (const text of found.get(key) ?? []) if (text.trim() !== '') return text.trim()
  return ''
}

/** The paths of each field in both formats, the preferred path first. */
const fieldPaths: {
  readonly [field in Exclude<ListField, 'category' | 'multiple' | 'lead_days' | 'pictures' | 'certificates'>]: readonly string[]
} = {
  article: ['vendorCode', 'shop-sku', 'Артикул', '@id'],
  external_id: ['Ид'],
  name: ['name', 'model', 'Наименование'],
  price: ['price', 'Цены/Цена/ЦенаЗаЕдиницу'],
  stock: ['count', 'stock', 'quantity', 'Количество', 'Остатки/Остаток/Количество'],
  unit: ['БазоваяЕдиница@Код', 'БазоваяЕдиница'],
  vat_rate: ['vat', 'СтавкиНалогов/СтавкаНалога/Ставка'],
  min_quantity: ['min-quantity'],
  description: ['description', 'Описание'],
}

/** Where 1С writes the stock of each warehouse; these are summed if the file has no total. */
const WAREHOUSES = ['Остатки/Остаток/Склад/Количество', 'Склад@КоличествоНаСкладе']

/**
 * The stock in whole units, rounded down. A negative stock counts as 0: 1С writes it if more was sold than delivered. A text that is no number is
 * returned unchanged, so that the line is refused.
 */
function readStock(found: ElementTexts): string {
  const whole = firstText(found, fieldPaths.stock)
  const stocks = (whole ? [whole] : WAREHOUSES.flatMap((key) => found.get(key) ?? [])).map((text) => text.trim().replace(',', '.'))
  if (stocks.length === 0 || !stocks.every((text) => /^-?\d{1,9}(?:\.\d{1,4})?$/.test(text))) return stocks[0] ?? ''
  const sum = stocks.reduce((all, text) => all + Math.max(0, Number(text)), 0)
  return String(Math.floor(Math.round(sum * 10_000) / 10_000))
}

/** Whether the product is deleted in 1С, which sends deleted products too. */
const isDeleted = (found: ElementTexts): boolean =>
  firstText(found, ['ПометкаУдаления']).toLowerCase() === 'true' || firstText(found, ['@Статус', 'Статус']) === 'Удален'

/** URLs of pictures, and names of files that 1С sends separately: one on each line, as many as a cell holds. */
function readPictures(found: ElementTexts): string {
  let text = ''
  const named = (found.get('Картинка') ?? []).filter((name) => /^\s*https?:\/\//i.test(name) || isPictureFile(name))
  for (const address of [...(found.get('picture') ?? []), ...named])
    if (text.length + address.length < CELL_MAX) text += `${text && '\n'}${address.trim()}`
  return text
}

/** The paths of the names and values of properties, which hold certificates too: first of YML, then of CommerceML. */
const PROPERTIES = [
  ['param@name', 'param'],
  ['ЗначенияРеквизитов/ЗначениеРеквизита/Наименование', 'ЗначенияРеквизитов/ЗначениеРеквизита/Значение'],
] as const

const isCertificateNumber = (name: string): boolean => /^\s*(?:номер )?(?:сертификат|деклараци)/i.test(name) && !isAboutCertificate(name)

/** Numbers of certificates, one on each line: from the YML element `certificate`, and from properties with such a name. */
function certificateNumbers(found: ElementTexts): string {
  const inProperties = PROPERTIES.flatMap(([nameKey, valueKey]) => {
    const [names, values] = [found.get(nameKey) ?? [], found.get(valueKey) ?? []]
    // Names and values are matched by position. A property without a name or a value would shift all that follow it.
    if (names.length !== values.length) return []
    return values.filter((_, place) => isCertificateNumber(names[place] ?? ''))
  })
  return [...(found.get('certificate') ?? []), ...inProperties]
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n')
}

/** `VAT_20` of YML as «20», `NO_VAT` as «без НДС» (without VAT). */
const vatText = (text: string): string => (text === 'NO_VAT' ? 'без НДС' : text.replace(/^VAT_/, ''))

/** The fields of columns 1, 2, 3 and so on. */
export const CATALOGUE_FIELDS = [
  'article',
  'external_id',
  'name',
  'price',
  'stock',
  'unit',
  'vat_rate',
  'min_quantity',
  'description',
  'category',
  'pictures',
  'certificates',
] as const

/** One line for each product or offer that is not deleted, numbered in their order. */
export function readCatalogue(xml: string, limits: TableLimits): { line: number; cells: LineCells }[] {
  const { goods, groups } = readXml(xml, limits)
  const current = goods.filter((one) => !isDeleted(one))
  return current.map((one, place) => {
    const valueIn = (field: (typeof CATALOGUE_FIELDS)[number]): string => {
      if (field === 'pictures') return readPictures(one)
      if (field === 'certificates') return cutText(certificateNumbers(one), CELL_MAX)
      if (field === 'category') return cutText(groups.get(firstText(one, ['categoryId', 'Группы/Ид'])) ?? '', CELL_MAX)
      const value = cutText(field === 'stock' ? readStock(one) : firstText(one, fieldPaths[field]), CELL_MAX)
      return field === 'vat_rate' ? vatText(value) : value
    }
    const cells = CATALOGUE_FIELDS.map((field, index) => [index + 1, valueIn(field)] as const).filter(([, value]) => value !== '')
    return { line: place + 1, cells: Object.fromEntries(cells) }
  })
}

/** The text of a file in the encoding that its XML declaration names, UTF-8 unless it is windows-1251; null if the file is no XML. */
export function xmlText(bytes: Buffer): string | null {
  const begin = bytes
    .subarray(0, 200)
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
  if (!begin.trimStart().startsWith('<')) return null
  const [, named = 'utf-8'] = /encoding=["']([\w-]{1,20})["']/i.exec(begin) ?? []
  const encoding = named.toLowerCase() === 'windows-1251' ? 'windows-1251' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}
