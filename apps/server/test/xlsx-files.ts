// Builds .xlsx files part by part for tests: as various programs write them, or malformed.
import { strToU8, zipSync } from 'fflate'

export interface TestSheet {
  /** The content of `<sheetData>`. */
  readonly rows: string
  readonly name?: string
  readonly state?: 'hidden' | 'veryHidden'
  /** Path of the sheet's XML in the zip. */
  readonly part?: string
  /** Target of the workbook's relationship to the sheet; by default it leads to `part`. */
  readonly target?: string
}

export interface TestWorkbook {
  readonly sheets: readonly TestSheet[]
  /** The content of `<sst>`, the table of shared strings. */
  readonly shared?: string
  readonly sharedPart?: string
  /** Further parts by path, or others in place of the usual ones. */
  readonly more?: Readonly<Record<string, string>>
}

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationships = (all: readonly { id: string; type: string; target: string }[]): string =>
  `<Relationships>${all.map(({ id, type, target }) => `<Relationship Id="${id}" Type="${TYPE}/${type}" Target="${target}"/>`).join('')}</Relationships>`

/** The bytes of the .xlsx file. */
export function workbookFile({ sheets, shared = '', sharedPart = 'xl/sharedStrings.xml', more = {} }: TestWorkbook): Buffer {
  const made = sheets.map(({ rows, name = `Лист${sheets.length}`, state, part, target }, at) => {
    const path = part ?? `xl/worksheets/sheet${at + 1}.xml`
    return { name, state, rows, part: path, target: target ?? path.replace(/^xl\//, '') }
  })
  const sheetList = made
    .map(({ name, state }, at) => `<sheet name="${name}" sheetId="${at + 1}" ${state ? `state="${state}" ` : ''}r:id="s${at}"/>`)
    .join('')
  const parts: Record<string, string> = {
    '_rels/.rels': relationships([{ id: 'w', type: 'officeDocument', target: 'xl/workbook.xml' }]),
    'xl/workbook.xml': `<workbook><sheets>${sheetList}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...made.map(({ target }, at) => ({ id: `s${at}`, type: 'worksheet', target })),
      { id: 't', type: 'sharedStrings', target: sharedPart.replace(/^xl\//, '') },
    ]),
    ...Object.fromEntries(made.map(({ part, rows }) => [part, `<worksheet><sheetData>${rows}</sheetData></worksheet>`])),
    ...(shared ? { [sharedPart]: `<sst>${shared}</sst>` } : {}),
    ...more,
  }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))))
}

/** An .xlsx file of one sheet; `rows` is the content of `<sheetData>`, `shared` that of `<sst>`. */
export const sheetFile = (rows: string, shared = ''): Buffer => workbookFile({ sheets: [{ rows }], shared })
