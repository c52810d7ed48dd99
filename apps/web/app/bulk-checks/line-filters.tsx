// Filters and order of the lines of a checked list of companies: a plain GET form, submitted when a select changes and by Enter in the search field.
import { LINE_SEARCH_MAX, lineSorts } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { type Regions, regionsToChoose } from '../company-search/load-regions.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Select, TextField } from '../ui/field.tsx'
import { bulkChecksMessages } from './bulk-checks.messages.ts'
import styles from './bulk-checks.module.css'
import { ages, hasLineFilters, type ListUrl, revenues } from './list-url.ts'

/** Doubtful companies first. */
const DEFAULT_SORT = 'verdict'

interface LineFiltersProps {
  url: ListUrl
  regions: Regions
}

export function LineFilters({ url, regions }: LineFiltersProps) {
  const texts = useMessages(bulkChecksMessages)
  const form = useRef<HTMLFormElement>(null)
  const send = () => form.current?.requestSubmit()
  useFieldsFromUrl(form, url)
  const { verdict, sort } = url
  // The button that resets the filters keeps the chosen verdict and the order.
  const keptParams = new URLSearchParams({ ...(verdict ? { verdict } : {}), ...(sort ? { sort } : {}) })
  return (
    <Form ref={form} method="get" role="search" aria-label={texts.filters} className={styles.filters} preventScrollReset>
      <TextField
        label={texts.search}
        icon="search"
        type="search"
        name="search"
        defaultValue={url.search}
        placeholder={texts.searchHint}
        maxLength={LINE_SEARCH_MAX}
      />
      <Button type="submit">{texts.show}</Button>
      <FilterSelect
        name="region"
        label={texts.region}
        anyLabel={regions ? texts.anyRegion : texts.noRegions}
        value={url.region}
        onChange={send}
      >
        {regionsToChoose(regions, url.region).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect name="revenue" label={texts.revenue} anyLabel={texts.anyRevenue} value={url.revenue} onChange={send}>
        {rangeOptions(revenues, texts.revenues)}
      </FilterSelect>
      <FilterSelect name="age" label={texts.age} anyLabel={texts.anyAge} value={url.age} onChange={send}>
        {rangeOptions(ages, texts.ages)}
      </FilterSelect>
      <Select label={texts.order} name="sort" defaultValue={sort ?? DEFAULT_SORT} onChange={send}>
        {lineSorts.map((sort) => (
          <option key={sort} value={sort}>
            {texts.orders[sort]}
          </option>
        ))}
      </Select>
      {hasLineFilters(url) && (
        <ButtonLink to={`?${keptParams}`} variant="text" preventScrollReset>
          {texts.reset}
        </ButtonLink>
      )}
      {verdict && <input type="hidden" name="verdict" value={verdict} />}
    </Form>
  )
}

/**
 * Copies the URL's values into the fields when a link or the back button changes the URL. The fields stay the same elements, so the focus stays in
 * the field that the member used.
 */
function useFieldsFromUrl(form: RefObject<HTMLFormElement | null>, { search, region, revenue, age, sort }: ListUrl) {
  useEffect(() => {
    const values: Record<string, string> = {
      search: search ?? '',
      region: String(region ?? ''),
      revenue: revenue ?? '',
      age: age ?? '',
      sort: sort ?? DEFAULT_SORT,
    }
    for (const field of form.current?.elements ?? []) {
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      const value = isField ? values[field.name] : undefined
      if (isField && value !== undefined) field.value = value
    }
  }, [form, search, region, revenue, age, sort])
}

interface FilterSelectProps {
  name: string
  label: string
  /** Label of the option without a filter. */
  anyLabel: string
  value: string | number | undefined
  onChange: () => void
  children: ReactNode
}

const FilterSelect = ({ name, label, anyLabel, value, onChange, children }: FilterSelectProps) => (
  <Select label={label} name={name} defaultValue={value ?? ''} onChange={onChange}>
    <option value="">{anyLabel}</option>
    {children}
  </Select>
)

/** Options for ranges of revenue or age; only the keys of `ranges` matter here. */
const rangeOptions = <K extends string>(ranges: Readonly<Record<K, unknown>>, names: Readonly<Record<K, string>>) =>
  (Object.keys(ranges) as K[]).map((range) => (
    <option key={range} value={range}>
      {names[range]}
    </option>
  ))
