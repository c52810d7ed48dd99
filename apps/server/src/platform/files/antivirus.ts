// Scans uploaded files with clamd, the ClamAV antivirus server, over TCP (command INSTREAM, see `man clamd`). Without clamd nothing is scanned.
import { connect } from 'node:net'
import { outsideLimits } from '../bounds.ts'
import type { Config } from '../config.ts'

export type Verdict = 'clean' | 'infected'

export interface Antivirus {
  /** Throws if clamd gives no verdict: the file must not be accepted then. */
  scan(bytes: Buffer): Promise<Verdict>
}

/** Bytes sent at once. clamd's own limit is larger; this one keeps buffers small. */
const CHUNK_BYTES = 64 * 1024

/** Null without the setting `CLAMD_URL` (`tcp://host:3310`). */
export function createAntivirus({ CLAMD_URL }: Pick<Config, 'CLAMD_URL'>, timeoutMs: number = outsideLimits.antivirusMs): Antivirus | null {
  if (!CLAMD_URL) return null
  const { hostname, port } = new URL(CLAMD_URL)
  return {
    async scan(bytes) {
      const answer = await ask({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310), timeoutMs }, bytes)
      if (/^stream: OK$/.test(answer)) return 'clean'
      if (/^stream: .+ FOUND$/.test(answer)) return 'infected'
      throw new Error(`clamd gave no verdict: ${answer.slice(0, 200)}`)
    },
  }
}

interface Address {
  readonly host: string
  readonly port: number
  readonly timeoutMs: number
}

/** Sends the bytes, each chunk after its length and the last of length 0, and returns clamd's answer as text. */
function ask({ host, port, timeoutMs }: Address, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port })
    const timer = setTimeout(() => socket.destroy(new Error(`clamd gave no answer in ${timeoutMs} ms`)), timeoutMs)
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      answer += text
    })
    socket.on('error', reject)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(answer.replace(/\0/g, '').trim())
    })
    socket.write('zINSTREAM\0')
    for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
      const chunk = bytes.subarray(start, start + CHUNK_BYTES)
      socket.write(encodeSize(chunk.length))
      socket.write(chunk)
    }
    socket.write(encodeSize(0))
  })
}

/** A chunk's length as clamd expects it: four bytes, the highest first. */
function encodeSize(length: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(length)
  return size
}
