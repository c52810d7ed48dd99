// The search box of the search page, with suggestions: it searches one second after typing stops, and at once on Enter.
// Without JavaScript it is a plain GET form.
import { type ChangeEvent, type FormEvent, type InputHTMLAttributes, type Ref, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../../i18n/catalogue.ts'
import { Button, IconButton, Spinner } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { searchMessages } from '../company-search.messages.ts'
import type { Results } from '../found/load-results.ts'
import { UnderEmptyField } from '../recent/under-empty-field.tsx'
import { type SearchFilters, submittedUrl, writeSearchUrl } from '../search-url.ts'
import { SubmittedField } from '../submitted-field.tsx'
import { DRAFT, useRequestedUrl } from '../use-requested-url.ts'
import styles from './search-form.module.css'
import { optionId, suggestionCardUrl } from './suggestion-groups.rules.ts'
import { SuggestionBox, SuggestionGroups } from './suggestion-groups.tsx'
import { type Suggestions, useSuggestions } from './use-suggestions.ts'

/** Milliseconds without typing before a search starts (specification §9). */
export const SEARCH_DEBOUNCE_MS = 1000

/**
 * Searches now or after a pause in typing. A later query cancels an earlier one, whose response the router discards. Searches made while
 * typing (`DRAFT`) replace each other in the browser's history, so that «back» leads to the query before the typing.
 */
function useSearch() {
  const navigate = useNavigate()
  const requested = useRequestedUrl()
  const latest = useRef(requested)
  const submittedQuery = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = requested
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const cancel = () => clearTimeout(timer.current)
  const go = (query: string, state: typeof DRAFT | null) => {
    cancel()
    submittedQuery.current = query.trim()
    const { url, replaces } = latest.current
    const path = writeSearchUrl({ ...url, query: query.trim(), page: 1 })
    void navigate(path, { replace: replaces(path), preventScrollReset: true, state })
  }
  const later = (query: string) => {
    cancel()
    if (query.trim() !== '') timer.current = setTimeout(() => go(query, DRAFT), SEARCH_DEBOUNCE_MS)
  }
  return { now: (query: string) => go(query, null), later, cancel, searchedQuery: submittedQuery }
}

/** The text in the box: the typed text, or the query of a URL that was not opened by typing (a link to a suggested query, «back»). */
function useBoxText(query: string, { searchedQuery, cancel }: ReturnType<typeof useSearch>) {
  const [text, setText] = useState(query)
  const shown = useRef(query)
  useEffect(() => {
    if (shown.current === query) return
    shown.current = query
    // This form itself searched for the query: the text in the box may already be longer.
    if (searchedQuery.current === query) return
    searchedQuery.current = query
    cancel()
    setText(query)
  })
  return [text, setText] as const
}

export function SearchForm({ results, searching }: { results: Results; searching: boolean }) {
  const { url } = results
  const texts = useMessages(searchMessages)
  const input = useRef<HTMLInputElement>(null)
  const search = useSearch()
  const [text, setText] = useBoxText(url.query, search)
  const suggestions = useSuggestions(results, text)
  const navigate = useNavigate()
  const submissions = useRef(0)
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setText(event.target.value)
    suggestions.open()
    search.later(event.target.value)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    suggestions.close()
    // A company's page («card») may be opened now: a scheduled search must not replace it.
    search.cancel()
    if (suggestions.chosen) return navigate(suggestionCardUrl(suggestions.chosen))
    if (text.trim() === '') return
    submissions.current += 1
    const thisSubmission = submissions.current
    // A text without digits contains no taxpayer or registration number, so the large parser of numbers is not loaded.
    if (!/\d/.test(text)) return search.now(text)
    const { findSingleNumber } = await import('@sverka/contract/company-search/pasted.rules')
    // Another query was submitted meanwhile.
    if (thisSubmission !== submissions.current) return
    // `holds`: the check digits are right, so the number leads to the card of its company.
    if (findSingleNumber(text)?.holds) await navigate(await submittedUrl({ ...url, query: text.trim(), page: 1 }))
    else search.now(text)
  }
  const clear = () => {
    setText('')
    search.now('')
    input.current?.focus()
  }
  return (
    <search className={styles.search} onKeyDown={suggestions.onKeyDown} onBlur={suggestions.onBlur}>
      <form action="/counter-parties" method="get" className={styles.form} onSubmit={(event) => void submit(event)}>
        <SearchInput ref={input} value={text} onChange={type} searching={searching} suggestions={suggestions} />
        {text !== '' && <IconButton icon="close" label={texts.clear} small onClick={clear} />}
        <Button type="submit" variant="primary" size="large">
          {texts.find}
        </Button>
        <SubmittedField />
        <HiddenFilters filters={url} />
      </form>
      <SuggestionList suggestions={suggestions} />
      {text === '' && <UnderEmptyField />}
    </search>
  )
}

function SuggestionList({ suggestions: { listId, groups, isOpen, chosen } }: { suggestions: Suggestions }) {
  const texts = useMessages(searchMessages)
  return (
    <SuggestionBox id={listId} role="listbox" aria-label={texts.label} hidden={!isOpen}>
      <SuggestionGroups listId={listId} groups={groups} labels={texts.groups} active={chosen} />
    </SuggestionBox>
  )
}

/** Hidden fields that submit the chosen filters without JavaScript. `http://x` only makes the path parsable as a URL. */
const HiddenFilters = ({ filters }: { filters: SearchFilters }) =>
  [...new URL(writeSearchUrl({ ...filters, query: '', page: 1 }), 'http://x').searchParams].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))

interface SearchInputProps extends InputHTMLAttributes<HTMLInputElement> {
  searching: boolean
  suggestions: Suggestions
  ref: Ref<HTMLInputElement>
}

function SearchInput({ searching, suggestions, ...input }: SearchInputProps) {
  const { listId, isOpen, chosen } = suggestions
  const texts = useMessages(searchMessages)
  return (
    <label className={styles.label}>
      {searching ? <Spinner /> : <Icon name="search" size="large" />}
      <VisuallyHidden>{texts.label}</VisuallyHidden>
      <input
        {...input}
        className={styles.input}
        name="query"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen && optionId(listId, chosen)}
        placeholder={texts.placeholder}
        maxLength={200}
        required
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
    </label>
  )
}
