// Compares row types that were written by hand (`sql<Row>`) with PostgreSQL's description of the same statements, taken from the snapshots.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type DescribedField, describeStatement } from './describe.ts'
import { findHandWrittenRows, type HandWrittenRow, type ValueTypes } from './hand-written-rows.ts'
import { readSnapshot } from './sql-snapshots.ts'
import { valueKinds } from './table-types.ts'

/** Types and columns in the database's catalogue. */
interface Catalogue {
  /** Kind of a type by oid. */
  readonly kinds: ReadonlyMap<number, string>
  /** Nullable columns as `oid of the table.number of the column`. */
  readonly nullable: ReadonlySet<string>
}

/** Array types whose elements pg returns in another form than single values: the parsers that the server configures apply to single values only. */
const ARRAYS: Readonly<Record<string, string>> = { _int8: 'string[]', _numeric: 'number[]', _date: 'Date[]' }

/** Reads the types and the nullable columns of the database. */
export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const types = await client.query<{ oid: number; name: string; kind: string }>(
    'select oid::int, typname::text as name, typtype::text as kind from pg_type',
  )
  const columns = await client.query<{ place: string }>(
    `select attrelid || '.' || attnum as place from pg_attribute join pg_class on pg_class.oid = attrelid and relkind in ('r', 'p')
      where not attnotnull and attnum > 0`,
  )
  const classifyType = (name: string, kind: string): string => {
    if (ARRAYS[name]) return ARRAYS[name]
    if (kind === 'e') return 'string'
    const elementKind = valueKinds[name.replace(/^_/, '')] ?? 'unlisted'
    return elementKind === 'unknown' ? 'any' : name.startsWith('_') ? `${elementKind}[]` : elementKind
  }
  return {
    kinds: new Map(types.rows.map(({ oid, name, kind }) => [oid, classifyType(name, kind)])),
    nullable: new Set(columns.rows.map(({ place }) => place)),
  }
}

/** A snapshot's statement, where each value is `$`, with numbered parameters as PostgreSQL needs them; quoted texts are unchanged. */
export const numberParameters = (statement: string): string => {
  let last = 0
  return statement
    .split("'")
    .map((part, place) => (place % 2 === 1 ? part : part.replaceAll(', …', '').replace(/\$(?!\w)/g, () => `$${++last}`)))
    .join("'")
}

interface Comparison {
  readonly row: HandWrittenRow
  /** Statements of its file, by function. */
  readonly statements: ReadonlyMap<string, ReadonlySet<string>>
}

interface RowFaults {
  /** Number of rows compared. */
  readonly compared: number
  readonly faults: readonly string[]
}

/** Compares every row type in the folder with the statements of the snapshots beside it. */
export async function rowFaults(client: pg.Client, sources: string): Promise<RowFaults> {
  const catalogue = await readCatalogue(client)
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.sql.snap'))) await makeTemporaryTables(client, join(sources, file))
  const faults: string[] = []
  let compared = 0
  for (const file of files.filter((name) => name.endsWith('.sql.ts'))) {
    const path = join(sources, file)
    const snapshot = path.replace(/\.ts$/, '.snap')
    const statements = existsSync(snapshot) ? readSnapshot(readFileSync(snapshot, 'utf8')) : new Map<string, Set<string>>()
    for (const row of findHandWrittenRows(path)) {
      compared++
      const reported = await findFaults(client, catalogue, { row, statements })
      faults.push(...reported.map((fault) => `${file}:${row.line} ${fault}`))
    }
  }
  return { compared, faults: [...new Set(faults)] }
}

/** Temporary tables that other statements need. */
async function makeTemporaryTables(client: pg.Client, snapshot: string): Promise<void> {
  for (const texts of readSnapshot(readFileSync(snapshot, 'utf8')).values())
    for (const text of texts) if (text.startsWith('create temporary table')) await client.query(text)
}

async function findFaults(client: pg.Client, catalogue: Catalogue, { row, statements }: Comparison): Promise<string[]> {
  if (row.fields === null) return ['its type cannot be read; write an interface, or Pick, Omit or & of one']
  const faults: string[] = []
  let isDescribed = false
  for (const text of ownStatements(row, statements)) {
    const described = await describeStatement(client, numberParameters(text)).catch(skipUnparsed)
    if (!described || (row.isColumn && !described.some(({ name }) => row.fields?.has(name)))) continue
    isDescribed = true
    faults.push(...compare(row, described, { catalogue, text }))
  }
  // A column inside a subquery is not part of a row that PostgreSQL describes.
  return isDescribed || row.isColumn ? faults : ['no statement of the snapshot could be compared with it']
}

/** The statements of the function with the row type; for a fragment used by others, every statement of the file with its text. */
function ownStatements({ holder, begins }: HandWrittenRow, statements: Comparison['statements']): string[] {
  const own = statements.get(holder) ?? new Set([...statements.values()].flatMap((texts) => [...texts]))
  return [...own].filter((text) => text.replace(/\s+/g, ' ').includes(begins))
}

/** Skips a statement that PostgreSQL cannot parse, because snapshots shorten lists of values. Any other error is thrown. */
function skipUnparsed(error: unknown): null {
  if (error instanceof pg.DatabaseError) return null
  throw error
}

function compare(
  row: HandWrittenRow,
  described: readonly DescribedField[],
  { catalogue, text }: { catalogue: Catalogue; text: string },
): string[] {
  const declared = row.fields ?? new Map<string, ValueTypes>()
  const actual = new Map(described.map((field) => [field.name, field]))
  const missing = [...declared].filter(([name, kinds]) => !actual.has(name) && !kinds.has('undefined'))
  const unwritten = row.isColumn ? [] : [...actual.keys()].filter((name) => !declared.has(name))
  const wrong = [...declared].flatMap(([name, kinds]) => {
    const field = actual.get(name)
    return field ? fieldFaults(field, kinds, { catalogue, text }) : []
  })
  return [
    ...missing.map(([name]) => `${name} is not in the statement`),
    ...unwritten.map((name) => `${name} of the statement is not written`),
    ...wrong,
  ]
}

function fieldFaults(field: DescribedField, kinds: ValueTypes, { catalogue, text }: { catalogue: Catalogue; text: string }): string[] {
  const { name } = field
  const kind = catalogue.kinds.get(field.dataTypeID) ?? 'unlisted'
  const values = [...kinds].filter((each) => each !== 'null' && each !== 'undefined' && each !== 'any')
  const faults = kind === 'any' || values.every((each) => each === kind) ? [] : [`${name} is ${kind}, not ${values.join(' | ')}`]
  const mayBeNull = catalogue.nullable.has(`${field.tableID}.${field.columnID}`) && !text.includes('is not null')
  if (mayBeNull && !kinds.has('null') && !kinds.has('any')) faults.push(`${name} may be null`)
  return faults
}
