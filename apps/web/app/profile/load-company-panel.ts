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

interface Wanted {
  readonly userId: number
  /** How many companies to show. */
  readonly most: number
  /** The companies shown so far, whose reports are not read again. */
  readonly known?: readonly OwnCompany[] | undefined
}

/** Reads the report of each company that was not shown before. */
export async function loadCompanyPanel(call: Call, { userId, most, known = [] }: Wanted): Promise<CompanyData> {
  const [own, tickets] = await Promise.all([loadOwnCompanies(call, userId), call('GET /api/v1/ticket-company-binding/', { query: {} })])
  const stoppedById = new Map(known.map(({ id, stopped }) => [id, stopped]))
  const shown = own.slice(0, most).map(async (company) => ({
    ...company,
    stopped: stoppedById.get(company.id) ?? (await isCompanyStopped(company.inn ?? company.ogrn, call)),
  }))
  return { companies: await Promise.all(shown), others: Math.max(0, own.length - most), tickets: tickets.result }
}
