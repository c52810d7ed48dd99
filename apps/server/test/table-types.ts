// Writes TypeScript types for the tables of a migrated database: what Kysely checks every query against.
import pg from 'pg'

interface Column {
  table: string
  name: string
  /** Name of the type; an array's begins with `_`. */
  type: string
  /** Labels when the type is an enumeration. */
  labels: string[] | null
  nullable: boolean
  /** `a` always made by the database, `d` made when nothing is given. */
  made: 'a' | 'd' | null
}

const COLUMNS = `
  select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull and c.relkind in ('r', 'p') as nullable,
    (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e where e.enumtypid in (t.oid, t.typelem)) as labels,
    case when a.attidentity = 'a' or a.attgenerated <> '' then 'a' when a.atthasdef or a.attidentity = 'd' then 'd' end as made
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname, a.attnum`

/** How a value of each type arrives through our connections (`platform/db/connect.ts` sets bigint and date). */
export const valueKinds: Record<string, string> = {
  ...Object.fromEntries(['int2', 'int4', 'int8', 'float4', 'float8', 'oid'].map((name) => [name, 'number'])),
  ...Object.fromEntries(
    ['text', 'varchar', 'bpchar', 'char', 'name', 'uuid', 'numeric', 'date', 'inet', 'tsvector', 'xid8'].map((name) => [name, 'string']),
  ),
  bool: 'boolean',
  bytea: 'Buffer',
  timestamptz: 'Date',
  json: 'unknown',
  jsonb: 'unknown',
}

/** The whole text of `types.generated.ts` for the database at `url`. Throws on a column type that has no agreed form. */
export async function tableTypes(url: string): Promise<string> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<Column>(COLUMNS).finally(() => client.end())
  const tables = Map.groupBy(rows, (column) => column.table)
  const body = [...tables].map(([table, columns]) => `  ${table}: {\n${columns.map(line).join('')}  }\n`).join('')
  const wrappers = ['Generated', 'GeneratedAlways'].filter((name) => body.includes(`${name}<`))
  const imports = wrappers.length > 0 ? `import type { ${wrappers.join(', ')} } from 'kysely'\n\n` : ''
  return `// Generated from the migrated database; regenerate with \`npm run db:types\`.\n${imports}export interface Database {\n${body}}\n`
}

function line({ table, name, type, labels, nullable, made }: Column): string {
  const element = type.startsWith('_') ? type.slice(1) : type
  const base = labels ? labels.map((label) => `'${label}'`).join(' | ') : valueKinds[element]
  if (!base) throw new Error(`${table}.${name}: the type ${type} has no form in TypeScript yet; add it to table-types.ts`)
  const whole = type.startsWith('_') ? (labels ? `(${base})[]` : `${base}[]`) : base
  const value = nullable && base !== 'unknown' ? `${whole} | null` : whole
  const wrapper = made === 'a' ? 'GeneratedAlways' : 'Generated'
  return `    ${name}: ${made ? `${wrapper}<${value}>` : value}\n`
}
