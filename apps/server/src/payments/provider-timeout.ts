// Limits how long a person's request waits for the payment provider.
import { setTimeout as pause } from 'node:timers/promises'
import { outsideLimits } from '../platform/bounds.ts'
import type { Services } from '../platform/services.ts'
import { ProviderSilent } from './provider.ts'

/**
 * The result of `work`, a call to the provider that is safe to repeat. Throws `ProviderSilent` after `paymentsWaitMs`. The call itself goes on in
 * the background, and the job that polls open payments and refunds repeats it.
 */
export async function waitForProvider<T>({ log }: Pick<Services, 'log'>, work: Promise<T>): Promise<T> {
  const timeout = new AbortController()
  try {
    return await Promise.race([
      work,
      pause(outsideLimits.paymentsWaitMs, undefined, { signal: timeout.signal }).then(() => {
        work.catch((error: unknown) => log.warn({ err: error }, 'the provider did not answer after the person had left'))
        throw new ProviderSilent(`the provider takes longer than ${outsideLimits.paymentsWaitMs} ms`)
      }),
    ])
  } finally {
    timeout.abort()
  }
}
