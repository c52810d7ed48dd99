// Filters of the lists of orders and payments: search text, state, sorting.
import { staffOrders } from '@sverka/contract/back-office/back-office.rules'
import { useMessages } from '../../i18n/catalogue.ts'
import type { Filter } from '../staff-filters.tsx'
import { dataMessages } from './data.messages.ts'

/** `states`: labels by state; `search`: label of the search field. */
export function useMoneyFilters(states: Readonly<Record<string, string>>, search: string): readonly Filter[] {
  const texts = useMessages(dataMessages)
  const orderings = Object.fromEntries(staffOrders.map((ordering) => [ordering, texts.orderings[ordering]]))
  return [
    { name: 'search', label: search, maxLength: 100 },
    { name: 'status', label: texts.state, options: states, any: texts.any },
    { name: 'ordering', label: texts.ordering, options: orderings },
  ]
}
