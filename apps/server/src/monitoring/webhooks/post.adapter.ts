// Sends one HTTP POST to a member's webhook (the URL to which they have changes sent): without following redirects, within a time limit, and not to
// private addresses, which is checked again once the host name is resolved.
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { DeliveryFault } from '@sverka/contract/monitoring/monitoring.rules'
import { INTERNAL_ADDRESS, isInternalHost, lookupPublicAddress } from '../../platform/http/outside-addresses.ts'

export interface PostLimits {
  /** Time limit of the whole exchange in milliseconds. */
  readonly totalMs: number
  /** True if private addresses and plain HTTP are allowed, as in tests. */
  readonly allowInternal: boolean
}

export interface WebhookPost {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** `status` is that of the HTTP response, null without one; `fault` is the reason of a failure, null if the delivery succeeded. */
export interface Outcome {
  readonly status: number | null
  readonly fault: DeliveryFault | null
}

/** The promise never rejects. Only the status of the receiver's response is read. */
export function postWebhook(address: string, { headers, body }: WebhookPost, { totalMs, allowInternal }: PostLimits): Promise<Outcome> {
  const url = new URL(address)
  if (!allowInternal && (url.protocol !== 'https:' || isInternalHost(url.hostname)))
    return Promise.resolve({ status: null, fault: 'inside' })
  return new Promise((resolve) => {
    const bytes = Buffer.from(body)
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      agent: false,
      ...(allowInternal ? {} : { lookup: lookupPublicAddress }),
      headers: { ...headers, 'content-type': 'application/json', 'content-length': bytes.length, 'user-agent': 'Sverka-Webhooks/1' },
    })
    const settle = (outcome: Outcome) => {
      clearTimeout(timer)
      request.destroy()
      resolve(outcome)
    }
    const timer = setTimeout(() => settle({ status: null, fault: 'timeout' }), totalMs)
    request.on('error', (error: NodeJS.ErrnoException) =>
      settle({ status: null, fault: error.code === INTERNAL_ADDRESS ? 'inside' : 'no_connection' }),
    )
    request.on('response', ({ statusCode = 0 }) => settle({ status: statusCode, fault: toFault(statusCode) }))
    request.end(bytes)
  })
}

/** Only a status of 2xx is a success. */
const toFault = (status: number): DeliveryFault | null => {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}
