// Search of counterparties: works as a plain form, and as one types when JavaScript is there.
import { data, useNavigation } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Container } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/company-search.page'
import { searchMessages } from './company-search.messages.ts'
import styles from './company-search.module.css'
import { loadResults } from './load-results.ts'
import { SearchForm } from './search-form.tsx'
import { SearchResults } from './search-results.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const results = await loadResults(context.get(servicesContext).call, new URL(request.url).searchParams)
  return data(results, { status: results.state === 'failed' && results.status >= 400 ? results.status : 200 })
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadResults(browserCall, new URL(request.url).searchParams)

export default function CompanySearchPage({ loaderData: results }: Route.ComponentProps) {
  const texts = useMessages(searchMessages)
  const searching = useNavigation().location?.pathname === '/counter-parties'
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
          <SearchForm query={results.query} searching={searching} />
          <Text as="p" size="caption" tone="muted" className={styles.hint}>
            {texts.hint}
          </Text>
        </Container>
      </div>
      <Container className={styles.results}>
        <SearchResults results={results} searching={searching} />
      </Container>
    </>
  )
}
