// Finds the sheets of an Excel workbook (XLSX, a ZIP archive of XML parts) by the relationships that its parts declare, since file names vary.
import type { SaxesTagPlain } from 'saxes'
import { UnreadTable } from './rows.ts'
import { type Counted, parseTableXml } from './table-xml.ts'

export interface Sheet {
  readonly name: string
  /** Name of the part that contains the sheet. */
  readonly part: string
}

/** Where to find the contents of a workbook. */
export interface Workbook {
  /** Visible sheets in the workbook's order, without sheets that are charts. */
  readonly sheets: readonly Sheet[]
  /** Names of the hidden sheets. */
  readonly hidden: readonly string[]
  /** Name of the part with the texts to which cells refer by index (`sharedStrings`); null if the workbook has none. */
  readonly texts: string | null
}

/** Reads the XML of a part; an empty text if there is no such part. */
export type ReadPart = (part: string) => Promise<string>

/** The name of a part in one spelling, since programs differ in case and slashes. */
export const partName = (name: string): string => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

interface Relationship {
  readonly id: string
  /** The last segment of the type's URI, such as `worksheet`: it is the same in both editions of the standard (ECMA-376). */
  readonly type: string
  readonly part: string
}

const readAttribute = ({ attributes }: SaxesTagPlain, name: string): string => String(attributes[name] ?? '')

/** Name of the part to which a relationship of `part` leads. `target` is relative to the part's folder, or to the root if it begins with `/`. */
function resolveTarget(part: string, target: string): string {
  const plain = target.replaceAll('\\', '/')
  const path = plain.startsWith('/') ? [] : part.split('/').slice(0, -1)
  for (const step of plain.split('/')) {
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  }
  return partName(path.join('/'))
}

/** The relationships of a part; those of the whole archive if `part` is empty. */
async function readRelationships(part: string, read: ReadPart, counted: Counted): Promise<Relationship[]> {
  const at = part.lastIndexOf('/') + 1
  const found: Relationship[] = []
  parseTableXml(await read(`${part.slice(0, at)}_rels/${part.slice(at)}.rels`), counted, {
    open: (name, tag) => {
      if (name !== 'Relationship' || readAttribute(tag, 'TargetMode') === 'External') return
      const type = readAttribute(tag, 'Type').split('/').at(-1) ?? ''
      found.push({ id: readAttribute(tag, 'Id'), type, part: resolveTarget(part, readAttribute(tag, 'Target')) })
    },
  })
  return found
}

/** Reads the list of sheets. Throws `UnreadTable` if the file is no workbook. */
export async function openWorkbook(read: ReadPart, counted: Counted): Promise<Workbook> {
  const main = (await readRelationships('', read, counted)).find(({ type }) => type === 'officeDocument')?.part
  if (main === undefined) throw new UnreadTable('not_a_list')
  const parts = await readRelationships(main, read, counted)
  const named = await namedSheets(await read(main), counted)
  const shown = named.flatMap(({ name, id, isHidden }) => {
    const part = parts.find((target) => target.id === id && target.type === 'worksheet')?.part
    return part === undefined || isHidden ? [] : [{ name, part }]
  })
  return {
    sheets: shown,
    hidden: named.filter(({ isHidden }) => isHidden).map(({ name }) => name),
    texts: parts.find(({ type }) => type === 'sharedStrings')?.part ?? null,
  }
}

/** The sheets that the workbook lists. The attribute `r:id` names the relationship; its prefix may differ. */
function namedSheets(xml: string, counted: Counted): { name: string; id: string; isHidden: boolean }[] {
  const sheets: { name: string; id: string; isHidden: boolean }[] = []
  parseTableXml(xml, counted, {
    open: (element, tag) => {
      if (element !== 'sheet') return
      const [, id = ''] = Object.entries(tag.attributes).find(([name]) => name.endsWith(':id')) ?? []
      sheets.push({ name: readAttribute(tag, 'name'), id: String(id), isHidden: /hidden/i.test(readAttribute(tag, 'state')) })
    },
  })
  return sheets
}
