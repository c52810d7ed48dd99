// Recognises the format of a file given to an import by its first bytes, and chooses its reader.
import { FileRefused } from '../import-errors.ts'
import { declaredEncoding, parseHead } from '../xml/xml-head.ts'
import { DISQUALIFIED_HEADER, readDisqualified } from './disqualified.ts'
import { readJsonFile } from './json-files.ts'
import { readOfacAdvanced } from './ofac-advanced.ts'
import type { RecordReader } from './record-reader.ts'
import { ROSSTAT_COLUMNS, readRosstatAccounts } from './rosstat-accounts.ts'
import { readOfacComments, readOfacTable, readOpenSanctions } from './sanctions-lists.ts'

/** 'documents': XML to be split into documents (`xml-split.ts`); else the reader of the file's records. */
export type Recognised = 'documents' | RecordReader

/** Number of bytes of a file that are inspected: enough for the longest first row and any XML head. */
export const START_BYTES = 64 * 1024

/** A page of HTML or XHTML. */
const PAGE = /^(?:<\?xml[^>]{0,200}>\s{0,20})?<(?:!doctype html|html|head|body)(?![\w-])/i

/** `start`: the first `START_BYTES` of the file, or all of a shorter one. Throws FileRefused if the format is not known. */
export function recognise(start: Buffer): Recognised {
  if (start.length === 0) throw new FileRefused('the file is empty')
  // Throws for UTF-16: it would otherwise be reported as an unknown format, which would not help the operator.
  declaredEncoding(start)
  // «ï»¿» is the byte order mark of UTF-8, decoded as latin1.
  const text = start.subarray(0, 400).toString('latin1').replace(/^ï»¿/, '').trimStart()
  if (PAGE.test(text)) throw new FileRefused('a page of HTML, not a file of data: the site answered with a page in its place')
  if (text.startsWith('<')) return parseHead(start)?.root.split(':').at(-1) === 'Sanctions' ? readOfacAdvanced : 'documents'
  if (text.startsWith('[') || text.startsWith('{')) return readJsonFile
  const row = firstRow(start)
  if (/^"?id"?,"?schema"?,"?name"?/.test(row)) return readOpenSanctions
  if (row.replace(/["\s]/g, '') === DISQUALIFIED_HEADER.join()) return readDisqualified
  if (row.split(';').length === ROSSTAT_COLUMNS) return readRosstatAccounts
  if (/^\d+,/.test(row) && row.includes('-0-')) return readOfacTable
  if (/^\d+,"/.test(row)) return readOfacComments
  throw new FileRefused('the format is not known')
}

const firstRow = (start: Buffer): string => start.toString('latin1').replace(/^ï»¿/, '').split(/\r?\n/, 1)[0] ?? ''
