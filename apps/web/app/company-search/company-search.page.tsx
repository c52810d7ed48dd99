// `/counter-parties`: the page that searches for companies. With JavaScript it searches while the visitor types; without, it is a plain form.
import { data, redirect, useNavigation, useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { languageInBrowser, languageOnServer } from '../reliability/reader-language.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Container } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/company-search.page'
import { searchMessages } from './company-search.messages.ts'
import styles from './company-search.module.css'
import { SearchForm } from './form/search-form.tsx'
import { loadResults, type Results } from './found/load-results.ts'
import { SearchResults } from './found/search-results.tsx'
import { loadRegions } from './load-regions.ts'
import { SearchFilters } from './search-filters.tsx'
import { hasFilters } from './search-url.ts'
import { selectionFrom } from './selection/selection-url.ts'
import { whereSubmitted } from './where-submitted.ts'

/** A URL sent by a search form (`whereSubmitted`) is redirected to the page of the company («card») or to plain results. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { call } = context.get(servicesContext)
  const { searchParams } = new URL(request.url)
  const submitted = await whereSubmitted(call, searchParams)
  if (submitted) throw redirect(submitted)
  const lang = languageOnServer(context)
  const [results, regions] = await Promise.all([loadResults(call, searchParams, lang), loadRegions(call, lang)])
  return data({ results, regions }, { status: results.state === 'failed' && results.status >= 400 ? results.status : 200 })
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const submitted = await whereSubmitted(browserCall, searchParams)
  if (submitted) throw redirect(submitted)
  const lang = languageInBrowser()
  const [results, regions] = await Promise.all([loadResults(browserCall, searchParams, lang), loadRegions(browserCall, lang)])
  return { results, regions }
}

/**
 * Whether the filters are shown. They are hidden if no filter is chosen and the search, not cut short, found nothing or its number was invalid
 * (a wrong check digit, or digits lost in a spreadsheet): every option would have zero results.
 */
function showsFilters(results: Results): boolean {
  if (hasFilters(results.url)) return true
  return results.state === 'found'
    ? !results.complete || results.companies.length > 0
    : results.state !== 'wrong-digit' && results.state !== 'rounded'
}

export default function CompanySearchPage({ loaderData: { results, regions } }: Route.ComponentProps) {
  const texts = useMessages(searchMessages)
  const isReloading = useRevalidator().state === 'loading'
  const searching = useNavigation().location?.pathname === '/counter-parties' || isReloading
  return (
    <>
      <PageHead
        title={texts.title}
        description={texts.description}
        canonical="/counter-parties"
        preview="search"
        noindex={results.state !== 'start'}
      />
      <div className={styles.head}>
        <Container>
          <Heading level={1} className={styles.title}>
            {texts.title}
          </Heading>
          <SearchForm results={results} searching={searching} />
          <Text as="p" size="caption" tone="muted" className={styles.hint}>
            {texts.hint}. <Link to={selectionFrom(results.url)}>{texts.selectionLink}</Link>
          </Text>
        </Container>
      </div>
      <Container className={styles.results}>
        <div className={showsFilters(results) ? styles.columns : styles.nothing}>
          {showsFilters(results) && <SearchFilters results={results} regions={regions} />}
          <SearchResults results={results} searching={searching} />
        </div>
      </Container>
    </>
  )
}
