// Calls YooKassa API v3 over the network: one request with a time limit. Distinguishes an answer, a refusal and no answer.
import { outsideLimits } from '../platform/bounds.ts'
import { ProviderRefused, ProviderSilent } from './provider.ts'

export interface YookassaSettings {
  /** Base URL, `https://api.yookassa.ru/v3`. */
  readonly base: string
  readonly shopId: string
  readonly secret: string
  /** Time limit of a request in milliseconds: the longest that a buyer should wait. */
  readonly timeoutMs?: number
}

/** The shop's key is wrong, replaced or lacks the right: an earlier request may still have succeeded. */
const SHUT_OUT: readonly number[] = [401, 403]
const NOT_FOUND = 404
const TOO_MANY = 429

export interface YookassaRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
  /** The idempotence key, for every POST. */
  readonly key?: string
}

/** The JSON object of the answer; null for status 404. Throws `ProviderSilent` and `ProviderRefused`. */
export async function callYookassa(settings: YookassaSettings, request: YookassaRequest): Promise<Record<string, unknown> | null> {
  const response = await send(settings, request)
  if (response.status === NOT_FOUND) return null
  // After these statuses nobody knows what became of the request: it is repeated with the same key.
  if (response.status >= 500 || response.status === TOO_MANY || SHUT_OUT.includes(response.status))
    throw new ProviderSilent(`YooKassa answered ${response.status}`)
  const text = await readBody(response)
  if (!response.ok) {
    const reason = `YooKassa refused with ${response.status}: ${text.slice(0, 300)}`
    // An unreadable answer does not mean that the payment ended.
    throw request.method === 'GET' ? new ProviderSilent(reason) : new ProviderRefused(reason)
  }
  return parsed(text)
}

async function send(
  { base, shopId, secret, timeoutMs = outsideLimits.paymentsMs }: YookassaSettings,
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
