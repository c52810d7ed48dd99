// `/blog`: articles, newest first, with a filter by title.
import { newsExcerpt, titleMatches } from '@sverka/contract/news/news.rules'
import type { Call } from '@sverka/contract/web-host'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { servicesContext } from '../context.ts'
import { useLocale, useMessages } from '../i18n/catalogue.ts'
import { DEFAULT_LOCALE } from '../i18n/locale.ts'
import { PageHead } from '../shell/page-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { TextField } from '../ui/field.tsx'
import { Container, Row, Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/news-list.page'
import { newsMessages } from './news.messages.ts'
import { type Card, NewsCard } from './news-card.tsx'
import styles from './news-list.module.css'

/** Specification §9: all articles are loaded and the browser filters them. 9,999 is the largest page size of lists. */
const ALL = 9999

/** Sends the browser only what the list shows, without the text of the articles. */
async function load(call: Call): Promise<{ cards: Card[] }> {
  const { result } = await pageData(call('GET /api/v1/news/', { query: { page_size: ALL } }))
  return { cards: result.map(({ content, ...rest }) => ({ ...rest, excerpt: newsExcerpt(content) })) }
}

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(servicesContext).call)

export const clientLoader = () => load(browserCall)

export default function NewsListPage({ loaderData: { cards } }: Route.ComponentProps) {
  const texts = useMessages(newsMessages)
  const isRussian = useLocale() === DEFAULT_LOCALE
  return (
    <Container className={styles.page}>
      <PageHead title={texts.title} description={texts.description} canonical="/blog" preview="blog" feed="/blog/rss.xml" />
      <Row between wrap align="baseline">
        <Stack gap={2}>
          <Heading level={1}>{texts.title}</Heading>
          <Text as="p" size="lead" tone="secondary">
            {texts.lead}
          </Text>
        </Stack>
        <a href="/blog/rss.xml">{texts.feed}</a>
      </Row>
      {!isRussian && <Note>{texts.onlyRussian}</Note>}
      <FilteredCards cards={cards} />
    </Container>
  )
}

function FilteredCards({ cards }: { cards: readonly Card[] }) {
  const texts = useMessages(newsMessages)
  const [filter, setFilter] = useState('')
  const shown = cards.filter((card) => titleMatches(card.title, filter))
  if (cards.length === 0) return <EmptyState icon="file" title={texts.none} />
  return (
    <>
      <div className={styles.filter}>
        <TextField
          type="search"
          icon="search"
          label={texts.filter}
          labelHidden
          placeholder={texts.filter}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      </div>
      <div role="status">{shown.length === 0 && <EmptyState icon="search">{texts.notFound}</EmptyState>}</div>
      <ul className={styles.cards}>
        {shown.map((card) => (
          <NewsCard key={card.id} card={card} />
        ))}
      </ul>
    </>
  )
}
