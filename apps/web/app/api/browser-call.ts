// The browser's client of the HTTP contract: same signature as the server's in-process call; types only, no schema travels.
import type { Problem } from '@sverka/contract/http'
import type { Call } from '@sverka/contract/web-host'
import { CallRefused, NoConnection } from './refusal.ts'
import { guestSession, type Session } from './session.ts'

type Values = Readonly<Record<string, unknown>>

/** An operation's input: the parts it declares. */
interface CallInput {
  readonly params?: Values
  readonly query?: Values
  readonly body?: unknown
}

interface Deps {
  readonly fetch: typeof fetch
  readonly session: Session
}

/** Specification §8: a 401 of these two is an answer, not a reason to refresh. */
const NEVER_REFRESHED = ['/auth/jwt/create', '/auth/jwt/refresh']

function queryText(values: Values): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  const text = query.toString()
  return text && `?${text}`
}

/** A form travels as it is, so that the browser writes its boundary; everything else as JSON. */
function bodyOf(body: unknown): Pick<RequestInit, 'body' | 'headers'> {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

function requestOf(key: string, { params = {}, query = {}, body }: CallInput): { url: string; init: RequestInit } {
  const [method = 'GET', path = '/'] = key.split(' ')
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return { url: address + queryText(query), init: { method, ...bodyOf(body) } }
}

async function refusalOf(response: Response): Promise<CallRefused> {
  const problem: Partial<Problem> = await response.json().catch(() => ({}))
  return new CallRefused({ status: response.status, code: problem.code ?? 'internal_error', errors: problem.errors })
}

/** Makes a client. A 401 is retried once after the session was refreshed (specification §8). */
export function createBrowserCall({ fetch: send, session }: Deps): Call {
  const once = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    const token = session.accessToken()
    if (token) headers.set('authorization', `Bearer ${token}`)
    try {
      return await send(url, { ...init, headers })
    } catch (error) {
      throw new NoConnection(error)
    }
  }
  const call = async (key: string, input: CallInput): Promise<unknown> => {
    const { url, init } = requestOf(key, input)
    let response = await once(url, init)
    if (response.status === 401 && session.accessToken() && !NEVER_REFRESHED.some((path) => url.startsWith(path))) {
      if (await session.refresh()) response = await once(url, init)
      else session.lost()
    }
    if (!response.ok) throw await refusalOf(response)
    return response.status === 204 ? undefined : response.json()
  }
  return call as Call
}

let shared: Call | undefined

/** The page's own client. */
export const browserCall: Call = (key, input) => {
  shared ??= createBrowserCall({ fetch: (...args) => fetch(...args), session: guestSession })
  return shared(key, input)
}
