// What the panel of a member's companies shows: the first of the companies, how many there are in all, and the requests to link one.
import type { CompanyBrief } from '@sverka/contract/company/company'
import type { Ticket } from '@sverka/contract/company-binding/company-binding'
import type { Call } from '@sverka/contract/web-host'
import { isCompanyStopped } from '../shell/company-stop.ts'
import { loadOwnCompanies } from '../shell/own-companies.ts'

export interface OwnCompany extends CompanyBrief {
  /** The company's report has a stop factor, a fact that alone rules out a deal: its status is shown in grey instead of green. */
  readonly stopped: boolean
}

export interface CompanyData {
  readonly companies: readonly OwnCompany[]
  /** Number of linked companies that are not in `companies`. */
  readonly others: number
  /** Requests to link a company, newest first. */
  readonly tickets: readonly Ticket[]
}

/** `most`: how many companies to show. A report is read for each of them. */
export async function loadCompanyPanel(call: Call, { userId, most }: { userId: number; most: number }): Promise<CompanyData> {
  const [own, tickets] = await Promise.all([loadOwnCompanies(call, userId), call('GET /api/v1/ticket-company-binding/', { query: {} })])
  const shown = own
    .slice(0, most)
    .map(async (company) => ({ ...company, stopped: await isCompanyStopped(company.inn ?? company.ogrn, call) }))
  return { companies: await Promise.all(shown), others: Math.max(0, own.length - most), tickets: tickets.result }
}
