// HTTP operations on the companies that a member watches: the list, its changes and upcoming dates, and the lists that colleagues show to the team.

import { listComingDates, listEvents, listWatches, unwatchCompany, watchCompanies } from '@sverka/contract/monitoring/monitoring'
import { addToWatchList, listWatchLists, showWatchesToTeam as showToTeamOperation } from '@sverka/contract/monitoring/watch-sharing'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, reads, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { getSummaries } from '../reliability/reliability.ts'
import { readComingDatesPage } from './coming-dates.ts'
import { addWatchedCompanies, readEventsPage, readWatchesPage, removeWatchedCompany } from './monitoring.ts'
import { addToList, findListOwner, readSharedLists, setWatchesShared } from './sharing/watch-sharing.ts'

/** The parameter `list` is the user id of a colleague who shows their list to the team; without it an operation is about the caller's own list. */
export const monitoringRoutes = (services: Services): readonly BoundRoute[] => [
  reads(listWatches, async ({ db, caller, query: { list, ...filters } }) =>
    readWatchesPage(db, getSummaries(services), await findListOwner(db, requireMember(caller).userId, list), filters),
  ),
  writes(watchCompanies, ({ tx, caller, body, clock }) => addWatchedCompanies(tx, requireMember(caller).userId, body.numbers, clock.now())),
  writes(unwatchCompany, ({ tx, caller, params }) => removeWatchedCompany(tx, requireMember(caller).userId, params.id)),
  reads(listComingDates, async ({ db, caller, query: { list, ...filters } }) =>
    readComingDatesPage(db, await findListOwner(db, requireMember(caller).userId, list), filters, services.today()),
  ),
  reads(listEvents, async ({ db, caller, query: { list, ...filters }, clock }) =>
    readEventsPage(db, await findListOwner(db, requireMember(caller).userId, list), filters, clock.now()),
  ),
  reads(listWatchLists, ({ db, caller }) => readSharedLists(db, requireMember(caller).userId)),
  writes(showToTeamOperation, ({ tx, caller, body }) =>
    setWatchesShared(tx, services, { userId: requireMember(caller).userId, shown: body.shown }),
  ),
  writes(addToWatchList, ({ tx, caller, params, body }) =>
    addToList(tx, services, { userId: requireMember(caller).userId, keeperId: params.id, numbers: body.numbers }),
  ),
]
