// Registers the reliability report with the application: its routes, its background job, and its listeners of changed companies and registers.
import { companiesChanged, registerLoaded, registerReplaced, sourceAnswered } from '../events.ts'
import { on } from '../platform/events.ts'
import type { Feature } from '../platform/feature.ts'
import { rebuildReliability, refreshIndustries, updateReliability } from './register-changes.ts'
import { reliabilityRoutes } from './reliability.routes.ts'
import { getSummaries } from './reliability.ts'
import { recordSourceAnswer } from './source-outages.ts'
import { scheduleSummaries, summariesWorker } from './summaries/summaries-refresh.ts'

export const reliability: Feature = (services) => ({
  readsReplicas: true,
  routes: () => reliabilityRoutes(services.today, getSummaries(services)),
  workers: [summariesWorker(services)],
  listeners: [
    on(companiesChanged, updateReliability),
    on(registerReplaced, rebuildReliability),
    on(registerLoaded, refreshIndustries),
    on(sourceAnswered, (tx, { companyId, failed, at }) => recordSourceAnswer(tx, companyId, failed, at)),
  ],
  start: () => scheduleSummaries(services)(),
})
