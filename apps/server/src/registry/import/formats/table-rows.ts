// Reads the rows of a CSV file (UTF-8, commas) as a stream.
import { parse } from 'csv-parse'
import { textLines } from '../files/text-lines.ts'
import { FileRefused } from '../import-errors.ts'

/** The cells of each row, the header included; a row may have any number of cells. Throws FileRefused. */
export async function* tableRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const lines = (async function* () {
    // A name or remark may contain line breaks: the parser decides where a row ends.
    for await (const line of textLines(chunks, 'utf-8')) yield `${line}\n`
  })()
  // A row may be up to 1 MB long.
  const parser = parse({ relax_column_count: true, relax_quotes: true, bom: true, max_record_size: 1_048_576 })
  const feeding = (async () => {
    for await (const line of lines) if (!parser.write(line)) await new Promise((resolve) => parser.once('drain', resolve))
    parser.end()
  })()
  feeding.catch((error: Error) => parser.destroy(error))
  try {
    for await (const row of parser) yield row as string[]
  } catch (error) {
    throw error instanceof FileRefused
      ? error
      : new FileRefused(`not a readable table: ${error instanceof Error ? error.message : String(error)}`)
  }
}
