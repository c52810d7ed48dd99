// A process of its own that reads one room, so that the kernel can stop it: address and token come by standard input.
import { createInterface } from 'node:readline'
import { Line } from './line.ts'

const words: string[] = []
for await (const word of createInterface({ input: process.stdin })) {
  words.push(word)
  if (words.length === 2) break
}
const [url = '', token = ''] = words
await new Line(url, token).opened()
process.stdout.write('open\n')
// Whoever stops it also ends it.
setInterval(() => undefined, 60_000)
