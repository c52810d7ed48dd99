// A separate process that keeps one chat socket open, so that the bench can suspend it (SIGSTOP) as a client that stops reading. It gets
// the socket's URL and the access token on standard input, one on a line.
import { createInterface } from 'node:readline'
import { ChatSocket } from './chat-socket.ts'

const lines: string[] = []
for await (const line of createInterface({ input: process.stdin })) {
  lines.push(line)
  if (lines.length === 2) break
}
const [url = '', token = ''] = lines
await new ChatSocket(url, token).opened()
process.stdout.write('open\n')
// Keeps the process alive, even if the socket closes, until its parent kills it.
setInterval(() => undefined, 60_000)
