// Calls the API v3 of the payment provider YooKassa: one HTTP request with a time limit. Distinguishes an answer, a refusal (`ProviderRefused`) and
// an unknown outcome (`ProviderSilent`).
import { outsideLimits } from '../platform/bounds.ts'
import { ProviderRefused, ProviderSilent } from './provider.ts'

export interface YookassaSettings {
  /** Base URL, `https://api.yookassa.ru/v3`. */
  readonly base: string
  readonly shopId: string
  /** Key of the shop. */
  readonly secret: string
  /** Time limit of a request in milliseconds: the longest that a buyer should wait. */
  readonly timeoutMs?: number
}

/** Statuses for a key of the shop that is wrong, replaced or lacks the permission. An earlier request may still have succeeded. */
const UNAUTHORIZED: readonly number[] = [401, 403]
const NOT_FOUND = 404
const TOO_MANY_REQUESTS = 429

export interface YookassaRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
  /** The idempotence key, required for every POST: a repeat with it has no second effect. */
  readonly key?: string
}

/** The JSON object of the answer; null for status 404. Throws `ProviderSilent` for an unknown outcome and `ProviderRefused` for a refused POST. */
export async function callYookassa(settings: YookassaSettings, request: YookassaRequest): Promise<Record<string, unknown> | null> {
  const response = await send(settings, request)
  if (response.status === NOT_FOUND) return null
  // After these statuses the outcome of the request is unknown: it is repeated with the same key.
  if (response.status >= 500 || response.status === TOO_MANY_REQUESTS || UNAUTHORIZED.includes(response.status))
    throw new ProviderSilent(`YooKassa answered ${response.status}`)
  const text = await readBody(response)
  if (!response.ok) {
    const reason = `YooKassa refused with ${response.status}: ${text.slice(0, 300)}`
    // A refused GET does not mean that the payment has ended, so it is repeated too.
    throw request.method === 'GET' ? new ProviderSilent(reason) : new ProviderRefused(reason)
  }
  return parseObject(text)
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

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch (error) {
    throw new ProviderSilent('the answer of YooKassa is no JSON', { cause: error })
  }
  throw new ProviderSilent('the answer of YooKassa is no object')
}
