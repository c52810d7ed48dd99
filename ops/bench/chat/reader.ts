// A separate process that reads one room, so that it can be suspended; it gets address and token on standard input.
import { createInterface } from 'node:readline'
import { ChatSocket } from './line.ts'

const words: string[] = []
for await (const word of createInterface({ input: process.stdin })) {
  words.push(word)
  if (words.length === 2) break
}
const [url = '', token = ''] = words
await new ChatSocket(url, token).opened()
process.stdout.write('open\n')
// The parent that suspends it also kills it.
setInterval(() => undefined, 60_000)
