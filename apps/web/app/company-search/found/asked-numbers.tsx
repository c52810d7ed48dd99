// A note for a query with several taxpayer or registration numbers: those not found or invalid, and a link to the bulk check of a list.

import type { SearchedNumber } from '@sverka/contract/company-search/company-search'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { searchMessages } from '../company-search.messages.ts'
import { filterMessages } from '../filter.messages.ts'

/** For a query with more numbers than this, a bulk check of the list is offered. */
const FEW = 3

/** `numbers`: each number of the query with its result. */
interface AskedNumbersProps {
  numbers: readonly SearchedNumber[]
}

export function AskedNumbers({ numbers }: AskedNumbersProps) {
  const format = useFormat()
  const { missing } = useMessages(searchMessages)
  const { checkList } = useMessages(filterMessages)
  const listNumbers = (state: SearchedNumber['state']) =>
    format.list(numbers.flatMap((number) => (number.state === state ? [number.number] : [])))
  // Nobody has the number, its check digit is wrong, or a spreadsheet rounded it (such as 1,6e+09).
  const [unknown, wrong, rounded] = [listNumbers('unknown'), listNumbers('checksum'), listNumbers('rounded')]
  const isList = numbers.length > FEW
  if (!isList && unknown + wrong + rounded === '') return null
  return (
    <Note tone={unknown + wrong + rounded === '' ? 'info' : 'warning'} action={isList && <Link to={listUrl(numbers)}>{checkList}</Link>}>
      {unknown && <p>{missing.unknown(unknown)}</p>}
      {wrong && <p>{missing.checksum(wrong)}</p>}
      {rounded && <p>{missing.rounded}</p>}
    </Note>
  )
}

const listUrl = (numbers: readonly SearchedNumber[]): string =>
  `/profile/bulk-checks?${new URLSearchParams({ numbers: numbers.map(({ number }) => number).join(' ') })}`
