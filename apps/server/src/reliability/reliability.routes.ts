// The HTTP routes of the reliability report (whole, summary, verdicts, HTML) and of the description of its method.
import {
  getReliability,
  getReliabilityHtml,
  getReliabilitySummary,
  getReliabilityVerdicts,
} from '@sverka/contract/company-card/reliability'
import { getMethod } from '@sverka/contract/reliability/reliability'
import { type BoundRoute, HttpResponse, reads } from '../platform/http/binding.ts'
import { requireReportCompany, requireReportCompanyOfPage } from './reliability.access.ts'
import { computeVerdicts, describeMethod, makeReport, renderHtml, type SummaryReader } from './reliability.ts'

const HTML_HEADERS = { 'content-type': 'text/html; charset=utf-8' }

/** `today` is the product's day: the demo register's fixed day in demo mode. */
export const reliabilityRoutes = (today: () => string, summaries: SummaryReader): readonly BoundRoute[] => [
  reads(getReliability, async ({ db, query }) => makeReport(db, await requireReportCompany(db, query), today(), query.lang ?? 'ru')),
  reads(getReliabilitySummary, async ({ db, query }) => summaries.read(db, await requireReportCompany(db, query), query.lang ?? 'ru')),
  reads(getReliabilityVerdicts, async (request) => {
    const { row, known } = await requireReportCompanyOfPage(request)
    return computeVerdicts(request.db, row, today(), { ...request.query, known })
  }),
  reads(
    getReliabilityHtml,
    async ({ db, query }) =>
      new HttpResponse<string>(200, Buffer.from(await renderHtml(db, await requireReportCompany(db, query), today())), HTML_HEADERS),
  ),
  reads(getMethod, ({ db, query }) => describeMethod(db, query.lang ?? 'ru')),
]
