// YooKassa API v3 over the network: one request with its time limit, and an answer that is told apart from silence and from a refusal.
import { outside } from '../platform/bounds.ts'
import { ProviderRefused, ProviderSilent } from './provider.ts'

export interface YookassaSettings {
  /** Base address, `https://api.yookassa.ru/v3`. */
  readonly base: string
  readonly shopId: string
  readonly secret: string
  /** A buyer waits no longer than this for an answer. */
  readonly timeoutMs?: number
}

/** The shop's key is wrong, was replaced or may not do this: says nothing of what became of an earlier request. */
const SHUT_OUT: readonly number[] = [401, 403]
const NOT_FOUND = 404
const TOO_MANY = 429

export interface YookassaRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
  /** Of every POST. */
  readonly key?: string
}

/** The answer's object; null for one that is not there. */
export async function askYookassa(settings: YookassaSettings, request: YookassaRequest): Promise<Record<string, unknown> | null> {
  const response = await send(settings, request)
  if (response.status === NOT_FOUND) return null
  // These leave unknown what became of the request: the same key asks again.
  if (response.status >= 500 || response.status === TOO_MANY || SHUT_OUT.includes(response.status))
    throw new ProviderSilent(`YooKassa answered ${response.status}`)
  const text = await readBody(response)
  if (!response.ok) {
    const reason = `YooKassa refused with ${response.status}: ${text.slice(0, 300)}`
    // What cannot be read has not come to an end by that.
    throw request.method === 'GET' ? new ProviderSilent(reason) : new ProviderRefused(reason)
  }
  return parsed(text)
}

async function send(
  { base, shopId, secret, timeoutMs = outside.paymentsMs }: YookassaSettings,
  { method, path, body, key }: YookassaRequest,
): Promise<Response> {
  try {
    return await fetch(`${base}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: `Basic ${Buffer.from(`${shopId}:${secret}`).toString('base64')}`,
        ...(key === undefined ? {} : { 'idempotence-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch (error) {
    throw new ProviderSilent('YooKassa did not answer', { cause: error })
  }
}

async function readBody(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (error) {
    throw new ProviderSilent('the answer of YooKassa broke off', { cause: error })
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch (error) {
    throw new ProviderSilent('the answer of YooKassa is no JSON', { cause: error })
  }
  throw new ProviderSilent('the answer of YooKassa is no object')
}
