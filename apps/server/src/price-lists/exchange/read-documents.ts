// Reads the states of orders that 1С (the seller's accounting program) sends back: paid, shipped or cancelled. Runs in a worker thread.
import { UnreadTable } from '../../platform/tables/rows.ts'
import { parseTableXml } from '../../platform/tables/table-xml.ts'
import { xmlText } from '../read-catalogue.ts'
import type { PricesFile } from '../read-prices.ts'
import { isZip, unzipNamed, unzipXml } from '../unzip-file.ts'

/** The state of one order in the seller's 1С. */
export interface OrderStateChange {
  readonly orderId: number
  readonly isPaid: boolean
  readonly isShipped: boolean
  readonly isCancelled: boolean
}

/** `cut`: a part of the file is still missing, or the file is no valid XML. */
export type ReadOrderStates = { readonly documents: readonly OrderStateChange[] } | { readonly fault: 'cut' }

/** Limits of one file; only that of XML elements counts here. */
const LIMITS = { rows: 10_000, letters: 20_000_000, bytes: 20_000_000, elements: 1_000_000 }
/** The most documents (orders) in one file. */
const DOCUMENTS_MAX = 1000
/** The most characters that are read of one field. */
const TEXT_MAX = 200

/** The document that is being read; `name` and `value` belong to its current property. */
interface OpenDocument {
  number: string
  name: string
  value: string
  readonly properties: Map<string, string>
}

/** Reads XML or a zip: of a zip the file `entry`, or the first XML file if `entry` is null. */
export async function readOrderStates({ file, entry = null }: PricesFile): Promise<ReadOrderStates> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  try {
    const plain = entry !== null ? await unzipNamed(bytes, entry) : isZip(bytes) ? await unzipXml(bytes) : bytes
    const xml = plain && xmlText(plain)
    return xml ? { documents: readDocuments(xml) } : { fault: 'cut' }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { fault: 'cut' }
  }
}

function readDocuments(xml: string): OrderStateChange[] {
  const documents: OrderStateChange[] = []
  const path: string[] = []
  let document: OpenDocument | null = null
  const isInProperty = () => path.at(-2) === 'ЗначениеРеквизита' && path.at(-4) === 'Документ'
  const open = (name: string) => {
    path.push(name)
    if (name === 'Документ') document = { number: '', name: '', value: '', properties: new Map() }
    if (document && name === 'ЗначениеРеквизита') Object.assign(document, { name: '', value: '' })
  }
  const text = (part: string) => {
    if (!document) return
    const [element, parent] = [path.at(-1), path.at(-2)]
    if (element === 'Номер' && parent === 'Документ') document.number = (document.number + part).slice(0, TEXT_MAX)
    else if (element === 'Наименование' && isInProperty()) document.name = (document.name + part).slice(0, TEXT_MAX)
    else if (element === 'Значение' && isInProperty()) document.value = (document.value + part).slice(0, TEXT_MAX)
  }
  const close = () => {
    const name = path.pop()
    if (document && name === 'ЗначениеРеквизита') document.properties.set(document.name.trim(), document.value.trim())
    if (!document || name !== 'Документ') return
    documents.push(...toStateChanges(document))
    document = null
    if (documents.length > DOCUMENTS_MAX) throw new UnreadTable('too_many_lines')
  }
  parseTableXml(xml, { elements: 0, limits: LIMITS }, { open, text, close })
  return documents
}

/** Empty for a document whose number cannot be an order number of this site: numbers that 1С assigns itself begin with zeros. */
function toStateChanges({ number, properties }: OpenDocument): OrderStateChange[] {
  const id = /^[1-9]\d{0,8}$/.test(number.trim()) ? Number(number) : 0
  if (id === 0) return []
  const isTrue = (name: string) => properties.get(name)?.toLowerCase() === 'true'
  // 1С writes the year 0001 for a date that is not set.
  const hasDay = (name: string) => /^(?!0001)\d{4}-/.test(properties.get(name) ?? '')
  const isPaid = isTrue('Оплачен') || hasDay('Дата оплаты по 1С')
  const isShipped = isTrue('Отгружен') || hasDay('Дата отгрузки по 1С')
  return [{ orderId: id, isPaid, isShipped, isCancelled: isTrue('Отменен') }]
}
