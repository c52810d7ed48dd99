// The feature of the product's data sources: the page that lists them, the runs that staff request (imports into the register of companies, rebuilds
// and checks of its search index), and downloads of open data. A factor is a rule of the reliability report; the application passes in the number of
// factors that use each source.
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
    // A look is a check of a publisher's file for a newer version. The first gauge counts failed checks; a check that finds no newer version is no
    // failure.
    gauges: [
      { name: 'published_files_failed', about: 'Files of publishers whose last look brought nothing', read: countFailedFiles },
      {
        name: 'published_files_age_seconds',
        about: 'How long ago the file was last looked at that waits the longest for a look',
        read: longestUnchecked,
      },
    ],
    upkeep: (process) => workOnRegister({ services, ...process }),
    // After an import: counts again how many records each source has in the database, and of which day they are.
    listeners: [on(registerLoaded, recountCopies)],
  })
