// Reads the beginning of an XML file: its encoding, and the root element with its attributes.
import { isUtf8 } from 'node:buffer'
import { SaxesParser } from 'saxes'
import { FileRefused } from '../import-errors.ts'

export interface XmlHead {
  encoding: 'utf-8' | 'windows-1251'
  /** Name of the root element. */
  root: string
  attributes: Readonly<Record<string, string>>
  /** Length in bytes up to and including the root's opening tag. */
  length: number
}

const utf16Refusal = () => new FileRefused('UTF-16 is not accepted: save the file in UTF-8 or windows-1251')

const DECLARED = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/

/** The declared encoding; UTF-8 if there is no declaration. Throws FileRefused on any other, and on UTF-16. */
export function declaredEncoding(bytes: Buffer): XmlHead['encoding'] {
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe)) throw utf16Refusal()
  // UTF-16 without a byte order mark: every second byte of the first characters is zero.
  if ((bytes[0] === 0 && bytes[2] === 0) || (bytes[1] === 0 && bytes[3] === 0 && bytes[0] !== 0)) throw utf16Refusal()
  const start = bytes.subarray(hasBom(bytes) ? 3 : 0, 200).toString('latin1')
  const name = (DECLARED.exec(start.trimStart())?.[1] ?? 'utf-8').toLowerCase()
  if (name === 'utf-8' || name === 'utf8') return 'utf-8'
  if (name === 'windows-1251' || name === 'cp1251') return 'windows-1251'
  throw new FileRefused(`encoding ${name.slice(0, 30)} is not accepted`)
}

const hasBom = (bytes: Buffer): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf

/** The real encoding. Some files declare a wrong one: if the beginning has letters beyond ASCII, their bytes decide. */
function detectEncoding(head: Buffer, declared: XmlHead['encoding']): XmlHead['encoding'] {
  if (head.every((byte) => byte < 0x80)) return declared
  return isUtf8(head) ? 'utf-8' : 'windows-1251'
}

/** The head, or undefined if `bytes` end before the root's opening tag does. Throws FileRefused on a DTD and on malformed XML. */
export function parseHead(bytes: Buffer): XmlHead | undefined {
  const declared = declaredEncoding(bytes)
  const opened = rootTagEnd(bytes)
  // A document type declaration stands before the root. It could define entities that expand without limit.
  if (bytes.subarray(0, opened ?? bytes.length).includes('<!DOCTYPE')) throw new FileRefused('a DTD is not accepted')
  if (opened === undefined) return undefined
  const encoding = detectEncoding(bytes.subarray(0, opened), declared)
  let head: XmlHead | undefined
  const parser = new SaxesParser({})
  parser.on('error', (error) => {
    throw new FileRefused(`not well-formed: ${error.message}`)
  })
  parser.on('opentag', (tag) => {
    head ??= { encoding, root: tag.name, attributes: tag.attributes as Record<string, string>, length: opened }
  })
  parser.write(new TextDecoder(encoding).decode(bytes.subarray(0, opened)).trimStart())
  return head
}

/** The position after the root's opening tag, the first tag that is neither a declaration nor a comment; undefined if it is not complete yet. */
function rootTagEnd(bytes: Buffer): number | undefined {
  // 0x3c is `<`, 0x3e `>`, 0x3f `?`, 0x21 `!`.
  for (let at = bytes.indexOf(0x3c); at >= 0; ) {
    const next = bytes[at + 1]
    const isComment = bytes.subarray(at, at + 4).equals(Buffer.from('<!--'))
    const end = isComment ? bytes.indexOf('-->', at) : bytes.indexOf(0x3e, at)
    if (end < 0 || next === undefined) return undefined
    if (next !== 0x3f && next !== 0x21) return end + 1
    at = bytes.indexOf(0x3c, end)
  }
  return undefined
}
