// Formats names and addresses in the API answers that a card's tabs load: registers write them in capitals, readers want ordinary letters.
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

const withPartyName = <P extends Party>(party: P): P => ({ ...party, name: readableParty(party) })
const formatAddress = (address: string | null) => address && shownAddress(address)
/** A plaintiff or respondent of a court case. */
const formatCaseSide = (side: Case['plaints'][number]) => ({ ...withPartyName(side), address: formatAddress(side.address) })

/** A new head or founder: a person if the taxpayer number (ИНН) has a person's length, else a company. */
const formatArrival = (arrival: Arrival): Arrival => ({
  ...arrival,
  name: arrival.inn?.length === PERSON_INN ? readablePerson(arrival.name) : readableName(arrival.name),
})

/** How the text of a changed field is formatted; the text of other fields is unchanged. */
const fieldFormats: Partial<Record<ComparedField, (value: string) => string>> = {
  head: readablePerson,
  name: readableName,
  address: shownAddress,
}

function formatChange(change: RegisterChange): RegisterChange {
  if (change.field === 'founders') return { ...change, left: change.left.map(withPartyName), came: change.came.map(withPartyName) }
  const format = fieldFormats[change.field]
  return format ? { ...change, before: change.before && format(change.before), after: change.after && format(change.after) } : change
}

function formatDifference(difference: DayDifference): DayDifference {
  const format = fieldFormats[difference.field]
  const formatValue = (value: DayDifference['before']) => (format && value?.text ? { ...value, text: format(value.text) } : value)
  return { ...difference, before: formatValue(difference.before), after: formatValue(difference.after) }
}

/** For each operation with names or addresses in its answer: how the answer is formatted. */
const answerFormats: { readonly [K in OperationKey]?: (answer: Output<K>) => Output<K> } = {
  'GET /api/v1/legal-cases/': (list) => ({
    ...list,
    result: list.result.map((item) => ({
      ...item,
      plaints: item.plaints.map(formatCaseSide),
      responders: item.responders.map(formatCaseSide),
    })),
  }),
  'GET /api/v1/contracts/': (list) => ({
    ...list,
    result: list.result.map((item) => ({
      ...item,
      customer: item.customer && withPartyName(item.customer),
      contract_provider: item.contract_provider.map(withPartyName),
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
    result: list.result.map((item) => ({ ...item, name: readableName(item.name), legal_address: formatAddress(item.legal_address) })),
  }),
  'GET /api/v1/company-history/': (list) => ({
    ...list,
    result: list.result.map((entry) => ({ ...entry, arrivals: entry.arrivals.map(formatArrival) })),
    changes: list.changes.map(formatChange),
  }),
  'GET /api/v1/company-past/': (past) => ({
    ...past,
    card: past.card && { ...past.card, head: past.card.head && readablePerson(past.card.head) },
    differences: past.differences.map(formatDifference),
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

/** Formats the answer of an operation; the answer of an operation without names is returned unchanged. */
export const readable = <K extends OperationKey>(key: K, answer: Output<K>): Output<K> => answerFormats[key]?.(answer) ?? answer
