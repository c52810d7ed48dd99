// The operations on watched companies.

import { listComingDates, listEvents, listWatches, unwatchCompany, watchCompanies } from '@sverka/contract/monitoring/monitoring'
import { addToWatchList, listWatchLists, showWatchesToTeam as showToTeamOperation } from '@sverka/contract/monitoring/watch-sharing'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, reads, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { getSummaries } from '../reliability/reliability.ts'
import { readComingDatesPage } from './coming-dates.ts'
import { addWatchedCompanies, readEventsPage, readWatchesPage, removeWatchedCompany } from './monitoring.ts'
import { addToList, findListOwner, readSharedLists, setWatchesShared } from './sharing/watch-sharing.ts'

/** `list`: user id of a colleague whose list is shown to the team; without it the caller's own list. */
export const monitoringRoutes = (services: Services): readonly BoundRoute[] => [
  reads(listWatches, async ({ db, caller, query: { list, ...asked } }) =>
    readWatchesPage(db, getSummaries(services), await findListOwner(db, requireMember(caller).userId, list), asked),
  ),
  writes(watchCompanies, ({ tx, caller, body, clock }) => addWatchedCompanies(tx, requireMember(caller).userId, body.numbers, clock.now())),
  writes(unwatchCompany, ({ tx, caller, params }) => removeWatchedCompany(tx, requireMember(caller).userId, params.id)),
  reads(listComingDates, async ({ db, caller, query: { list, ...asked } }) =>
    readComingDatesPage(db, await findListOwner(db, requireMember(caller).userId, list), asked, services.today()),
  ),
  reads(listEvents, async ({ db, caller, query: { list, ...asked }, clock }) =>
    readEventsPage(db, await findListOwner(db, requireMember(caller).userId, list), asked, clock.now()),
  ),
  reads(listWatchLists, ({ db, caller }) => readSharedLists(db, requireMember(caller).userId)),
  writes(showToTeamOperation, ({ tx, caller, body }) =>
    setWatchesShared(tx, services, { userId: requireMember(caller).userId, shown: body.shown }),
  ),
  writes(addToWatchList, ({ tx, caller, params, body }) =>
    addToList(tx, services, { userId: requireMember(caller).userId, keeperId: params.id, numbers: body.numbers }),
  ),
]
