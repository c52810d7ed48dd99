// Finds the company that is probably meant by a number with a wrong check digit: two neighbouring digits may be swapped.
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import type { FoundCompany } from '@sverka/contract/company-search/company-search'
import { isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import type { Call } from '@sverka/contract/web-host'

/** Numbers with valid check digits that differ from `number` by one swap of neighbouring digits; seldom more than two. */
function swapDigits(number: string): string[] {
  const swapped = Array.from({ length: number.length - 1 }, (_, index) => {
    const [before, left, right, after] = [number.slice(0, index), number.charAt(index), number.charAt(index + 1), number.slice(index + 2)]
    return before + right + left + after
  })
  return [...new Set(swapped)].filter(isIdentifierValid)
}

/** Companies whose number differs from `number` by one such swap; never throws. */
export async function findBySwappedDigits(call: Call, number: string, lang: ReportLanguage): Promise<FoundCompany[]> {
  const answers = swapDigits(number).map((possible) => findByNumber(call, possible, lang))
  // The companies are only a hint: a failed request leaves them out.
  return (await Promise.allSettled(answers)).flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

/** The company with exactly this taxpayer number (INN) or registration number (OGRN), or an empty list. Throws the error of the call. */
export async function findByNumber(call: Call, number: string, lang: ReportLanguage): Promise<FoundCompany[]> {
  const { result } = await call('GET /api/v1/company-search/', { query: { query: number, page: 1, page_size: 1, lang } })
  return result.filter(({ inn, ogrn }) => inn === number || ogrn === number)
}
