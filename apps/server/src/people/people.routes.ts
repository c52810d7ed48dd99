// The operation that shows a person by ИНН, for members.
import { getPerson } from '@sverka/contract/people/people'
import { type BoundRoute, reads } from '../platform/http/binding.ts'
import { showPerson } from './people.ts'

export const peopleRoutes: readonly BoundRoute[] = [reads(getPerson, ({ db, params, query }) => showPerson(db, params.inn, query))]
