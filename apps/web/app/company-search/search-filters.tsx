// Filters of the company search: a plain GET form, of which JavaScript applies each change at once; folded on narrow screens.
import { companySizes, SEARCH_RESULTS_MAX, searchStatuses } from '@sverka/contract/company-search/company-search.rules'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Checkbox, Radio } from '../ui/checkbox.tsx'
import { Select, TextField } from '../ui/field.tsx'
import { filterMessages } from './filter.messages.ts'
import type { Results } from './found/load-results.ts'
import { type Regions, regionsToChoose } from './load-regions.ts'
import styles from './search-filters.module.css'
import { type Age, ages, hasFilters, readSearchUrl, type SearchUrl, writeSearchUrl } from './search-url.ts'
import { useRequestedUrl } from './use-requested-url.ts'

interface SearchFiltersProps {
  results: Results
  regions: Regions
}

/** The URL for the form's fields, with the query and order of the latest search, whose results may still be loading. */
const buildSearchPath = (form: HTMLFormElement, { query, sort }: SearchUrl) => {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return writeSearchUrl({ ...readSearchUrl(new URLSearchParams(entries)), query, sort, page: 1 })
}

export function SearchFilters({ results, regions }: SearchFiltersProps) {
  const texts = useMessages(filterMessages)
  return (
    <aside className={styles.filters} aria-label={texts.filters}>
      <details className={styles.folded} open={hasFilters(results.url)}>
        <summary>{texts.filters}</summary>
        <FiltersForm key={writeSearchUrl({ ...results.url, page: 1 })} results={results} regions={regions} />
      </details>
    </aside>
  )
}

function FiltersForm({ results, regions }: SearchFiltersProps) {
  const navigate = useNavigate()
  const { url } = results
  const requested = useRequestedUrl()
  const apply = (form: HTMLFormElement) => void navigate(buildSearchPath(form, requested.url), { preventScrollReset: true })
  // The field of the activity (`okved`) is applied on Enter and when it loses the focus, all others at once.
  return (
    <form
      action="/counter-parties"
      method="get"
      onChange={(event) => {
        if (!isTyping(event.target)) apply(event.currentTarget)
      }}
      onBlur={(event) => {
        if (isTyping(event.target) && event.target.value !== url.okved) apply(event.currentTarget)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
    >
      <input type="hidden" name="query" value={url.query} />
      {url.sort && <input type="hidden" name="sort" value={url.sort} />}
      <KindAndStatus results={results} />
      <OtherFilters results={results} regions={regions} />
      <FormButtons url={url} />
    </form>
  )
}

const isTyping = (target: EventTarget): target is HTMLInputElement => target instanceof HTMLInputElement && target.type === 'text'

function FormButtons({ url }: { url: SearchUrl }) {
  const texts = useMessages(filterMessages)
  return (
    <div className={styles.buttons}>
      <noscript>
        <Button type="submit" full>
          {texts.apply}
        </Button>
      </noscript>
      {hasFilters(url) && (
        <ButtonLink to={writeSearchUrl({ query: url.query })} full>
          {texts.reset}
        </ButtonLink>
      )}
    </div>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.section}>
    <legend>{title}</legend>
    {children}
  </fieldset>
)

/** Label of an option with the number of results that would remain if it were chosen; from `SEARCH_RESULTS_MAX` on shown as «N+». */
const Counted = ({ label, count }: { label: string; count: number | undefined }) => (
  <span className={styles.counted}>
    {label}
    {count !== undefined && <span className={styles.count}>{count < SEARCH_RESULTS_MAX ? count : `${SEARCH_RESULTS_MAX}+`}</span>}
  </span>
)

function KindAndStatus({ results }: { results: Results }) {
  const texts = useMessages(filterMessages)
  const { url } = results
  const facets = results.state === 'found' ? results.facets : null
  const kinds = [
    { kind: null, label: texts.anyKind, count: facets ? facets.kind.company + facets.kind.entrepreneur : undefined },
    { kind: 'company', label: texts.companiesOnly, count: facets?.kind.company },
    { kind: 'entrepreneur', label: texts.tradersOnly, count: facets?.kind.entrepreneur },
  ] as const
  return (
    <>
      <Section title={texts.whom}>
        {kinds.map(({ kind, label, count }) => (
          <Radio key={label} name="kind" value={kind ?? ''} defaultChecked={url.kind === kind}>
            <Counted label={label} count={count} />
          </Radio>
        ))}
      </Section>
      <Section title={texts.status}>
        {searchStatuses.map((status) => (
          <Checkbox key={status} name="status" value={status} defaultChecked={url.statuses.includes(status)}>
            <Counted label={texts.statuses[status]} count={facets?.status.find(({ name }) => name === status)?.count} />
          </Checkbox>
        ))}
      </Section>
    </>
  )
}

interface ChoiceProps {
  name: string
  label: string
  anyLabel: string
  value: string | number | null
  options: readonly { value: string | number; label: string }[]
}

const Choice = ({ name, label, anyLabel, value, options }: ChoiceProps) => (
  <div className={styles.section}>
    <Select label={label} name={name} defaultValue={value ?? ''}>
      <option value="">{anyLabel}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  </div>
)

function OtherFilters({ results: { url }, regions }: SearchFiltersProps) {
  const texts = useMessages(filterMessages)
  const regionOptions = regionsToChoose(regions, url.region).map(({ id, name }) => ({ value: id, label: name }))
  const ageOptions = (Object.keys(ages) as Age[]).map((age) => ({ value: age, label: texts.ages[age] }))
  const sizeOptions = companySizes.map((size) => ({ value: size, label: texts.sizes[size] }))
  return (
    <>
      <Choice
        name="region"
        label={texts.region}
        anyLabel={regions ? texts.anyRegion : texts.noRegions}
        value={url.region}
        options={regionOptions}
      />
      <div className={styles.section}>
        <TextField label={texts.activity} name="okved" defaultValue={url.okved} placeholder={texts.activityExample} maxLength={60} />
      </div>
      <Choice name="age" label={texts.age} anyLabel={texts.anyAge} value={url.age} options={ageOptions} />
      <Choice name="size" label={texts.size} anyLabel={texts.anySize} value={url.size} options={sizeOptions} />
    </>
  )
}
