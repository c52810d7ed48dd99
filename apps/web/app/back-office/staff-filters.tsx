// Filters of a staff list: a form that writes its values into the query of the URL. The fields stay mounted while pages load, and so keep the focus;
// an effect copies the values of a new URL into them.
import { useEffect, useId, useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Select, TextField } from '../ui/field.tsx'
import { backOfficeMessages } from './back-office.messages.ts'
import styles from './back-office.module.css'

/** Labels by value. */
type OptionLabels = Readonly<Record<string, string>>

/** One filter: a select if it has options, else a text field. */
export interface Filter {
  readonly name: string
  readonly label: string
  /** The options, by their values in the URL. */
  readonly options?: OptionLabels
  /** Label of the option that switches the filter off; if absent, the first option is used if the URL has no valid value. */
  readonly any?: string
  readonly type?: 'search' | 'text' | 'date'
  readonly hint?: string
  /** Characters; 200 if absent. */
  readonly maxLength?: number
  /** Values suggested for a text field, with their meanings. */
  readonly suggestions?: OptionLabels
}

/** `keptParams` are query parameters that are set elsewhere on the page and that the filters must keep. */
export function StaffFilters({ filters, keptParams = [] }: { filters: readonly Filter[]; keptParams?: readonly string[] }) {
  const { find } = useMessages(backOfficeMessages)
  const [params] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    for (const filter of filters) {
      const field = form.current?.elements.namedItem(filter.name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = valueIn(params, filter)
    }
  }, [params, filters])
  return (
    <Form
      ref={form}
      method="get"
      preventScrollReset
      className={classNames(styles.filters, filters.some(({ hint }) => hint) && styles.hinted)}
    >
      {keptParams.map((name) => params.get(name) && <input key={name} type="hidden" name={name} value={params.get(name) ?? ''} />)}
      {filters.map((filter) => (
        <FilterField key={filter.name} filter={filter} value={valueIn(params, filter)} />
      ))}
      <Button type="submit">{find}</Button>
    </Form>
  )
}

/** The filter's value in the URL. A value that is not one of the options is ignored. */
function valueIn(params: URLSearchParams, { name, options, any }: Filter): string {
  const value = params.get(name) ?? ''
  if (!options || value in options) return value
  return any === undefined ? (Object.keys(options)[0] ?? '') : ''
}

function FilterField({
  filter: { name, label, options, any, hint, suggestions, type = 'search', maxLength = 200 },
  value,
}: {
  filter: Filter
  value: string
}) {
  const list = useId()
  if (options)
    return (
      <Select label={label} name={name} defaultValue={value}>
        {any !== undefined && <option value="">{any}</option>}
        <Options labels={options} />
      </Select>
    )
  return (
    <>
      <TextField
        {...{ label, name, type, hint }}
        {...(type === 'search' && { icon: 'search' as const })}
        maxLength={maxLength}
        list={suggestions && list}
        defaultValue={value}
      />
      {suggestions && (
        <datalist id={list}>
          <Options labels={suggestions} />
        </datalist>
      )}
    </>
  )
}

/** `<option>` elements from labels by value. */
export const Options = ({ labels }: { labels: OptionLabels }) =>
  Object.entries(labels).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
