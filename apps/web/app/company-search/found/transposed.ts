// Likely typing error in a number: two neighbouring digits swapped. Finds the company that would be meant.
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import type { FoundCompany } from '@sverka/contract/company-search/company-search'
import { isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import type { Call } from '@sverka/contract/web-host'

/** Valid numbers that differ by one swap; seldom more than two. */
function exchanged(number: string): string[] {
  const swapped = Array.from({ length: number.length - 1 }, (_, index) => {
    const [before, one, other, after] = [number.slice(0, index), number.charAt(index), number.charAt(index + 1), number.slice(index + 2)]
    return before + other + one + after
  })
  return [...new Set(swapped)].filter(isIdentifierValid)
}

export async function meantBy(call: Call, number: string, lang: ReportLanguage): Promise<FoundCompany[]> {
  const answers = exchanged(number).map((possible) => namedBy(call, possible, lang))
  // Only a hint: that the number is wrong is known without it.
  return (await Promise.allSettled(answers)).flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

/** The company of a number. */
export async function namedBy(call: Call, number: string, lang: ReportLanguage): Promise<FoundCompany[]> {
  const { result } = await call('GET /api/v1/company-search/', { query: { query: number, page: 1, page_size: 1, lang } })
  return result.filter(({ inn, ogrn }) => inn === number || ogrn === number)
}
