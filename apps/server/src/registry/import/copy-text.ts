// Writes values in the text form of PostgreSQL's COPY.

export type CopyValue = string | number | bigint | boolean | Buffer | null | undefined

const SPECIAL = /[\\\n\r\t]/
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function field(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N'
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`
  if (typeof value !== 'string') return String(value)
  // PostgreSQL's text cannot hold the null character; no source means anything by it.
  const text = value.includes('\0') ? value.replaceAll('\0', '') : value
  return SPECIAL.test(text) ? text.replace(/[\\\n\r\t]/g, (char) => ESCAPES[char] ?? char) : text
}

/** One row with its line end. */
export function copyLine(values: readonly CopyValue[]): string {
  let line = field(values[0])
  for (let index = 1; index < values.length; index++) line += `\t${field(values[index])}`
  return `${line}\n`
}
