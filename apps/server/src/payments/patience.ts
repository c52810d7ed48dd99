// How long a person waits for the provider: what it has not answered by then goes on by itself.
import { setTimeout as pause } from 'node:timers/promises'
import { outside } from '../platform/bounds.ts'
import type { Services } from '../platform/services.ts'
import { ProviderSilent } from './provider.ts'

/**
 * The answer of `work`, which must be safe to repeat. Throws `ProviderSilent` where it takes longer than a person waits; the work then goes on, and
 * the job that looks after the payment or the refund repeats it.
 */
export async function waitForProvider<T>({ log }: Pick<Services, 'log'>, work: Promise<T>): Promise<T> {
  const late = new AbortController()
  try {
    return await Promise.race([
      work,
      pause(outside.paymentsWaitMs, undefined, { signal: late.signal }).then(() => {
        work.catch((error: unknown) => log.warn({ err: error }, 'the provider did not answer after the person had left'))
        throw new ProviderSilent(`the provider takes longer than ${outside.paymentsWaitMs} ms`)
      }),
    ])
  } finally {
    late.abort()
  }
}
