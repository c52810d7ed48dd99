// The big search box: a combobox over the best of the answer. Asks one second after typing stops and at once on Enter; a plain GET form without JavaScript.
import { type ChangeEvent, type FormEvent, type InputHTMLAttributes, type Ref, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../../i18n/catalogue.ts'
import { Button, IconButton, Spinner } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { searchMessages } from '../company-search.messages.ts'
import type { Results } from '../found/load-results.ts'
import { UnderEmptyField } from '../recent/under-empty-field.tsx'
import { type SearchFilters, submittedUrl, writeSearchUrl } from '../search-address.ts'
import { SubmittedField } from '../submitted-field.tsx'
import { DRAFT, useRequestedUrl } from '../use-requested-address.ts'
import styles from './search-form.module.css'
import { optionId, suggestionCardUrl } from './suggestion-groups.rules.ts'
import { SuggestionBox, SuggestionGroups } from './suggestion-groups.tsx'
import { type Suggestions, useSuggestions } from './use-suggestions.ts'

/** Specification §9: search debounce. */
export const SEARCH_DEBOUNCE_MS = 1000

/**
 * Submits a query now or after a pause; a later query replaces an earlier one, whose answer the router drops. Queries typed
 * on the way replace each other in the history, so that «back» leads to the last query submitted before.
 */
function useAsk() {
  const navigate = useNavigate()
  const wanted = useRequestedUrl()
  const latest = useRef(wanted)
  const submittedQuery = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = wanted
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const cancel = () => clearTimeout(timer.current)
  const go = (query: string, state: typeof DRAFT | null) => {
    cancel()
    submittedQuery.current = query.trim()
    const { address, replaces } = latest.current
    const path = writeSearchUrl({ ...address, query: query.trim(), page: 1 })
    void navigate(path, { replace: replaces(path), preventScrollReset: true, state })
  }
  const later = (query: string) => {
    cancel()
    if (query.trim() !== '') timer.current = setTimeout(() => go(query, DRAFT), SEARCH_DEBOUNCE_MS)
  }
  return { now: (query: string) => go(query, null), later, cancel, asked: submittedQuery }
}

/** The text in the box: typed, or the query of the URL that was opened otherwise (an offer, «back»). */
function useBoxText(query: string, { asked, cancel }: ReturnType<typeof useAsk>) {
  const [text, setText] = useState(query)
  const shown = useRef(query)
  useEffect(() => {
    if (shown.current === query) return
    shown.current = query
    if (asked.current === query) return
    asked.current = query
    cancel()
    setText(query)
  })
  return [text, setText] as const
}

export function SearchForm({ results, searching }: { results: Results; searching: boolean }) {
  const { address } = results
  const texts = useMessages(searchMessages)
  const input = useRef<HTMLInputElement>(null)
  const ask = useAsk()
  const [text, setText] = useBoxText(address.query, ask)
  const suggestions = useSuggestions(results, text)
  const navigate = useNavigate()
  const tries = useRef(0)
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setText(event.target.value)
    suggestions.open()
    ask.later(event.target.value)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    suggestions.close()
    // A card is being opened: a query that still waits must not replace it.
    ask.cancel()
    if (suggestions.chosen) return navigate(suggestionCardUrl(suggestions.chosen))
    if (text.trim() === '') return
    tries.current += 1
    const mine = tries.current
    if (!/\d/.test(text)) return ask.now(text)
    const { askedNumber } = await import('@sverka/contract/company-search/pasted.rules')
    // Another query was submitted meanwhile.
    if (mine !== tries.current) return
    if (askedNumber(text)?.holds) await navigate(await submittedUrl({ ...address, query: text.trim(), page: 1 }))
    else ask.now(text)
  }
  const clear = () => {
    setText('')
    ask.now('')
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
        <ChosenFilters filters={address} />
      </form>
      <Offered suggestions={suggestions} />
      {text === '' && <UnderEmptyField />}
    </search>
  )
}

function Offered({ suggestions: { listId, groups, isOpen, chosen } }: { suggestions: Suggestions }) {
  const texts = useMessages(searchMessages)
  return (
    <SuggestionBox id={listId} role="listbox" aria-label={texts.label} hidden={!isOpen}>
      <SuggestionGroups listId={listId} groups={groups} labels={texts.groups} active={chosen} />
    </SuggestionBox>
  )
}

/** Hidden fields that submit the chosen filters without JavaScript. */
const ChosenFilters = ({ filters }: { filters: SearchFilters }) =>
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
