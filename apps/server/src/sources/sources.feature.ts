// The feature of the registers behind the product; the application names who counts the factors that read each.
import { registerLoaded } from '../events.ts'
import { on } from '../platform/events.ts'
import type { Feature } from '../platform/feature.ts'
import { workOnRegister } from './register-work.ts'
import { sourcesRoutes } from './sources.routes.ts'
import { recountCopies } from './sources.ts'

export const sources =
  (factorsBySource: Parameters<typeof sourcesRoutes>[0]): Feature =>
  (services) => ({
    routes: () => sourcesRoutes(factorsBySource, services),
    upkeep: (process) => workOnRegister({ services, ...process }),
    listeners: [on(registerLoaded, recountCopies)],
  })
