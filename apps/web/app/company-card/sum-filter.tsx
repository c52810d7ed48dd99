// A filter by a sum of money; a file of its own, since only one tab needs the code that parses typed numbers.
import { useSearchParams } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { NumberField } from '../ui/number-field.tsx'
import { filterBarMessages } from './filter-bar.messages.ts'
import type { FilterProps } from './filter-bar.tsx'

/** A sum in whole rubles. */
export function SumFilter({ name, label }: FilterProps) {
  const [filters] = useSearchParams()
  const texts = useMessages(filterBarMessages)
  return <NumberField name={name} label={label} wrongText={texts.sumWrong} plain defaultValue={filters.get(name) ?? ''} />
}
