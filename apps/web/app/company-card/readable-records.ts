// Formats names and addresses in the answers that a card's tabs load: registers write them in capitals.
import { shownAddress } from '@sverka/contract/company/addresses'
import { PERSON_INN } from '@sverka/contract/company/company.rules'
import { readableName, readableParty, readablePerson } from '@sverka/contract/company/names'
import type { Case } from '@sverka/contract/company-card/arbitration'
import type { Arrival, RegisterChange } from '@sverka/contract/company-card/history'
import type { ComparedField, DayDifference } from '@sverka/contract/company-card/past'
import type { OperationKey, Output } from '@sverka/contract/operations/operations'

interface Party {
  readonly name: string
  readonly inn: string | null
}

const party = <P extends Party>(one: P): P => ({ ...one, name: readableParty(one) })
const shown = (address: string | null) => address && shownAddress(address)
const side = (one: Case['plaints'][number]) => ({ ...party(one), address: shown(one.address) })

/** A new head or founder: a person if the ИНН has a person's length, else a company. */
const arrival = (one: Arrival): Arrival => ({
  ...one,
  name: one.inn?.length === PERSON_INN ? readablePerson(one.name) : readableName(one.name),
})

/** How the text of a changed field is formatted; fields not listed stay as they are. */
const fieldFormats: Partial<Record<ComparedField, (value: string) => string>> = {
  head: readablePerson,
  name: readableName,
  address: shownAddress,
}

function change(one: RegisterChange): RegisterChange {
  if (one.field === 'founders') return { ...one, left: one.left.map(party), came: one.came.map(party) }
  const read = fieldFormats[one.field]
  return read ? { ...one, before: one.before && read(one.before), after: one.after && read(one.after) } : one
}

function difference(one: DayDifference): DayDifference {
  const read = fieldFormats[one.field]
  const side = (value: DayDifference['before']) => (read && value?.text ? { ...value, text: read(value.text) } : value)
  return { ...one, before: side(one.before), after: side(one.after) }
}

const readers: { readonly [K in OperationKey]?: (answer: Output<K>) => Output<K> } = {
  'GET /api/v1/legal-cases/': (list) => ({
    ...list,
    result: list.result.map((item) => ({ ...item, plaints: item.plaints.map(side), responders: item.responders.map(side) })),
  }),
  'GET /api/v1/contracts/': (list) => ({
    ...list,
    result: list.result.map((item) => ({
      ...item,
      customer: item.customer && party(item.customer),
      contract_provider: item.contract_provider.map(party),
    })),
  }),
  'GET /api/v1/inspection/': (list) => ({
    ...list,
    result: list.result.map((item) => ({
      ...item,
      inspection_objects: item.inspection_objects.map(({ address }) => ({ address: shownAddress(address) })),
    })),
  }),
  'GET /api/v1/company-connections/': (list) => ({
    ...list,
    result: list.result.map((item) => ({ ...item, name: readableName(item.name), legal_address: shown(item.legal_address) })),
  }),
  'GET /api/v1/company-history/': (list) => ({
    ...list,
    result: list.result.map((entry) => ({ ...entry, arrivals: entry.arrivals.map(arrival) })),
    changes: list.changes.map(change),
  }),
  'GET /api/v1/company-past/': (past) => ({
    ...past,
    card: past.card && { ...past.card, head: past.card.head && readablePerson(past.card.head) },
    differences: past.differences.map(difference),
  }),
  'GET /api/v1/company-open-data/': (data) => ({
    ...data,
    msp: data.msp && {
      ...data.msp,
      contracts: data.msp.contracts.map((contract) => ({
        ...contract,
        customer: contract.customer && readableParty({ name: contract.customer, inn: contract.customer_inn }),
      })),
    },
  }),
}

/** Formats the answer of an operation; an answer without names stays as it is. */
export const readable = <K extends OperationKey>(key: K, answer: Output<K>): Output<K> => readers[key]?.(answer) ?? answer
