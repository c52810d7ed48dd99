// HTTP route of the page of a person, found by INN («ИНН», the taxpayer number); for signed-in members only.
import { getPerson } from '@sverka/contract/people/people'
import { type BoundRoute, reads } from '../platform/http/binding.ts'
import { readPerson } from './people.ts'

export const peopleRoutes: readonly BoundRoute[] = [reads(getPerson, ({ db, params, query }) => readPerson(db, params.inn, query))]
