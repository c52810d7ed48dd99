// The XML formats of the tax service that an import can read: extracts of ЕГРЮЛ (legal entities) and ЕГРИП (sole traders), the register of small and
// medium businesses (РМСП), and open data sets. Recognises a file by its root element, never by its name, and reads one document of any format.
import type { Classifiers } from '../../classifiers.ts'
import type { BatchBuilder } from '../database/staged-rows.ts'
import { FileRefused, RecordRefused } from '../import-errors.ts'
import type { XmlHead } from '../xml/xml-head.ts'
import type { XmlElement } from '../xml/xml-tree.ts'
import { readSoleTrader } from './extracts/egrip.ts'
import { readLegalEntity } from './extracts/egrul.ts'
import { readOpenDataDocument } from './open-data-sets.ts'
import { readSmallBusiness } from './rsmp.ts'

export type XmlFormat = 'egrul' | 'egrip' | 'rsmp' | 'open-set'

/** Formats by the attribute ТипИнф (kind of information) of the root element. */
const BY_KIND: Readonly<Record<string, XmlFormat>> = { ЕГРЮЛ_ОТКР_СВЕД: 'egrul', ЕГРИП_ОТКР_СВЕД: 'egrip', РЕЕСТРМСП: 'rsmp' }
/** Roots used before 2017, and of extracts of single companies or traders: they contain the records directly. */
const BY_ROOT: Readonly<Record<string, XmlFormat>> = { EGRUL: 'egrul', ЕГРЮЛ: 'egrul', EGRIP: 'egrip', ЕГРИП: 'egrip' }
/** ОТКРДАННЫЕ1 to 7 («open data») are sets such as headcount or taxes paid; each document's content shows which set it is. */
const OPEN_SET = /^ОТКРДАННЫЕ\d+$/

/** The format of an XML file by its root. Throws FileRefused. */
export function findXmlFormat(head: XmlHead): XmlFormat {
  const byRoot = BY_ROOT[head.root]
  if (byRoot) return byRoot
  const kind = head.attributes.ТипИнф ?? ''
  const format = OPEN_SET.test(kind) ? 'open-set' : BY_KIND[kind]
  if (!format) throw new FileRefused(kind ? `the set ${kind.slice(0, 40)} is not known` : 'the root element names no set (ТипИнф)')
  return format
}

/** The element of the record: a child of its document, or the document itself under the old roots. */
function recordElement(document: XmlElement, name: string): XmlElement {
  const element = document.name === name ? document : document.child(name)
  if (!element) throw new RecordRefused(`the document holds no ${name}`)
  return element
}

/**
 * Reads one document and adds its rows to the batch. `ordinal`: its position in the whole import, which decides between two extracts of the same day.
 * Throws RecordRefused.
 */
export function addDocument(
  batch: BatchBuilder,
  format: XmlFormat,
  document: XmlElement,
  context: { classifiers: Classifiers; ordinal: number },
): void {
  const { classifiers, ordinal } = context
  if (format === 'rsmp' || format === 'open-set') {
    batch.addBlock('taxpayers', format === 'rsmp' ? readSmallBusiness(document) : readOpenDataDocument(document), ordinal)
    return
  }
  const root = format === 'egrul' ? 'СвЮЛ' : 'СвИП'
  const element = recordElement(document, root)
  const record = format === 'egrul' ? readLegalEntity(element, classifiers) : readSoleTrader(element, classifiers)
  batch.noteUnread(element, root)
  batch.addRecord(record, format, ordinal)
}
