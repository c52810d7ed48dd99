// Splits a stream of text, such as a CSV table, into lines, without holding the whole text in memory.
import { FileRefused } from '../import-errors.ts'

/** Limit of the characters of a line, against files that are no text; rows of registers are far shorter. */
const MAX_LINE_LENGTH = 1_048_576
/** The character that ends text files of DOS. */
const END_OF_FILE = String.fromCharCode(0x1a)

/** Lines without their line ends; empty lines are skipped. Throws FileRefused on bytes that the encoding does not allow and on too long lines. */
export async function* textLines(chunks: AsyncIterable<Buffer>, encoding: 'utf-8' | 'windows-1251'): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decode(decoder, chunk)).split(/\r?\n/)
    rest = lines.pop() ?? ''
    if (rest.length > MAX_LINE_LENGTH) throw new FileRefused('a line is longer than 1 MB')
    for (const line of lines) if (line !== '') yield line
  }
  // Some old exports still end with it.
  if (rest.endsWith(END_OF_FILE)) rest = rest.slice(0, -1)
  if (rest !== '') yield rest
}

function decode(decoder: InstanceType<typeof TextDecoder>, chunk: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: true })
  } catch (error) {
    throw new FileRefused(`not ${decoder.encoding}`, { cause: error })
  }
}
