// «Обновить данные» (refresh the data): requests one company again from the configured source, a commercial data aggregator (specification,
// sections 2 and 7; `api.md`, Companies).
import { type Static, Type } from 'typebox'
import { defineOperation, IsoTime } from '../http/http.ts'
import { numberQuery } from './company-card.ts'

/** Minimum number of seconds between two refreshes of one company, whoever requests them. */
export const REFRESH_PAUSE_SECONDS = 60

/**
 * `changed`: names of the card's changed fields and blocks. `failed`: names of the blocks that the source did not deliver, whose stored facts
 * stay; `company` if the source has no such company.
 */
export const RefreshResult = Type.Object({
  updated_at: IsoTime,
  changed: Type.Array(Type.String()),
  failed: Type.Array(Type.String()),
})
export type RefreshResult = Static<typeof RefreshResult>

export const updateCompany = defineOperation({
  method: 'GET',
  path: '/api/v1/company-update/',
  summary: "Refreshes a company's data from the source; if the source fails, the old data stay",
  access: 'public',
  limit: 'refresh',
  query: Type.Object(numberQuery),
  response: { 200: RefreshResult },
  errors: ['number_invalid', 'company_not_found', 'forbidden', 'refreshed_recently', 'source_failed', 'source_timeout'],
})
