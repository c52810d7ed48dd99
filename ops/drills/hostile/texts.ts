// For the drill `hostile`: puts hostile text into every text column of the database that a person, a file or an outside service fills.
import pg from 'pg'

/** Name of an HTML element that no page has: if it is found in a page, text was interpreted as markup. */
export const MARK = 'sverka-hostile'

/**
 * Hostile texts, the longest first. A column gets the first one that its constraints allow, after the beginning of its old value, so that rows stay
 * different.
 */
const TEXTS = [
  `"'><${MARK} onclick=alert(1)>=1+1{{7*7}}</${MARK}><img src=https://evil.test/x onerror=alert(1)><svg onload=alert(1)><script>alert(1)</script></title>`,
  `"'><${MARK}></${MARK}><img src=x onerror=alert(1)>`,
  `<${MARK}>`,
]

/** Names of columns that the product itself fills, such as codes, keys and URLs: nobody types into them. */
const OUR_OWN =
  /(^|_)(hash|key|secret|token|salt|slug|code|codes|state|status|kind|kinds|type|role|word|words|path|url|avatar|image|images|file|files|locale|lang|language|version|provider|queue|period|plan|flag|ref|event|account|section|parent|inn|ogrn|kpp|okved|okpo|region|source|register|email|recipient|purpose|field|feature|limit|unit|action|subject_key|dedupe|outcome|resource|edition)(_|$)/

/** Tables that contain no texts of people or services: migrations, limits, regions, sessions, jobs, and the search index. */
const NO_CONTENT = /^(schema_|limit_|company_search|company_index|regions$|sessions$|jobs)/

interface Column {
  readonly table: string
  readonly column: string
}

/** Text columns that are not part of a key or unique index. */
const COLUMNS = `
  select c.relname as table, a.attname as column
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.atttypid in ('text'::regtype, 'varchar'::regtype)
    and not exists (select from pg_constraint k where k.conrelid = c.oid and a.attnum = any (k.conkey) and k.contype in ('p', 'u', 'f'))
    and not exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any (i.indkey))
  order by 1, 2`

export interface FilledColumns {
  /** Columns that hold hostile text now. */
  readonly filled: readonly string[]
  /** Columns whose constraints allow none of the texts. */
  readonly refused: readonly string[]
}

/** Fills every such column; `ownerUrl` is the URL of the tables' owner. Names are `table.column`. */
export async function fillColumns(ownerUrl: string): Promise<FilledColumns> {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    const { rows } = await client.query<Column>(COLUMNS)
    const [filled, refused]: [string[], string[]] = [[], []]
    for (const { table, column } of rows.filter(({ table, column }) => !NO_CONTENT.test(table) && !OUR_OWN.test(column))) {
      const changed = await fillColumn(client, { table, column })
      if (changed === null) refused.push(`${table}.${column}`)
      else if (changed > 0) filled.push(`${table}.${column}`)
    }
    return { filled, refused }
  } finally {
    await client.end()
  }
}

/** Returns the number of changed rows; null if the column accepts none of the texts. */
async function fillColumn(client: pg.Client, { table, column }: Column): Promise<number | null> {
  const name = pg.escapeIdentifier(column)
  for (const text of TEXTS) {
    const update = `update ${pg.escapeIdentifier(table)} set ${name} = left(${name}, 12) || $1 where ${name} <> ''`
    try {
      return (await client.query(update, [text])).rowCount ?? 0
    } catch (error) {
      // Refused by a constraint or trigger; a shorter text may be allowed.
      if (!(error instanceof pg.DatabaseError)) throw error
    }
  }
  return null
}
