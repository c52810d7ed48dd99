// Gathers the content of a PDF that compares companies, the same as on the site's comparison page.
import type { Purpose } from '@sverka/contract/company-card/reliability.rules'
import { readComparison } from '../../company-card/company-card.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Reader } from '../../platform/db/database.ts'
import { refuse } from '../../platform/errors.ts'
import type { SummaryReader } from '../../reliability/reliability.ts'
import type { PrintedComparison } from '../printed-report.ts'
import { comparisonSection } from './comparison.ts'

interface Request {
  readonly number__in: readonly string[]
  readonly purpose?: Purpose | undefined
}

interface Deps {
  readonly clock: Clock
  readonly today: () => string
  readonly summaries: SummaryReader
}

/**
 * `number__in`: ИНН (taxpayer numbers) or ОГРН (registration numbers) of the companies; unknown ones are left out. `purpose`: the kind of deal
 * whose verdicts are compared. Throws `company_not_found` if no company has any of the numbers.
 */
export async function writeComparison(db: Reader, deps: Deps, { number__in, purpose = 'prepayment' }: Request): Promise<PrintedComparison> {
  const { result } = await readComparison(db, { number__in: [...number__in], purpose }, deps.summaries)
  if (result.length === 0) refuse('company_not_found')
  return { section: comparisonSection(result, deps.today(), purpose), purpose, createdAt: deps.clock.now() }
}
