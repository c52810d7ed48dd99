// Filters and order of a list's lines: a plain GET form, submitted by each choice and by Enter in the search.
import { LINE_SEARCH_MAX, lineSorts } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { type Regions, regionsToChoose } from '../company-search/load-regions.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Select, TextField } from '../ui/field.tsx'
import { bulkChecksMessages } from './bulk-checks.messages.ts'
import styles from './bulk-checks.module.css'
import { ages, isNarrowed, type ListUrl, revenues } from './list-address.ts'

interface LineFiltersProps {
  asked: ListUrl
  regions: Regions
}

export function LineFilters({ asked, regions }: LineFiltersProps) {
  const texts = useMessages(bulkChecksMessages)
  const form = useRef<HTMLFormElement>(null)
  const send = () => form.current?.requestSubmit()
  useFollowedAddress(form, asked)
  const { verdict, sort } = asked
  const kept = new URLSearchParams({ ...(verdict ? { verdict } : {}), ...(sort ? { sort } : {}) })
  return (
    <Form ref={form} method="get" role="search" aria-label={texts.filters} className={styles.filters} preventScrollReset>
      <TextField
        label={texts.search}
        icon="search"
        type="search"
        name="search"
        defaultValue={asked.search}
        placeholder={texts.searchHint}
        maxLength={LINE_SEARCH_MAX}
      />
      <Button type="submit">{texts.show}</Button>
      <Band name="region" label={texts.region} any={regions ? texts.anyRegion : texts.noRegions} value={asked.region} onChange={send}>
        {regionsToChoose(regions, asked.region).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Band>
      <Band name="revenue" label={texts.revenue} any={texts.anyRevenue} value={asked.revenue} onChange={send}>
        {bandOptions(revenues, texts.revenues)}
      </Band>
      <Band name="age" label={texts.age} any={texts.anyAge} value={asked.age} onChange={send}>
        {bandOptions(ages, texts.ages)}
      </Band>
      <Select label={texts.order} name="sort" defaultValue={sort ?? 'verdict'} onChange={send}>
        {lineSorts.map((sort) => (
          <option key={sort} value={sort}>
            {texts.orders[sort]}
          </option>
        ))}
      </Select>
      {isNarrowed(asked) && (
        <ButtonLink to={`?${kept}`} variant="text" preventScrollReset>
          {texts.reset}
        </ButtonLink>
      )}
      {verdict && <input type="hidden" name="verdict" value={verdict} />}
    </Form>
  )
}

/**
 * Copies the URL into the fields when it changed by a link or by «back».
 * The fields stay the same elements, so the focus stays in the one that was used.
 */
function useFollowedAddress(form: RefObject<HTMLFormElement | null>, { search, region, revenue, age, sort }: ListUrl) {
  useEffect(() => {
    const shown: Record<string, string> = {
      search: search ?? '',
      region: String(region ?? ''),
      revenue: revenue ?? '',
      age: age ?? '',
      sort: sort ?? 'verdict',
    }
    for (const field of form.current?.elements ?? []) {
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      const value = isField ? shown[field.name] : undefined
      if (isField && value !== undefined) field.value = value
    }
  }, [form, search, region, revenue, age, sort])
}

interface BandProps {
  name: string
  label: string
  any: string
  value: string | number | undefined
  onChange: () => void
  children: ReactNode
}

const Band = ({ name, label, any, value, onChange, children }: BandProps) => (
  <Select label={label} name={name} defaultValue={value ?? ''} onChange={onChange}>
    <option value="">{any}</option>
    {children}
  </Select>
)

const bandOptions = <K extends string>(bands: Readonly<Record<K, unknown>>, names: Readonly<Record<K, string>>) =>
  (Object.keys(bands) as K[]).map((band) => (
    <option key={band} value={band}>
      {names[band]}
    </option>
  ))
