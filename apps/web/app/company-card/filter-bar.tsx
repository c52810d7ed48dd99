// The filters above a list of a company card's tab: a plain GET form, so that the choice is in the URL and works without JavaScript.
import { Children, type ReactNode, useId, useState } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Select, TextField } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { filterBarMessages } from './filter-bar.messages.ts'
import styles from './filter-bar.module.css'
import { KPP, PURPOSE, SUM, useWithDeal } from './purpose.ts'

/**
 * Parameters of a tab's URL that are no filters of its list: kind of deal, branch and sum of the deal; the record to which a link leads; page and
 * language; and those of the history tab (`kind`, `from`, `to`).
 */
const NO_FILTERS: ReadonlySet<string> = new Set([PURPOSE, KPP, SUM, 'record', 'page', 'lang', 'kind', 'from', 'to'])

/** `children` are the fields; their names are the query parameters of the tab's operation. */
export function FilterBar({ children }: { children: ReactNode }) {
  const texts = useMessages(filterBarMessages)
  const { pathname } = useLocation()
  const [filters] = useSearchParams()
  const formId = useId()
  const withDeal = useWithDeal()
  const isFiltered = [...filters.keys()].some((name) => !NO_FILTERS.has(name))
  // On phones several fields are folded behind a button; a single one is not.
  const folds = Children.count(children) > 1
  const [isOpen, setOpen] = useState(isFiltered)
  return (
    <Panel compact>
      {folds && (
        <div className={styles.toggle}>
          <Button full icon="filter" aria-expanded={isOpen} aria-controls={formId} onClick={() => setOpen(!isOpen)}>
            {texts.filters}
          </Button>
        </div>
      )}
      {/* The key refills the fields when the URL changes by other means than the form. */}
      <Form
        key={filters.toString()}
        method="get"
        action={pathname}
        className={classNames(styles.bar, folds && !isOpen && styles.folded)}
        aria-label={texts.filters}
        id={formId}
        preventScrollReset
      >
        {/* Submitting a GET form drops the query of the URL, so these parameters are repeated. */}
        {[PURPOSE, KPP, SUM].map(
          (name) => filters.has(name) && <input key={name} type="hidden" name={name} value={filters.get(name) ?? ''} />,
        )}
        {children}
        <div className={styles.actions}>
          <Button type="submit">{texts.show}</Button>
          {isFiltered && (
            <Link to={withDeal(pathname)} preventScrollReset className={styles.reset}>
              {texts.reset}
            </Link>
          )}
        </div>
      </Form>
    </Panel>
  )
}

/** `name`: the query parameter of the tab's operation. */
export interface FilterProps {
  name: string
  label: string
  placeholder?: string
}

/** A field for text: words, or part of a number. */
export function TextFilter({ name, label, placeholder }: FilterProps) {
  const [filters] = useSearchParams()
  return (
    <div className={styles.wide}>
      <TextField name={name} label={label} placeholder={placeholder} icon="search" type="search" defaultValue={filters.get(name) ?? ''} />
    </div>
  )
}

/** A period: first and last day. */
export function PeriodFilter() {
  const texts = useMessages(filterBarMessages)
  const [filters] = useSearchParams()
  return (
    <>
      <TextField name="date_from" label={texts.from} type="date" defaultValue={filters.get('date_from') ?? ''} />
      <TextField name="date_to" label={texts.to} type="date" defaultValue={filters.get('date_to') ?? ''} />
    </>
  )
}

/** One of several values, or all. */
export function ChoiceFilter({ name, label, choices }: FilterProps & { choices: readonly { value: string; label: string }[] }) {
  const texts = useMessages(filterBarMessages)
  const [filters] = useSearchParams()
  return (
    <Select name={name} label={label} defaultValue={filters.get(name) ?? ''}>
      <option value="">{texts.all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  )
}
