// Reads the functions and triggers of the database from the files `<feature>/<feature>.functions.sql`; a feature is a folder of the server.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A function or trigger: one statement of a file. */
export interface Definition {
  /** `function orders_step`, or `trigger orders_step on orders`: each is unique. */
  readonly name: string
  /** Path below the folder of features, such as `orders/orders.functions.sql`. */
  readonly file: string
  /** Line where the statement begins, from 1. */
  readonly line: number
  /** The statement without leading comment and trailing semicolon. */
  readonly sql: string
  /** SHA-256 of `sql`, in hexadecimal. */
  readonly hash: string
}

/** A file holds another kind of statement, or two definitions have the same name. */
export class FunctionFileError extends Error {
  override readonly name = 'FunctionFileError'
}

const FUNCTION = /^create or replace function (\w+)\s*\(/
const TRIGGER = /^create (?:or replace|constraint) trigger (\w+)\s[\s\S]*?\son (\w+)\s/

/** All definitions below the folder of features, by file name. Throws FunctionFileError. */
export function readFunctions(features: string): Definition[] {
  const all = readdirSync(features, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${name}/${name}.functions.sql`)
    .filter((file) => existsSync(join(features, file)))
    .sort()
    .flatMap((file) => definitionsIn(file, readFileSync(join(features, file), 'utf8')))
  const seen = new Map<string, Definition>()
  for (const definition of all) {
    const other = seen.get(definition.name)
    if (other) throw new FunctionFileError(`${definitionPlace(definition)}: ${definition.name} stands at ${definitionPlace(other)} too`)
    seen.set(definition.name, definition)
  }
  return all
}

/** The definitions of one file. Throws FunctionFileError on any other statement. */
export function definitionsIn(file: string, text: string): Definition[] {
  return statementsIn(text).map(({ sql, start }) => {
    const line = text.slice(0, start).split('\n').length
    const dbFunction = FUNCTION.exec(sql)
    const trigger = TRIGGER.exec(sql)
    const name = dbFunction ? `function ${dbFunction[1]}` : trigger ? `trigger ${trigger[1]} on ${trigger[2]}` : null
    if (!name) {
      throw new FunctionFileError(
        `${file}:${line}: only «create or replace function», «create or replace trigger» and «create constraint trigger» stand here`,
      )
    }
    return { name, file, line, sql, hash: sha256(sql) }
  })
}

/** Hash of all definitions together. */
export const hashDefinitions = (definitions: readonly Definition[]): string =>
  sha256(
    definitions
      .map(({ name, hash }) => `${name} ${hash}\n`)
      .sort()
      .join(''),
  )

/** Where a definition begins, as `orders/orders.functions.sql:12`, for error messages. */
export const definitionPlace = ({ file, line }: Definition): string => `${file}:${line}`

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

interface Statement {
  readonly sql: string
  readonly start: number
}

/** Patterns of the next token. Outside of quotes: a comment, an opening quote, or the statement's end. Inside: the closing quote. */
const NEXT_TOKEN = { outside: /--.*|\$\$|'|;/g, $$: /\$\$/g, "'": /'/g }

/** Splits the text of a file at semicolons, except those within quotes and comments. */
function statementsIn(text: string): Statement[] {
  const found: Statement[] = []
  let state: keyof typeof NEXT_TOKEN = 'outside'
  let start = 0
  for (let at = 0; ; ) {
    const pattern: RegExp = NEXT_TOKEN[state]
    pattern.lastIndex = at
    const next = pattern.exec(text)
    if (!next) break
    const [token] = next
    // Only comments and blanks stand before it: the statement has not begun.
    const isLeading = state === 'outside' && text.slice(start, next.index).trim() === ''
    at = next.index + token.length
    if (isLeading && token.startsWith('--')) start = at
    else if (state !== 'outside') state = 'outside'
    else if (token === '$$' || token === "'") state = token
    else if (token === ';') {
      found.push(trimStatement(text, start, next.index))
      start = at
    }
  }
  if (text.slice(start).trim() !== '') found.push(trimStatement(text, start, text.length))
  return found
}

function trimStatement(text: string, start: number, end: number): Statement {
  const sql = text.slice(start, end)
  return { sql: sql.trim(), start: start + sql.length - sql.trimStart().length }
}
