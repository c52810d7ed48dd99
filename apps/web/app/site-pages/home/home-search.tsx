// The company search of the home page: a combobox with a list of results; without JavaScript a plain form that opens the search page.
import { type FocusEvent, type FormEvent, type KeyboardEvent, type Ref, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { optionId, suggestionCardUrl } from '../../company-search/form/suggestion-groups.rules.ts'
import { UnderEmptyField } from '../../company-search/recent/under-empty-field.tsx'
import { submittedUrl } from '../../company-search/search-url.ts'
import { SubmittedField } from '../../company-search/submitted-field.tsx'
import { useMessages } from '../../i18n/catalogue.ts'
import { Button, IconButton, Spinner } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { homeMessages } from './home.messages.ts'
import styles from './home-search.module.css'
import { listRows } from './home-search.rules.ts'
import { HomeSearchDrop } from './home-search-drop.tsx'
import { useHomeSearch } from './use-home-search.ts'

export function HomeSearch() {
  const { search: texts } = useMessages(homeMessages)
  const search = useHomeSearch()
  const { text, type } = search
  const submit = useSubmit(search)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const clear = () => {
    type('')
    input.current?.focus()
  }
  return (
    <search className={styles.search} {...useKeysAndFocus(search)}>
      <form action="/counter-parties" method="get" className={styles.form} onSubmit={(event) => void submit(event)}>
        <SubmittedField />
        <SearchInput ref={input} listId={listId} search={search} />
        {text !== '' && <IconButton icon="close" label={texts.clear} small onClick={clear} />}
        <Button type="submit" variant="primary" size="large">
          {texts.find}
        </Button>
      </form>
      <HomeSearchDrop listId={listId} search={search} />
      {text === '' && <UnderEmptyField />}
    </search>
  )
}

type Search = ReturnType<typeof useHomeSearch>

/** The row selected by keyboard; undefined if none is or the list is closed. */
const activeRow = ({ state }: Search) => (state.isOpen && state.active !== null ? listRows(state)[state.active] : undefined)

/** Enter and the button open the row selected by keyboard. Without one, a complete number opens its company's card, any other text the results. */
function useSubmit(search: Search) {
  const navigate = useNavigate()
  return async (event: FormEvent) => {
    event.preventDefault()
    const active = activeRow(search)
    // Specification §5: an empty query is not searched.
    if (active) await navigate(suggestionCardUrl(active))
    else if (search.text.trim() !== '') await navigate(await submittedUrl({ query: search.text.trim() }))
  }
}

/** Arrow keys move through the rows; Escape and leaving the box close the list. */
function useKeysAndFocus({ dispatch }: Search) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dispatch({ type: 'closed' })
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    dispatch({ type: 'moved', step: event.key === 'ArrowDown' ? 1 : -1 })
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) dispatch({ type: 'closed' })
  }
  return { onKeyDown, onBlur }
}

interface SearchInputProps {
  ref: Ref<HTMLInputElement>
  listId: string
  search: Search
}

function SearchInput({ ref, listId, search }: SearchInputProps) {
  const { search: texts } = useMessages(homeMessages)
  const { text, state, dispatch, type } = search
  const active = activeRow(search)
  return (
    <label className={styles.label}>
      {state.isWaiting ? <Spinner /> : <Icon name="search" size="large" />}
      <VisuallyHidden>{texts.label}</VisuallyHidden>
      <input
        ref={ref}
        className={styles.input}
        name="query"
        value={text}
        role="combobox"
        aria-expanded={state.isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(listId, active)}
        placeholder={texts.placeholder}
        // The limit of the API.
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => type(event.target.value)}
        onFocus={() => dispatch({ type: 'opened' })}
      />
    </label>
  )
}
