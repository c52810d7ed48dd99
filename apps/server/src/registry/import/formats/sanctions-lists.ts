// Reads sanctions lists in CSV tables: of OFAC (US Treasury) and of OpenSanctions, a collection of many lists. An entry matches a company or person
// only by an exact ИНН (taxpayer number) or ОГРН (registration number).
import { isValidAs } from '@sverka/contract/identifiers/identifiers'
import type { SanctionsMatch } from '../../blocks-by-company.ts'
import { imposedList } from '../../sanctions-names.ts'
import type { BlockRow } from '../database/staged-rows.ts'
import { FileRefused } from '../import-errors.ts'
import { INN, type ListedDocument, numbersOfDocuments, numbersOfRow, type Party } from './party-numbers.ts'
import type { ListedParty, ReadRecord, RunContext } from './record-reader.ts'
import { tableRows } from './table-rows.ts'

/** A number in OFAC's remarks: `Tax ID No. 7831000122 (Russia)`, `Registration ID 1027800000084`. */
const REMARK = /(Tax ID No\.|Registration (?:ID|Number))\s+(\d{10,15})\b(?:\s?\(([^)]{1,60})\))?/g
/** Signs of a Russian entry in the remarks: the country after a number, or a code of the statistics service (ОКПО). */
const RUSSIAN = /\(Russia\)|Government Gazette Number/

/** One block for each number of a listed party. `numbers`: ИНН and ОГРН; `source`: the list, such as `sanctions-ofac`; `asOf`: the list's day. */
export function matchBlocks(
  numbers: Iterable<string>,
  source: string,
  match: Omit<SanctionsMatch, 'matchedBy'>,
  asOf: string | null = null,
): BlockRow[] {
  return [...new Set(numbers)].map((number) => {
    const matchedBy = isValidAs(number, INN) ? 'inn' : 'ogrn'
    return { number, source, asOf, facts: { matches: [{ ...match, matchedBy }] } }
  })
}

/** The value of a cell; OFAC writes `-0-` for an empty one. */
const cellValue = (cell: string | undefined): string | undefined =>
  cell === undefined || cell.trim() === '-0-' || cell.trim() === '' ? undefined : cell.trim()

/** The list by the file's name: `cons_prim.csv` and `cons_comments.csv` are OFAC's consolidated (non-SDN) list, all others its SDN list. */
const ofacList = (file: string) =>
  /cons_/i.test(file)
    ? ({ list: 'OFAC Consolidated', source: 'sanctions-ofaccons' } as const)
    : ({ list: 'OFAC SDN', source: 'sanctions-ofac' } as const)

const documentsIn = (remarks: string): ListedDocument[] =>
  [...remarks.matchAll(REMARK)].map(([, label = '', number = '', country]) => ({
    label,
    number,
    country: country === undefined ? 'unsaid' : country === 'Russia' ? 'russia' : 'other',
  }))

/** Values of OFAC's column with the kind of party; it is empty for organisations. */
const OFAC_PARTIES: Readonly<Record<string, Party>> = { individual: 'person', vessel: 'thing', aircraft: 'thing' }

/** `sdn.csv` and `cons_prim.csv`: 12 columns without a header. The files of addresses and aliases have fewer; their rows are only counted. */
export async function* readOfacTable(chunks: AsyncIterable<Buffer>, file: string, run: RunContext): AsyncGenerator<ReadRecord> {
  const { list, source } = ofacList(file)
  for await (const row of tableRows(chunks)) {
    if (row.length < 12) {
      yield { blocks: [] }
      continue
    }
    const program = cellValue(row[3])?.replaceAll('] [', ', ')
    const match = { list, country: 'США', name: cellValue(row[1]) ?? '', ...(program ? { program } : {}) }
    const remarks = cellValue(row[11]) ?? ''
    const party = OFAC_PARTIES[cellValue(row[2]) ?? ''] ?? 'organisation'
    const key = `${source} ${row[0]?.trim()}`
    const comment = run.comments.get(key)
    run.comments.delete(key)
    const isRussian = RUSSIAN.test(remarks) || comment?.isRussian === true
    const documents = [...documentsIn(remarks), ...(comment?.documents ?? [])]
    run.parties.set(key, { match, party, isRussian })
    const { numbers, isKindUnknown } = numbersOfDocuments(documents, party, isRussian)
    yield { blocks: matchBlocks(numbers, source, match, run.day), isKindUnknown, lists: [source] }
  }
}

/**
 * `sdn_comments.csv`, `cons_comments.csv`: number of an entry and the rest of its remarks. The file may be read before or after that of the entries.
 */
export async function* readOfacComments(chunks: AsyncIterable<Buffer>, file: string, run: RunContext): AsyncGenerator<ReadRecord> {
  const { source } = ofacList(file)
  for await (const row of tableRows(chunks)) {
    const [entry, remarks] = [row[0]?.trim() ?? '', cellValue(row[1])]
    // OFAC's files end with the end-of-file character of DOS.
    if (entry === '\u001a') continue
    if (row.length !== 2 || !/^\d+$/.test(entry)) throw new FileRefused('the format is not known')
    const documents = documentsIn(remarks ?? '')
    const key = `${source} ${entry}`
    const party = run.parties.get(key)
    if (party) yield readComment(party, source, remarks ?? '', run)
    else if (documents.length === 0) yield { blocks: [] }
    else {
      run.comments.set(key, { documents, isRussian: RUSSIAN.test(remarks ?? '') })
      yield { blocks: [], waitsFor: key }
    }
  }
}

/** The blocks that the comment adds to an entry that was read before it. */
function readComment({ match, party, isRussian }: ListedParty, source: string, remarks: string, { day }: RunContext) {
  const { numbers, isKindUnknown } = numbersOfDocuments(documentsIn(remarks), party, isRussian || RUSSIAN.test(remarks))
  return { blocks: matchBlocks(numbers, source, match, day), isKindUnknown }
}

/** `targets.simple.csv` of OpenSanctions: columns are found by their names in the header; several values in a cell are separated by `;`. */
export async function* readOpenSanctions(chunks: AsyncIterable<Buffer>, _file: string, run: RunContext): AsyncGenerator<ReadRecord> {
  let header: string[] | undefined
  for await (const row of tableRows(chunks)) {
    if (!header) {
      header = row
      continue
    }
    const cell = (column: string) => row[header?.indexOf(column) ?? -1] ?? ''
    const all = (column: string) =>
      cell(column)
        .split(';')
        .map((token) => token.trim())
        .filter(Boolean)
    const name = cell('name')
    const listed = {
      schema: cell('schema').trim(),
      name,
      countries: header.includes('countries') ? all('countries') : null,
      identifiers: all('identifiers'),
    }
    const { numbers, isKindUnknown } = numbersOfRow(listed)
    yield {
      blocks: all('dataset').flatMap((dataset) => listBlocks(numbers, dataset, { name, day: run.day })),
      isKindUnknown,
      lists: all('dataset').flatMap((dataset) => imposedList(dataset)?.part ?? []),
    }
  }
  if (!header) throw new FileRefused('the table is empty')
}

/** Blocks of one list, which is a source of its own, so that a newer copy replaces only that list; none for lists that are not sanctions. */
function listBlocks(numbers: readonly string[], list: string, { name, day }: { name: string; day: string | null }): BlockRow[] {
  const imposed = imposedList(list)
  return imposed ? matchBlocks(numbers, imposed.part, { list, country: imposed.country, name }, day) : []
}
