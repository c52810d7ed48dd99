// Reads sanctions lists that come as tables: OFAC's CSV files and the simple CSV of OpenSanctions. Matches are by exact numbers only.
import { identifierHolds, identifierKind } from '@sverka/contract/identifiers'
import type { SanctionsMatch } from '../../blocks-by-company.ts'
import { imposedList } from '../../sanctions-names.ts'
import type { BlockRow } from '../database/staged-rows.ts'
import { FileRefused } from '../refused.ts'
import type { ReadRecord, RunContext } from './record-reader.ts'
import { tableRows } from './table-rows.ts'

/** Russian numbers stand in the remarks: `Tax ID No. 7831000122 (Russia)`, `Registration ID 1027800000084 (Russia)`. */
const REMARK = /(?:Tax ID No\.|Registration (?:ID|Number))\s+(\d{10,15})\b(?!\s*\((?!Russia))/g

/** Blocks of one listed party: one for each of its numbers. */
export function matchBlocks(
  numbers: Iterable<string>,
  source: string,
  match: Omit<SanctionsMatch, 'matchedBy'>,
  asOf: string | null = null,
): BlockRow[] {
  return [...new Set(numbers)].filter(identifierHolds).map((number) => {
    const matchedBy = identifierKind(number)?.startsWith('inn') ? 'inn' : 'ogrn'
    return { number, source, asOf, facts: { matches: [{ ...match, matchedBy }] } }
  })
}

const present = (cell: string | undefined): string | undefined =>
  cell === undefined || cell.trim() === '-0-' || cell.trim() === '' ? undefined : cell.trim()

const ofacList = (file: string) =>
  /cons_/i.test(file)
    ? ({ list: 'OFAC Consolidated', source: 'sanctions-ofaccons' } as const)
    : ({ list: 'OFAC SDN', source: 'sanctions-ofac' } as const)

const numbersIn = (remarks: string | undefined): string[] => [...(remarks ?? '').matchAll(REMARK)].map((found) => found[1] ?? '')

/** `sdn.csv` and `cons_prim.csv`: 12 columns without a header; `add` and `alt` hold no number and are only counted. */
export async function* readOfacTable(chunks: AsyncIterable<Buffer>, file: string, run: RunContext): AsyncGenerator<ReadRecord> {
  const { list, source } = ofacList(file)
  for await (const row of tableRows(chunks)) {
    if (row.length < 12) {
      yield { blocks: [] }
      continue
    }
    const program = present(row[3])?.replaceAll('] [', ', ')
    const match = { list, country: 'США', name: present(row[1]) ?? '', ...(program ? { program } : {}) }
    run.parties.set(`${source} ${row[0]?.trim()}`, match)
    yield { blocks: matchBlocks(numbersIn(present(row[11])), source, match, run.day) }
  }
}

/** `sdn_comments.csv`, `cons_comments.csv`: number of the entry and what did not fit into its remarks; the entries are read before. */
export async function* readOfacComments(chunks: AsyncIterable<Buffer>, file: string, run: RunContext): AsyncGenerator<ReadRecord> {
  const { source } = ofacList(file)
  for await (const row of tableRows(chunks)) {
    const [entry, remarks] = [row[0]?.trim() ?? '', present(row[1])]
    if (entry === '\u001a') continue
    if (row.length !== 2 || !/^\d+$/.test(entry)) throw new FileRefused('the format is not known')
    const numbers = numbersIn(remarks)
    const match = run.parties.get(`${source} ${entry}`)
    if (numbers.length > 0 && !match)
      yield { id: entry, refused: 'a comment on an entry that is not known: give the list with its comments' }
    else yield { blocks: match ? matchBlocks(numbers, source, match, run.day) : [] }
  }
}

/** `targets.simple.csv`: columns by their names in the header, lists inside a cell joined by `;`. */
export async function* readOpenSanctions(chunks: AsyncIterable<Buffer>, _file: string, run: RunContext): AsyncGenerator<ReadRecord> {
  let header: string[] | undefined
  for await (const row of tableRows(chunks)) {
    if (!header) {
      header = row
      continue
    }
    const cell = (column: string) => row[header?.indexOf(column) ?? -1] ?? ''
    const numbers = cell('identifiers')
      .split(';')
      .map((token) => token.trim())
    yield {
      blocks: cell('dataset')
        .split(';')
        .flatMap((dataset) => listBlocks(numbers, dataset.trim(), { name: cell('name'), day: run.day })),
    }
  }
  if (!header) throw new FileRefused('the table is empty')
}

/** Every list has blocks of its own, so that what is held of it is known and a newer copy replaces that list alone. */
function listBlocks(numbers: readonly string[], list: string, { name, day }: { name: string; day: string | null }): BlockRow[] {
  const imposed = imposedList(list)
  return imposed ? matchBlocks(numbers, imposed.part, { list, country: imposed.country, name }, day) : []
}
