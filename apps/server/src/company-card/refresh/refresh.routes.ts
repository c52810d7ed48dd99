// The operation behind «Обновить данные».
import { updateCompany } from '@sverka/contract/company-card/refresh'
import { readOnly } from '../../platform/db/connect.ts'
import { refuse } from '../../platform/errors.ts'
import { type BoundRoute, type Context, withOwnTransactions } from '../../platform/http/binding.ts'
import { askedNumber } from '../../registry/registry.ts'
import { refreshCompany, type SourceDeps } from './refresh.ts'

/** A GET that changes data, so it must be refused when another site makes a visitor's browser send it. */
function refuseForeignSite({ headers }: Context): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') refuse('forbidden')
}

export const refreshRoutes = (deps: SourceDeps): BoundRoute[] => [
  withOwnTransactions(updateCompany, async (input) => {
    refuseForeignSite(input)
    const number = await askedNumber(readOnly(input.db), input.query)
    return refreshCompany({ ...deps, db: input.db, clock: input.clock, log: input.log }, number)
  }),
]
