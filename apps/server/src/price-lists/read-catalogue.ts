// Reads goods from XML: YML of marketplaces, and import.xml or offers.xml of CommerceML 2, which 1С writes. Each gives the same columns.
import { CELL_MAX, type ListField } from '@sverka/contract/price-lists/price-lists.rules'
import { cutText } from '@sverka/contract/texts'
import { type TableLimits, UnreadTable } from '../platform/tables/rows.ts'
import { parse } from '../platform/tables/table-xml.ts'

/** Cells of a line by column. */
export type LineCells = Readonly<Record<string, string>>

/** An element as a map from path to text, attributes included: `Цены/Цена/ЦенаЗаЕдиницу`, `БазоваяЕдиница@Код`; the first of each counts. */
type Found = ReadonlyMap<string, string>

/** Characters collected of a text: more than are kept, so that it is cut between signs. */
const COLLECTED_MAX = CELL_MAX + 100

const GOODS = new Set(['offer', 'Товар', 'Предложение'])
const GROUPS = new Set(['category', 'Группа'])

interface Read {
  readonly goods: readonly Found[]
  /** Names of categories by id. */
  readonly groups: ReadonlyMap<string, string>
}

/** Collects the texts below one kind of element; elements of the kind inside it are collected for themselves. */
class Collector {
  readonly found: Map<string, string>[] = []
  readonly #names: ReadonlySet<string>
  readonly #most: number
  readonly #open: { readonly depth: number; readonly values: Map<string, string> }[] = []

  constructor(names: ReadonlySet<string>, most: number) {
    this.#names = names
    this.#most = most
  }

  begin(path: readonly string[], attributes: Readonly<Record<string, unknown>>): void {
    const name = path.at(-1) ?? ''
    if (this.#names.has(name)) this.#open.push({ depth: path.length, values: new Map() })
    for (const [key, value] of Object.entries(attributes)) this.#set(path, String(value), `@${key}`)
  }

  text(path: readonly string[], text: string): void {
    const at = this.#open.at(-1)
    if (!at) return
    const key = path.slice(at.depth).join('/')
    at.values.set(key, ((at.values.get(key) ?? '') + text).slice(0, COLLECTED_MAX))
  }

  end(path: readonly string[]): void {
    const at = this.#open.at(-1)
    if (at?.depth !== path.length) return
    this.#open.pop()
    if (this.found.length >= this.#most) throw new UnreadTable('too_many_lines')
    this.found.push(at.values)
  }

  #set(path: readonly string[], value: string, suffix: string): void {
    const at = this.#open.at(-1)
    const key = at && `${path.slice(at.depth).join('/')}${suffix}`
    if (at && key && !at.values.has(key)) at.values.set(key, value.slice(0, COLLECTED_MAX))
  }
}

/** Throws `UnreadTable` beyond the limits, and the parser's error for XML that is none; entities of the file's own are never expanded. */
function readXml(xml: string, limits: TableLimits): Read {
  const [goods, groups] = [new Collector(GOODS, limits.rows), new Collector(GROUPS, limits.rows)]
  const path: string[] = []
  parse(
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
  const names = groups.found.map((group) => [first(group, ['Ид', '@id']), first(group, ['Наименование', ''])] as const)
  return { goods: goods.found, groups: new Map(names) }
}

const first = (found: Found, keys: readonly string[]): string => keys.map((key) => found.get(key)?.trim() ?? '').find(Boolean) ?? ''

/** Where each field stands in the three kinds of files, the more exact place first. */
const places: { readonly [field in Exclude<ListField, 'category' | 'multiple' | 'lead_days'>]: readonly string[] } = {
  article: ['vendorCode', 'shop-sku', 'Артикул', '@id', 'Ид'],
  name: ['name', 'model', 'Наименование'],
  price: ['price', 'Цены/Цена/ЦенаЗаЕдиницу'],
  stock: ['count', 'stock', 'quantity', 'Количество', 'Остатки/Остаток/Количество', 'Остатки/Остаток/Склад/Количество'],
  unit: ['БазоваяЕдиница@Код', 'БазоваяЕдиница'],
  vat_rate: ['vat', 'СтавкиНалогов/СтавкаНалога/Ставка'],
  min_quantity: ['min-quantity'],
  description: ['description', 'Описание'],
}

/** `VAT_20` of YML. */
const vatText = (text: string): string => (text === 'NO_VAT' ? 'без НДС' : text.replace(/^VAT_/, ''))

/** Columns in this order. */
export const CATALOGUE_FIELDS = [
  'article',
  'name',
  'price',
  'stock',
  'unit',
  'vat_rate',
  'min_quantity',
  'description',
  'category',
] as const

/** One line for each product or offer, numbered in their order. */
export function readCatalogue(xml: string, limits: TableLimits): { line: number; cells: LineCells }[] {
  const { goods, groups } = readXml(xml, limits)
  return goods.map((one, place) => {
    const valueIn = (field: (typeof CATALOGUE_FIELDS)[number]): string => {
      if (field === 'category') return cutText(groups.get(first(one, ['categoryId', 'Группы/Ид'])) ?? '', CELL_MAX)
      const value = cutText(first(one, places[field]), CELL_MAX)
      return field === 'vat_rate' ? vatText(value) : value
    }
    const cells = CATALOGUE_FIELDS.map((field, index) => [index + 1, valueIn(field)] as const).filter(([, value]) => value !== '')
    return { line: place + 1, cells: Object.fromEntries(cells) }
  })
}

/** The text of a file in the encoding that its first line names; null where it is no XML. */
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
