// Suggests an ИНН (taxpayer number) for a number in a query that lacks its leading zero, because a spreadsheet has removed it. The number is only
// suggested, because another one may be meant.
import type { searchCompanies } from '@sverka/contract/company-search/company-search'
import { readWithoutLeadingZero } from '@sverka/contract/company-search/pasted.rules'
import type { OperationOutput } from '@sverka/contract/http/http'
import type { Reader } from '../../platform/db/database.ts'
import { findIdsByNumbers } from '../../registry/registry.ts'

type Answered = OperationOutput<typeof searchCompanies>

/** The answer; if a company has the ИНН with the zero, it becomes the first of at most three suggestions. */
export async function withRestoredZero(db: Reader, answer: Answered, query: string): Promise<Answered> {
  const restored = readWithoutLeadingZero(query)
  if (!restored || (await findIdsByNumbers(db, [restored.inn])).size === 0) return answer
  const numbers = answer.numbers.filter(({ state }) => state === 'found')
  return {
    ...answer,
    offers: [restored.inn, ...answer.offers].slice(0, 3),
    numbers: [...numbers, { number: restored.digits, state: 'without_nought' }],
  }
}
