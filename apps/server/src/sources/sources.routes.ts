// The routes of the list of data sources, and of the work of staff on the register.
import { listSources } from '@sverka/contract/sources/sources'
import { listRegisterFiles, listRegisterRuns, startRegisterRun } from '@sverka/contract/sources/sources.staff'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, HttpResponse, reads, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { readImportFiles, readRunsPage, requestRegisterWork } from './sources.staff.ts'
import { readSources } from './sources.ts'

/** `factors`: number of factors (rules of the reliability report) by source. Only the report's module has them, so the application passes them in. */
export const sourcesRoutes = (factors: () => ReadonlyMap<string, number>, services: Services): readonly BoundRoute[] => [
  reads(listSources, async ({ db, query }) => {
    const result = await readSources(db, factors(), query.lang ?? 'ru')
    return { count: result.length, result }
  }),
  reads(listRegisterRuns, ({ db, query }) => readRunsPage(db, query)),
  reads(listRegisterFiles, ({ db }) => readImportFiles(db, services)),
  writes(startRegisterRun, async ({ tx, caller, body, clientIp }) => {
    return new HttpResponse(201, await requestRegisterWork(tx, services, body, { staff: requireMember(caller), clientIp }))
  }),
]
