// The panel under the search field of the home page: a switch between companies and sole traders, the rows found, or the
// reason why there are none.

import { type ReactNode, useEffect, useState } from 'react'
import { SuggestionBox, SuggestionGroups } from '../../company-search/form/suggestion-groups.tsx'
import { writeSearchUrl } from '../../company-search/search-url.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useLaterErrorText } from '../../i18n/use-error-text.ts'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { HomeMessages } from './home.messages.ts'
import { homeMessages } from './home.messages.ts'
import { type Found, groupSuggestions, listRows, type SearchState, searchModes } from './home-search.rules.ts'
import styles from './home-search-drop.module.css'
import type { useHomeSearch } from './use-home-search.ts'

interface DropProps {
  /** Id of the list of rows, for the field's `aria-controls`. */
  listId: string
  search: Pick<ReturnType<typeof useHomeSearch>, 'state' | 'dispatch' | 'retry'>
}

export function HomeSearchDrop({ listId, search: { state, dispatch, retry } }: DropProps) {
  const { search: texts } = useMessages(homeMessages)
  const { outcome, isOpen, mode } = state
  const found = outcome.kind === 'found' ? outcome.found : null
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isOpen ? announcement(state, texts) : ''}</span>
      </VisuallyHidden>
      <SuggestionBox hidden={!isOpen}>
        {found && found.companies.length > 0 && (
          <div className={styles.head}>
            <Segmented
              label={texts.show}
              segments={searchModes.map((value) => ({ value, label: texts.modes[value] }))}
              chosen={mode}
              onChoose={(chosen) => dispatch({ type: 'mode', mode: chosen })}
            />
            <span className={styles.count}>{texts.found(found.count, found.exact)}</span>
          </div>
        )}
        <div
          id={listId}
          role="listbox"
          aria-label={texts.label}
          aria-busy={state.isWaiting}
          className={state.isWaiting ? styles.stale : undefined}
        >
          {found && <Groups listId={listId} state={state} />}
        </div>
        <Remark state={state} />
        {(outcome.kind === 'failed' || state.failure !== null || found?.complete === false) && (
          <p className={styles.again}>
            <Button size="small" busy={state.isWaiting} onClick={retry}>
              {texts.retry}
            </Button>
          </p>
        )}
        {found && <DidYouMean found={found} />}
        {found && found.companies.length > 0 && <AllResults found={found} />}
      </SuggestionBox>
    </>
  )
}

/** The text for screen readers while the search runs and when the results are there; empty for a failure, which is shown elsewhere. */
function announcement({ outcome, isWaiting, failure }: SearchState, texts: HomeMessages['search']): string {
  if (isWaiting) return texts.searching
  if (failure !== null) return ''
  if (outcome.kind !== 'found') return ''
  const { count, complete } = outcome.found
  return count === 0 && !complete ? texts.late : texts.foundAloud(count)
}

const AllResults = ({ found }: { found: Found }) => {
  const { search: texts } = useMessages(homeMessages)
  return (
    <p className={styles.all}>
      <Link to={`/counter-parties?${new URLSearchParams({ query: found.query })}`}>{texts.all}</Link>
    </p>
  )
}

/** The corrected query that was searched instead of the typed one, and links to other queries. */
function DidYouMean({ found: { corrected, offers } }: { found: Found }) {
  const { search: texts } = useMessages(homeMessages)
  const queries = corrected?.others ?? offers
  if (!corrected && queries.length === 0) return null
  return (
    <p className={styles.remark}>
      {corrected && `${texts.shownInstead(corrected.query)} `}
      {queries.length > 0 && `${texts.didYouMean} `}
      {queries.map((query, index) => (
        <span key={query}>
          {index > 0 && ', '}
          <Link to={writeSearchUrl({ query })}>{query}</Link>
        </span>
      ))}
    </p>
  )
}

/** The reason why there are no rows, or a failure of the latest search beside the rows of an earlier one; otherwise nothing. */
function Remark({ state }: { state: SearchState }) {
  const { search: texts } = useMessages(homeMessages)
  const { outcome } = state
  const remark = (): ReactNode => {
    if (outcome.kind === 'searching') return texts.searching
    if (outcome.kind === 'wrong-digit') return texts.wrongDigit
    if (outcome.kind === 'rounded') return texts.rounded
    if (state.failure !== null) return <Failed code={state.failure} />
    if (outcome.kind === 'failed') return <Failed code={outcome.code} />
    if (outcome.kind !== 'found' || listRows(state).length > 0) return null
    if (!outcome.found.complete) return texts.late
    return outcome.found.companies.length === 0 ? texts.empty : texts.emptyGroup
  }
  const text = remark()
  return text && <p className={styles.remark}>{text}</p>
}

/** Text of a failure. `search_late`: the search ran out of time; `no_connection`: the server was not reached. */
function Failed({ code }: { code: string }) {
  const { search: texts } = useMessages(homeMessages)
  if (code === 'search_late') return texts.late
  return code === 'no_connection' ? texts.offline : <Refused code={code} />
}

/** Any other error: its text is loaded only when it is needed, since the page's scripts are limited in size. */
function Refused({ code }: { code: string }) {
  const { search: texts } = useMessages(homeMessages)
  const errorText = useLaterErrorText()
  const [text, setText] = useState('')
  useEffect(() => void errorText(code, texts.offline).then(setText), [code, errorText, texts.offline])
  return text
}

function Groups({ listId, state }: { listId: string; state: SearchState }) {
  const { search: texts } = useMessages(homeMessages)
  const active = state.active === null ? undefined : listRows(state)[state.active]
  return <SuggestionGroups listId={listId} groups={groupSuggestions(state)} labels={texts.modes} active={active} />
}
