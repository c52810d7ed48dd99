// A plug-in of the library write-excel-file for what it cannot write itself: a filter on the head row, and cells with links.
import type { Blob, Buffer as Bytes } from 'node:buffer'
import type Stream from 'node:stream'
import type { Feature } from 'write-excel-file/node'

/** Filter and links of one sheet. */
export interface SheetExtras {
  /** The size of the filter, including its head row; it begins in the first cell. */
  readonly filter?: { readonly columns: number; readonly rows: number }
  /** Rows and columns count from 1. */
  readonly links: readonly { readonly row: number; readonly column: number; readonly address: string }[]
}

/** The type of a relationship that is a hyperlink, in the format of Office files. */
const LINK = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink'
/** The longest URL that Excel opens, in characters. */
const MAX_URL_LENGTH = 2_000

/** `A`, `B` … for columns; reports have at most 26. */
const letter = (column: number): string => String.fromCharCode('A'.charCodeAt(0) + column - 1)

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const isOpenable = ({ address }: SheetExtras['links'][number]): boolean =>
  /^https?:\/\/[^\s]+$/.test(address) && address.length <= MAX_URL_LENGTH

/** The feature of the library that adds filters and links to the sheets, given in their order. */
export function addSheetExtras(extras: readonly SheetExtras[]): Feature<Stream | Bytes | Blob> {
  const sheetLinks = (sheetIndex: number) => (extras[sheetIndex]?.links ?? []).filter(isOpenable)
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (content, _options, { sheetIndex }) =>
            content.replace('</sheetData>', `</sheetData>${filterXml(extras[sheetIndex])}${hyperlinks(sheetLinks(sheetIndex))}`),
        },
        'xl/worksheets/_rels/sheet{id}.xml.rels': {
          insert: (_options, { sheetIndex }) => sheetLinks(sheetIndex).map(relationship).join(''),
        },
      },
    },
  }
}

const filterXml = (extras: SheetExtras | undefined): string =>
  extras?.filter ? `<autoFilter ref="A1:${letter(extras.filter.columns)}${extras.filter.rows}"/>` : ''

const hyperlinks = (links: SheetExtras['links']): string =>
  links.length === 0
    ? ''
    : `<hyperlinks>${links.map(({ row, column }, place) => `<hyperlink ref="${letter(column)}${row}" r:id="rId-link-${place + 1}"/>`).join('')}</hyperlinks>`

const relationship = ({ address }: SheetExtras['links'][number], place: number): string =>
  `<Relationship Id="rId-link-${place + 1}" Type="${LINK}" Target="${escapeXml(address)}" TargetMode="External"/>`
