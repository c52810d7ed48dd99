// The operations on watched companies.
import { listComingDates, listEvents, listWatches, unwatchCompany, watchCompanies } from '@sverka/contract/monitoring/monitoring'
import { member } from '../platform/auth/session.ts'
import { type Bound, reads, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { getSummaries } from '../reliability/reliability.ts'
import { showComingDates } from './coming-dates.ts'
import { showEvents, showWatches, unwatch, watch } from './monitoring.ts'

export const monitoringRoutes = (services: Services): readonly Bound[] => [
  reads(listWatches, ({ db, caller, query }) => showWatches(db, getSummaries(services), member(caller).userId, query)),
  writes(watchCompanies, ({ tx, caller, body, clock }) => watch(tx, member(caller).userId, body.numbers, clock.now())),
  writes(unwatchCompany, ({ tx, caller, params }) => unwatch(tx, member(caller).userId, params.id)),
  reads(listComingDates, ({ db, caller, query }) => showComingDates(db, member(caller).userId, query, services.today())),
  reads(listEvents, ({ db, caller, query, clock }) => showEvents(db, member(caller).userId, query, clock.now())),
]
