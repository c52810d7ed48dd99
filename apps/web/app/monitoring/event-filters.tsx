// Filters of the feed of changes of watched companies, stored in the URL: importance, kind of change, company and period.
import { readableName } from '@sverka/contract/company/names'
import type { Watched } from '@sverka/contract/monitoring/monitoring'
import { eventFields, eventPeriods } from '@sverka/contract/monitoring/monitoring.rules'
import { useSearchParams } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { Select } from '../ui/field.tsx'
import { Stack } from '../ui/layout.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { eventFilterMessages } from './event-filters.messages.ts'
import { monitoringMessages } from './monitoring.messages.ts'
import styles from './monitoring.module.css'

interface EventFiltersProps {
  /** The watched companies to choose from. */
  companies: readonly Watched[]
  filters: {
    /** Kind of change. */
    readonly field: string | undefined
    /** The company's id. */
    readonly company: number | undefined
    /** Only changes that may rule out a deal, such as a new head or a bankruptcy. */
    readonly important: boolean | undefined
    /** Changes of the last so many days. */
    readonly days: number | undefined
  }
  /** Number of important changes that pass the other filters. */
  importantCount: number
}

export function EventFilters({ companies, filters, importantCount }: EventFiltersProps) {
  const texts = useMessages(monitoringMessages)
  const words = useMessages(eventFilterMessages)
  const [params, setParams] = useSearchParams()
  /** The URL's query with one filter changed, or removed if `value` is empty; it starts at the first page again. */
  const queryWith = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    if (value) next.set(name, value)
    else next.delete(name)
    return next
  }
  const choose = (name: string) => ({
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setParams(queryWith(name, currentTarget.value), { preventScrollReset: true }),
  })
  return (
    <Stack gap={4}>
      <Segmented
        label={words.importance}
        chosen={filters.important ? 'true' : ''}
        wrap
        segments={[
          { value: '', label: texts.all, to: `?${queryWith('important', '')}` },
          { value: 'true', label: words.important, count: importantCount, to: `?${queryWith('important', 'true')}` },
        ]}
      />
      <div className={styles.filters}>
        <Select label={texts.kind} value={filters.field ?? ''} {...choose('field')}>
          <option value="">{texts.all}</option>
          {eventFields.map((field) => (
            <option key={field} value={field}>
              {texts.fields[field]}
            </option>
          ))}
        </Select>
        <Select label={texts.company} value={filters.company ?? ''} {...choose('company')}>
          <option value="">{words.everyCompany}</option>
          {companies.map(({ company: { id, name } }) => (
            <option key={id} value={id}>
              {readableName(name)}
            </option>
          ))}
        </Select>
        <Select label={words.period} value={filters.days ?? ''} {...choose('days')}>
          <option value="">{words.always}</option>
          {eventPeriods.map((days) => (
            <option key={days} value={days}>
              {words.lastDays(days)}
            </option>
          ))}
        </Select>
      </div>
    </Stack>
  )
}
