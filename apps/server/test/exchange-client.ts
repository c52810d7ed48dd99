// A test client of CommerceML, the protocol by which the accounting program 1C («1С») exchanges goods and orders with a site: over real HTTP, with
// a session cookie, and files sent in parts.
import { toWindows1251 } from '../src/platform/texts/windows-1251.ts'

/** A reply of the server. */
export interface ExchangeReply {
  readonly status: number
  /** Lines of the answer. */
  readonly lines: readonly string[]
  readonly text: string
}

const decoder = new TextDecoder('windows-1251')

/** `site` is the server's origin; `type` is the kind of exchange: goods (`catalog`) or orders (`sale`). */
export class ExchangeClient {
  readonly #site: string
  readonly #type: 'catalog' | 'sale'
  #cookie = ''
  #limit = 0

  constructor(site: string, type: 'catalog' | 'sale') {
    this.#site = site
    this.#type = type
  }

  /** Sends one request of the protocol; `query` has its mode and parameters. */
  async ask(query: string, body?: Buffer, headers: Record<string, string> = {}): Promise<ExchangeReply> {
    const reply = await fetch(`${this.#site}/1c-exchange?type=${this.#type}&${query}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'user-agent': '1C+Enterprise/8.3', ...(this.#cookie ? { cookie: this.#cookie } : {}), ...headers },
      ...(body ? { body: new Uint8Array(body) } : {}),
    })
    const text = decoder.decode(await reply.arrayBuffer())
    return { status: reply.status, text, lines: text.split('\n') }
  }

  /** Sends login and password, and stores the session cookie if they are right. */
  async signIn({ login, password }: { login: string; password: string }): Promise<ExchangeReply> {
    const basic = Buffer.from(`${login}:${password}`).toString('base64')
    const reply = await this.ask('mode=checkauth', undefined, { authorization: `Basic ${basic}` })
    if (reply.lines[0] === 'success') this.#cookie = `${reply.lines[1]}=${reply.lines[2]}`
    return reply
  }

  /** Signs in and reads the largest size of a part (`file_limit`, bytes), which `send` needs. */
  async begin(account: { login: string; password: string }): Promise<void> {
    await this.signIn(account)
    const { lines } = await this.ask('mode=init')
    this.#limit = Number(/^file_limit=(\d+)$/.exec(lines[1] ?? '')?.[1])
  }

  /** Sends a file in parts of `partSize` bytes; returns the replies to all parts. Without a size, call `begin` first. */
  async send(name: string, file: Buffer, partSize = this.#limit): Promise<ExchangeReply[]> {
    const replies: ExchangeReply[] = []
    for (let at = 0; at < file.length; at += partSize)
      replies.push(await this.ask(`mode=file&filename=${encodeURIComponent(name)}`, file.subarray(at, at + partSize)))
    return replies
  }

  /** Requests the import of a sent file until it has ended; returns the last reply. `work` runs the background jobs between two requests. */
  async import(name: string, work: () => Promise<void>): Promise<ExchangeReply> {
    for (;;) {
      const reply = await this.ask(`mode=import&filename=${encodeURIComponent(name)}`)
      if (reply.lines[0] !== 'progress') return reply
      await work()
    }
  }
}

/** The XML as a file: with a declaration that names the encoding, and in UTF-8 with a byte order mark, as 1С writes it. */
export const encodeXml = (xml: string, encoding: 'windows-1251' | 'UTF-8'): Buffer => {
  const whole = `<?xml version="1.0" encoding="${encoding}"?>\n${xml}`
  return encoding === 'UTF-8' ? Buffer.from(`\ufeff${whole}`) : toWindows1251(whole)
}
