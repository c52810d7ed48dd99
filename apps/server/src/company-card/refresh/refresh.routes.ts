// The route behind the card's button «Обновить данные» (refresh the data), which requests the company from an external source.
import { updateCompany } from '@sverka/contract/company-card/refresh'
import { readOnly } from '../../platform/db/connect.ts'
import { refuse } from '../../platform/errors.ts'
import { type BoundRoute, type Context, withOwnTransactions } from '../../platform/http/binding.ts'
import { readNumberQuery } from '../../registry/registry.ts'
import { refreshCompany, type SourceDeps } from './refresh.ts'

/**
 * The operation is a GET that changes data. So it is refused if another site made a visitor's browser send it, which browsers state in the header
 * `sec-fetch-site`. Throws `forbidden`.
 */
function refuseForeignSite({ headers }: Context): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') refuse('forbidden')
}

/** The operation makes transactions of its own: none stays open while the source is requested. */
export const refreshRoutes = (deps: SourceDeps): BoundRoute[] => [
  withOwnTransactions(updateCompany, async (input) => {
    refuseForeignSite(input)
    const number = await readNumberQuery(readOnly(input.db), input.query)
    return refreshCompany({ ...deps, db: input.db, clock: input.clock, log: input.log }, number)
  }),
]
