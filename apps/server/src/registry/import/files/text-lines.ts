// Splits a stream of text into lines, with one line in memory at a time.
import { FileRefused } from '../import-errors.ts'

/** Characters of a line at most; no row of a register is near this. */
const MAX_LINE = 1_048_576
const END_OF_FILE = String.fromCharCode(0x1a)

/** Lines without their line ends; empty ones are skipped. Throws FileRefused on invalid bytes and too long lines. */
export async function* textLines(chunks: AsyncIterable<Buffer>, encoding: 'utf-8' | 'windows-1251'): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decode(decoder, chunk)).split(/\r?\n/)
    rest = lines.pop() ?? ''
    if (rest.length > MAX_LINE) throw new FileRefused('a line is longer than 1 MB')
    for (const line of lines) if (line !== '') yield line
  }
  // Old exports end with the end-of-file character of DOS.
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
