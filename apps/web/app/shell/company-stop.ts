// Whether a stop factor forbids deals with a company, asked by the browser for one company.
import { browserCall } from '../api/browser-call.ts'
import { isRefusal, NoConnection } from '../api/refusal.ts'

/** False without a report, or if it could not be loaded: the company is then shown without a stop. `number` is ИНН or ОГРН. */
export async function isCompanyStopped(number: string): Promise<boolean> {
  try {
    const { worst } = await browserCall('GET /api/v1/reliability-summary/', { query: { query: number } })
    return worst.some(({ polarity }) => polarity === 'stop')
  } catch (error) {
    if (isRefusal(error) || error instanceof NoConnection) return false
    throw error
  }
}
