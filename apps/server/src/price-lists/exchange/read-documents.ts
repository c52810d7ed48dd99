// Reads the states of orders that 1С sends back: paid, shipped or cancelled. Runs in the thread that reads price lists.
import { UnreadTable } from '../../platform/tables/rows.ts'
import { parseTableXml } from '../../platform/tables/table-xml.ts'
import { xmlText } from '../read-catalogue.ts'
import type { PricesFile } from '../read-prices.ts'
import { isZip, unzipNamed, unzipXml } from '../unzip-file.ts'

export interface OrderStateChange {
  readonly orderId: number
  readonly isPaid: boolean
  readonly isShipped: boolean
  readonly isCancelled: boolean
}

/** `cut`: a part of the file is still missing, or it is no XML. */
export type ReadOrderStates = { readonly documents: readonly OrderStateChange[] } | { readonly fault: 'cut' }

const LIMITS = { rows: 10_000, letters: 20_000_000, bytes: 20_000_000, elements: 1_000_000 }
/** Most documents in one file. */
const DOCUMENTS_MAX = 1000
/** Characters kept of one field. */
const TEXT_MAX = 200

interface Reading {
  number: string
  name: string
  value: string
  readonly properties: Map<string, string>
}

/** Of a zip, `entry` is read, or without one its first XML file. */
export async function readOrderStates({ file, entry = null }: PricesFile): Promise<ReadOrderStates> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  try {
    const plain = entry !== null ? await unzipNamed(bytes, entry) : isZip(bytes) ? await unzipXml(bytes) : bytes
    const xml = plain && xmlText(plain)
    return xml ? { documents: collect(xml) } : { fault: 'cut' }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { fault: 'cut' }
  }
}

function collect(xml: string): OrderStateChange[] {
  const documents: OrderStateChange[] = []
  const path: string[] = []
  let reading: Reading | null = null
  const isInProperty = () => path.at(-2) === 'ЗначениеРеквизита' && path.at(-4) === 'Документ'
  const open = (name: string) => {
    path.push(name)
    if (name === 'Документ') reading = { number: '', name: '', value: '', properties: new Map() }
    if (reading && name === 'ЗначениеРеквизита') Object.assign(reading, { name: '', value: '' })
  }
  const text = (part: string) => {
    if (!reading) return
    const [own, above] = [path.at(-1), path.at(-2)]
    if (own === 'Номер' && above === 'Документ') reading.number = (reading.number + part).slice(0, TEXT_MAX)
    else if (own === 'Наименование' && isInProperty()) reading.name = (reading.name + part).slice(0, TEXT_MAX)
    else if (own === 'Значение' && isInProperty()) reading.value = (reading.value + part).slice(0, TEXT_MAX)
  }
  const close = () => {
    const name = path.pop()
    if (reading && name === 'ЗначениеРеквизита') reading.properties.set(reading.name.trim(), reading.value.trim())
    if (!reading || name !== 'Документ') return
    documents.push(...toNews(reading))
    reading = null
    if (documents.length > DOCUMENTS_MAX) throw new UnreadTable('too_many_lines')
  }
  parseTableXml(xml, { elements: 0, limits: LIMITS }, { open, text, close })
  return documents
}

/** Empty for a document whose number is no order number of this site: numbers that 1С assigns itself begin with zeros. */
function toNews({ number, properties }: Reading): OrderStateChange[] {
  const id = /^[1-9]\d{0,8}$/.test(number.trim()) ? Number(number) : 0
  if (id === 0) return []
  const isTrue = (name: string) => properties.get(name)?.toLowerCase() === 'true'
  const hasDay = (name: string) => /^(?!0001)\d{4}-/.test(properties.get(name) ?? '')
  const isPaid = isTrue('Оплачен') || hasDay('Дата оплаты по 1С')
  const isShipped = isTrue('Отгружен') || hasDay('Дата отгрузки по 1С')
  return [{ orderId: id, isPaid, isShipped, isCancelled: isTrue('Отменен') }]
}
