// Requests whether one company has a stop factor: a fact that alone rules out a deal, such as liquidation.
import type { Call } from '@sverka/contract/web-host'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal, NoConnection } from '../api/refusal.ts'

/**
 * `number` is the company's taxpayer number (ИНН) or register number (ОГРН). False also if there is no reliability report, or if it could not be
 * loaded: the company is then shown without a warning.
 */
export async function isCompanyStopped(number: string, call: Call = browserCall): Promise<boolean> {
  try {
    const { worst: worstFindings } = await call('GET /api/v1/reliability-summary/', { query: { query: number } })
    return worstFindings.some(({ polarity }) => polarity === 'stop')
  } catch (error) {
    if (isRefusal(error) || error instanceof NoConnection) return false
    throw error
  }
}
