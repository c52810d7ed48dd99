// The feature of the product's data sources: the page that lists them, work of staff on the register, downloads of open data. A factor is a rule of
// the reliability report; the application passes in the number of factors that use each source.
import { registerLoaded } from '../events.ts'
import { on } from '../platform/events.ts'
import type { Feature } from '../platform/feature.ts'
import { countFailedFiles, longestUnchecked } from './published-files.sql.ts'
import { workOnRegister } from './register-work.ts'
import { sourcesRoutes } from './sources.routes.ts'
import { recountCopies } from './sources.ts'

export const sources =
  (factorsBySource: Parameters<typeof sourcesRoutes>[0]): Feature =>
  (services) => ({
    routes: () => sourcesRoutes(factorsBySource, services),
    gauges: [
      { name: 'published_files_failed', about: 'Files of publishers whose last look brought nothing', read: countFailedFiles },
      {
        name: 'published_files_age_seconds',
        about: 'How long ago the file was last looked at that waits the longest for a look',
        read: longestUnchecked,
      },
    ],
    upkeep: (process) => workOnRegister({ services, ...process }),
    listeners: [on(registerLoaded, recountCopies)],
  })
