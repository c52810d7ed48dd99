// The calls of the search.
import { searchCompanies } from '@sverka/contract/company-search'
import { reads } from '../platform/http/binding.ts'
import { answerSearch } from './answer.ts'

export const companySearchRoutes = [reads(searchCompanies, ({ db, query, clock }) => answerSearch(db, query, clock))]
