// «Обновить данные»: asks the configured source for one company again (specification §2, §7; `api.md`, Companies).
import { Type } from 'typebox'
import { defineOperation, IsoTime } from '../http.ts'
import { numberQuery } from './company-card.ts'

/** One refresh of a company per so many seconds, whoever asks. */
export const REFRESH_PAUSE_SECONDS = 60

export const updateCompany = defineOperation({
  method: 'GET',
  path: '/api/v1/company-update/',
  summary: 'Refreshes a company from the source; the old data stay when the source fails',
  access: 'public',
  limit: 'refresh',
  query: Type.Object(numberQuery),
  response: { 200: Type.Object({ updated_at: IsoTime, changed: Type.Array(Type.String()) }) },
  errors: ['number_invalid', 'company_not_found', 'forbidden', 'refreshed_recently', 'source_failed', 'source_timeout'],
})
