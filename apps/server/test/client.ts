// Calls API operations (defined in the contract package) on the application under test, as a person or a guest, without a network.
import type { FileRule, Operation, OperationOutput, OperationParts } from '@sverka/contract/http/http'
import type { FastifyInstance, InjectOptions } from 'fastify'

/** A person with an access token; null is a guest. */
export type Who = { readonly access: string } | null

export interface Reply<T = unknown> {
  readonly status: number
  readonly body: T
  readonly headers: Readonly<Record<string, unknown>>
  /** Error code of a refusal, otherwise undefined. */
  readonly code: string | undefined
}

export interface RawInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly files?: Readonly<Record<string, Buffer | readonly Buffer[] | undefined>>
  readonly headers?: Readonly<Record<string, string>>
}

/** The input of an operation, where `query` may be left out if each of its parameters is optional. */
type Parts<Input> = Input extends { readonly query: infer Query }
  ? object extends Query
    ? Omit<Input, 'query'> & { readonly query?: Query }
    : Input
  : Input

export type InputFor<O extends Operation> = Parts<OperationParts<O>> &
  Pick<RawInput, 'headers'> &
  (O extends { files: Record<string, FileRule> } ? Pick<RawInput, 'files'> : unknown)

/** Returns `as` for calls `as(person)(operation, input)`. Takes a function, because the application is built only in `beforeAll`. */
export function createClient(server: () => FastifyInstance) {
  return (who: Who) =>
    async <O extends Operation>(operation: O, input: InputFor<O>): Promise<Reply<OperationOutput<O>>> =>
      (await send(server(), who, operation, input as RawInput)) as Reply<OperationOutput<O>>
}

/** Calls an operation without types, for tests that go through the whole table of operations. */
export async function send(server: FastifyInstance, who: Who, operation: Operation, input: RawInput = {}): Promise<Reply> {
  const response = await server.inject(buildRequest(who, operation, input))
  const isJson = /json/.test(String(response.headers['content-type'] ?? ''))
  const body: unknown = isJson ? response.json() : response.rawPayload.length > 0 ? response.rawPayload : undefined
  const code = response.statusCode >= 400 && isJson ? (body as { code?: string }).code : undefined
  return { status: response.statusCode, body, headers: response.headers, code }
}

/** The request as sent over HTTP, for tests that change something in it. */
export function buildRequest(who: Who, operation: Operation, input: RawInput = {}): InjectOptions {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = operation.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) query.set(name, String(value))
  const { payload, headers } = makePayload(operation, input)
  return {
    method: operation.method,
    url: query.size > 0 ? `${path}?${query}` : path,
    headers: { ...headers, ...(who ? { authorization: `Bearer ${who.access}` } : {}), ...input.headers },
    ...(payload === undefined ? {} : { payload }),
  }
}

/** The body of a call and its content type. */
export function makePayload(operation: Operation, input: RawInput): { payload?: string | Buffer; headers: Record<string, string> } {
  const isMultipart = operation.consumes === 'multipart' || input.files !== undefined
  if (!isMultipart)
    return input.body === undefined
      ? { headers: {} }
      : { payload: JSON.stringify(input.body), headers: { 'content-type': 'application/json' } }
  const boundary = 'a-line-that-no-file-holds'
  const parts: Buffer[] = []
  const add = (name: string, bytes: Buffer, more = '') =>
    parts.push(Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`), bytes, Buffer.from('\r\n'))
  for (const [name, value] of Object.entries((input.body ?? {}) as Record<string, unknown>)) {
    for (const item of [value].flat()) add(name, Buffer.from(String(item)))
  }
  for (const [name, files] of Object.entries(input.files ?? {})) {
    for (const bytes of [files ?? []].flat() as Buffer[]) add(name, bytes, '; filename="file"\r\ncontent-type: application/octet-stream')
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return { payload: Buffer.concat(parts), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
