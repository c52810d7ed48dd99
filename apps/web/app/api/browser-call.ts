// HTTP client by which pages call the API from the browser. It imports only types of the contract, so that no schema is downloaded.
import type { Problem } from '@sverka/contract/http/http'
import type { Input, OperationKey } from '@sverka/contract/operations/operations'
import type { Call } from '@sverka/contract/web-host'
import { CallRefused, NoConnection } from './refusal.ts'
import { createMemberSession, type Session } from './session.ts'
import { tokenStore } from './tokens.ts'

type Values = Readonly<Record<string, unknown>>

/** Input of an operation: parameters of the path, query, body and files, each only if the operation declares it. */
interface CallInput {
  readonly params?: Values
  readonly query?: Values
  readonly body?: unknown
  readonly files?: Readonly<Record<string, readonly Blob[] | undefined>>
  /** Idempotency key: the same request sent again has one effect. */
  readonly onceKey?: string
}

interface Deps {
  readonly fetch: typeof fetch
  readonly session: Session
  /** Called after an answer 403: specification §8 sends the member to the home page. */
  readonly forbidden?: () => void
}

/** A 401 from signing in (wrong password) or from renewing the token (session ended) is final: no renewal follows (specification §8). */
const NEVER_REFRESHED = ['/auth/jwt/create', '/auth/jwt/refresh']

function queryText(values: Values): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  const text = query.toString()
  return text && `?${text}`
}

/** Fields and files as a multipart form. A list becomes a field repeated for each item; null and undefined are left out. */
function buildForm(body: unknown, files: NonNullable<CallInput['files']>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries((body ?? {}) as Values)) {
    for (const item of [value].flat()) if (item !== undefined && item !== null) form.append(name, String(item))
  }
  for (const [name, list] of Object.entries(files)) for (const file of list ?? []) form.append(name, file)
  return form
}

/** A form is passed unchanged, so that the browser writes its content type with the boundary; any other body is sent as JSON. */
function encodeBody(body: unknown): Pick<RequestInit, 'body' | 'headers'> {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

function buildRequest(key: string, { params = {}, query = {}, body, files, onceKey }: CallInput): { url: string; init: RequestInit } {
  const [method = 'GET', path = '/'] = key.split(' ')
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  // `keepalive`: the browser finishes a write without a body even if the user leaves the page meanwhile.
  const keepalive = method !== 'GET' && body === undefined && files === undefined
  const content = encodeBody(files ? buildForm(body, files) : body)
  const headers = { ...content.headers, ...(onceKey ? { 'idempotency-key': onceKey } : {}) }
  return { url: address + queryText(query), init: { method, keepalive, ...content, headers } }
}

async function readRefusal(response: Response): Promise<CallRefused> {
  const problem: Partial<Problem> = await response.json().catch(() => ({}))
  return new CallRefused({
    status: response.status,
    code: problem.code ?? 'internal_error',
    errors: problem.errors,
    decided: problem.decided,
    plan: problem.plan,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  })
}

type Send = (key: string, input: CallInput) => Promise<Response>

/** Sends a call of the contract. A 401 is retried once after the session was refreshed (specification §8). */
function createSend({ fetch: send, session, forbidden }: Deps): Send {
  const sendOnce = async (url: string, init: RequestInit, token: string | null): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (token) headers.set('authorization', `Bearer ${token}`)
    try {
      return await send(url, { ...init, headers })
    } catch (error) {
      throw new NoConnection(error)
    }
  }
  return async (key, input) => {
    const { url, init } = buildRequest(key, input)
    // The token that was sent, not the stored one: another tab may have renewed it while the call was running.
    const sent = session.accessToken()
    let response = await sendOnce(url, init, sent)
    if (response.status === 401 && !NEVER_REFRESHED.some((path) => url.startsWith(path))) {
      if (sent && (await session.refresh(sent))) response = await sendOnce(url, init, session.accessToken())
      if (response.status === 401) session.lost()
    }
    if (response.status === 403) forbidden?.()
    if (!response.ok) throw await readRefusal(response)
    return response
  }
}

const readJson = (response: Response): Promise<unknown> => (response.status === 204 ? Promise.resolve(undefined) : response.json())

/** Makes a client with the signature of the server's in-process calls: `call('GET /api/v1/companies/', { query })`. Throws on error responses. */
export function createBrowserCall(deps: Deps): Call {
  const send = createSend(deps)
  const call = async (key: string, input: CallInput) => readJson(await send(key, input))
  return call as Call
}

let shared: Send | undefined

const goHome = () => window.location.assign('/')
const plainFetch: typeof fetch = (...args) => fetch(...args)

/** Dependencies of the client for the person whose tokens this browser stores. `send` sends the calls; tokens are always renewed by `fetch`. */
export const memberDeps = (send: typeof fetch): Deps => ({
  fetch: send,
  session: createMemberSession({ store: tokenStore(), fetch: plainFetch, locks: navigator.locks, goHome }),
  forbidden: goHome,
})

const sendShared: Send = (key, input) => {
  shared ??= createSend(memberDeps(plainFetch))
  return shared(key, input)
}

/** The page's own client, for the person whose tokens this browser stores. */
export const browserCall = (async (key: string, input: CallInput) => readJson(await sendShared(key, input))) as Call

/** The same client with an idempotency key: if a response is lost, the call can be repeated and still has one effect. */
export const browserCallOnce = (onceKey: string) =>
  (async (key: string, input: CallInput) => readJson(await sendShared(key, { ...input, onceKey }))) as Call

/** The file that an operation answers with. */
export async function fetchFile<K extends OperationKey>(key: K, input: Input<K>): Promise<Blob> {
  return (await sendShared(key, input as CallInput)).blob()
}

/** Calls an operation that answers with a file and hands it to the browser to save under `name`. */
export async function saveFile<K extends OperationKey>(key: K, input: Input<K>, name: string): Promise<void> {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await fetchFile(key, input))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
