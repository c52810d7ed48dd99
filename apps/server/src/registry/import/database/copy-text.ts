// Writes rows in the text format of PostgreSQL's COPY: values separated by tabs, special characters escaped, `\N` for NULL.

export type CopyValue = string | number | bigint | boolean | null | undefined

/** Characters with a meaning in that format. */
const SPECIAL = /[\\\n\r\t]/
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function field(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value !== 'string') return String(value)
  // PostgreSQL's text cannot hold the null character. It is dropped: in no source does it have a meaning.
  const text = value.includes('\0') ? value.replaceAll('\0', '') : value
  return SPECIAL.test(text) ? text.replace(/[\\\n\r\t]/g, (char) => ESCAPES[char] ?? char) : text
}

/** One row, with tabs between its values and a line end. */
export const copyLine = (values: readonly CopyValue[]): string => `${values.map(field).join('\t')}\n`
