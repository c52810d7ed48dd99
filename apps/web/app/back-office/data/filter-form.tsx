// The conditions over a list of orders or payments: a state, a piece of text and their order, all in the address.
import { type StaffOrdering, staffOrders } from '@sverka/contract/back-office/back-office.rules'
import { useSearchParams } from 'react-router'
import { useMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import styles from '../back-office.module.css'
import { dataMessages } from './data.messages.ts'

interface FilterFormProps<S extends string> {
  states: Readonly<Record<S, string>>
  /** What can be looked for, in words. */
  search?: string
  /** The list has an order that can be chosen. */
  isSorted?: boolean
}

export function FilterForm<S extends string>({ states, search, isSorted = false }: FilterFormProps<S>) {
  const texts = useMessages(dataMessages)
  const { find } = useMessages(backOfficeMessages)
  const [params] = useSearchParams()
  return (
    <form method="get" className={styles.filters}>
      <TextField
        label={search ?? texts.search}
        type="search"
        name="search"
        icon="search"
        maxLength={100}
        defaultValue={params.get('search') ?? ''}
      />
      <Select label={texts.state} name="status" defaultValue={params.get('status') ?? ''}>
        <option value="">{texts.any}</option>
        {Object.entries<string>(states).map(([state, name]) => (
          <option key={state} value={state}>
            {name}
          </option>
        ))}
      </Select>
      {isSorted && (
        <Select key={orderingOf(params)} label={texts.ordering} name="ordering" defaultValue={orderingOf(params)}>
          {staffOrders.map((ordering) => (
            <option key={ordering} value={ordering}>
              {texts.orderings[ordering]}
            </option>
          ))}
        </Select>
      )}
      <Button type="submit">{find}</Button>
    </form>
  )
}

/** The order that an address asks for. */
export const orderingOf = (params: URLSearchParams): StaffOrdering =>
  staffOrders.find((one) => one === params.get('ordering')) ?? '-created_at'

/** The same for the heads of columns. */
export const orderedBy = (params: URLSearchParams) => ({ params, orderings: staffOrders, ordering: orderingOf(params) })

/** The conditions of an address; a state that is none of the list's is no condition. */
export function conditionsOf<S extends string>(params: URLSearchParams, states: readonly S[]): { status?: S; search?: string } {
  const status = states.find((state) => state === params.get('status'))
  const search = params.get('search')?.trim().slice(0, 100)
  return { ...(status ? { status } : {}), ...(search ? { search } : {}) }
}
