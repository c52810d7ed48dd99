// The results of a search: companies found, none found, a mistyped number, or a failure with a button to retry.
import { searchSorts } from '@sverka/contract/company-search/company-search.rules'
import { useRevalidator } from 'react-router'
import { useMessages } from '../../i18n/catalogue.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { Pager } from '../../shell/pager.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Text } from '../../ui/text.tsx'
import type { SearchMessages } from '../company-search.messages.ts'
import { searchMessages } from '../company-search.messages.ts'
import styles from '../company-search.module.css'
import { filterMessages } from '../filter.messages.ts'
import { hasFilters, type SearchUrl, writeSearchUrl } from '../search-url.ts'
import { AskedNumbers } from './asked-numbers.tsx'
import { FoundRow } from './found-row.tsx'
import type { Results } from './load-results.ts'
import { SearchTips } from './search-tips.tsx'

interface SearchResultsProps {
  results: Results
  /** True while a newer query is running. */
  searching: boolean
}

export function SearchResults({ results, searching }: SearchResultsProps) {
  const texts = useMessages(searchMessages)
  return (
    <div className={searching ? styles.stale : undefined} aria-busy={searching}>
      <VisuallyHidden>
        <span role="status">{searching ? texts.searching : statusText(results, texts)}</span>
      </VisuallyHidden>
      <Answer results={results} />
    </div>
  )
}

/** Text that screen readers announce when results arrive; failures are shown as alerts. */
function statusText(results: Results, texts: SearchMessages): string {
  if (results.state === 'failed' && results.code === 'search_late') return texts.lateTitle
  if (results.state !== 'found') return ''
  if (results.companies.length === 0) return results.complete ? texts.emptyTitle(results.url.query) : texts.lateTitle
  return texts.results(results.count, results.exact)
}

function Answer({ results }: { results: Results }) {
  const texts = useMessages(searchMessages)
  if (results.state === 'start') {
    return (
      <Panel>
        <EmptyState icon="search" title={texts.startTitle}>
          {texts.startText}
        </EmptyState>
      </Panel>
    )
  }
  if (results.state === 'wrong-digit') {
    return (
      <>
        <Note tone="warning" title={texts.wrongDigitTitle} alert>
          <p>{texts.wrongDigitText(results.url.query)}</p>
        </Note>
        {results.meant.length > 0 && (
          <Panel flush title={texts.transposed} className={styles.meant}>
            {results.meant.map((company) => (
              <FoundRow key={company.id} company={company} />
            ))}
          </Panel>
        )}
        <SearchTips />
      </>
    )
  }
  if (results.state === 'rounded') {
    return (
      <>
        <Note tone="warning" title={texts.roundedTitle} alert>
          <p>{texts.roundedText}</p>
        </Note>
        <SearchTips />
      </>
    )
  }
  if (results.state === 'failed') return results.code === 'search_late' ? <Late /> : <Failure code={results.code} />
  return <Found results={results} />
}

function Retry() {
  const texts = useMessages(searchMessages)
  const { revalidate, state } = useRevalidator()
  return (
    <Button size="small" busy={state === 'loading'} onClick={() => void revalidate()}>
      {texts.retry}
    </Button>
  )
}

function Failure({ code }: { code: string }) {
  const texts = useMessages(searchMessages)
  const errorText = useErrorText()
  return (
    <Note tone="bad" title={texts.failedTitle} alert action={<Retry />}>
      <p>{code === 'no_connection' ? texts.offline : errorText(code)}</p>
    </Note>
  )
}

/** Says which query was searched instead of a mistyped one, and links to other corrections. */
function Corrected({ results: { corrected, url } }: { results: Extract<Results, { state: 'found' }> }) {
  const texts = useMessages(searchMessages)
  if (!corrected) return null
  return (
    <p className={styles.corrected}>
      {texts.shownInstead(corrected.query)}
      {corrected.others.length > 0 && ' '}
      <QueryLinks queries={corrected.others} url={url} />
    </p>
  )
}

interface QueriesProps {
  queries: readonly string[]
  url: SearchUrl
}

/** «Возможно, вы искали» (did you mean): links to similar queries, shown if nothing was found. */
const SuggestedQueries = (props: QueriesProps) =>
  props.queries.length > 0 && (
    <p className={styles.offers}>
      <QueryLinks {...props} />
    </p>
  )

function QueryLinks({ queries, url }: QueriesProps) {
  const texts = useMessages(searchMessages)
  if (queries.length === 0) return null
  return (
    <>
      {texts.didYouMean}{' '}
      {queries.map((query, index) => (
        <span key={query}>
          {index > 0 && ', '}
          <Link to={writeSearchUrl({ ...url, query, page: 1 })}>{query}</Link>
        </span>
      ))}
    </>
  )
}

function Found({ results }: { results: Extract<Results, { state: 'found' }> }) {
  const texts = useMessages(searchMessages)
  const { tooNarrow } = useMessages(filterMessages)
  const { url, lastPage, count, exact, companies } = results
  if (companies.length === 0 && !results.complete) return <Late />
  if (companies.length === 0) {
    return (
      <>
        <WithLeadingZero companies={results.meant} />
        <Panel>
          <EmptyState icon="search" title={texts.emptyTitle(url.query)} compact>
            {hasFilters(url) ? tooNarrow : texts.emptyText}
          </EmptyState>
          <SuggestedQueries queries={results.offers} url={url} />
        </Panel>
        <SearchTips />
      </>
    )
  }
  return (
    <>
      <div className={styles.summary}>
        <p>
          <b>{texts.results(count, exact)}</b> {url.query && <Text tone="muted">{texts.forQuery(url.query)}</Text>}
        </p>
        {count > 1 && <Sorting url={url} />}
      </div>
      <Corrected results={results} />
      <AskedNumbers numbers={results.numbers} />
      <WithLeadingZero companies={results.meant} />
      {!results.complete && <Incomplete />}
      <Panel flush>
        {companies.map((company) => (
          <FoundRow key={company.id} company={company} />
        ))}
      </Panel>
      <Pages url={url} last={lastPage} />
    </>
  )
}

/** Companies whose ИНН (taxpayer number) is the searched number with a leading zero added; spreadsheets drop it. */
function WithLeadingZero({ companies }: { companies: Extract<Results, { state: 'found' }>['meant'] }) {
  const texts = useMessages(searchMessages)
  if (companies.length === 0) return null
  return (
    <Panel flush title={texts.withoutNought} className={styles.meant}>
      {companies.map((company) => (
        <FoundRow key={company.id} company={company} />
      ))}
    </Panel>
  )
}

/** The orders of the list as links, so that a sorted list can be shared and works without JavaScript. */
function Sorting({ url }: { url: SearchUrl }) {
  const texts = useMessages(searchMessages)
  const segments = ([null, ...searchSorts] as const).map((sort) => ({
    value: sort ?? 'best',
    label: texts.sorts[sort ?? 'best'],
    to: writeSearchUrl({ ...url, sort, page: 1 }),
  }))
  return <Segmented label={texts.sorting} segments={segments} chosen={url.sort ?? 'best'} />
}

/** Shown if the search ran out of time before it found anything: an empty list does not mean that no such company exists. */
function Late() {
  const texts = useMessages(searchMessages)
  return (
    <Note tone="warning" title={texts.lateTitle} action={<Retry />}>
      <p>{texts.lateText}</p>
    </Note>
  )
}

/** Shown if the search ran out of time: the results are only the best matches of the part that was searched. */
function Incomplete() {
  const texts = useMessages(searchMessages)
  return (
    <Note tone="warning" title={texts.incompleteTitle}>
      <p>{texts.incompleteText}</p>
    </Note>
  )
}

function Pages({ url, last }: { url: SearchUrl; last: number }) {
  return (
    <div className={styles.pager}>
      <Pager current={url.page} last={last} pageHref={(page) => writeSearchUrl({ ...url, page })} />
    </div>
  )
}
