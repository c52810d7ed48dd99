// `/blog/:id`: one article of the blog, always in Russian; readers of other languages get a note about that.
import type { News } from '@sverka/contract/news/news'
import { newsExcerpt } from '@sverka/contract/news/news.rules'
import type { Call } from '@sverka/contract/web-host'
import { data } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { servicesContext } from '../context.ts'
import { useLocale, useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { DEFAULT_LOCALE } from '../i18n/locale.ts'
import { PageHead } from '../shell/page-head.tsx'
import { useSite } from '../shell/root-data.ts'
import { StructuredData } from '../shell/structured-data.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Container } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Heading } from '../ui/text.tsx'
import type { Route } from './+types/article.page'
import styles from './article.module.css'
import { newsMessages } from './news.messages.ts'
import { NewsPicture } from './news-picture.tsx'

async function load(call: Call, id: string): Promise<News> {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw data({ code: 'not_found' }, { status: 404 })
  return pageData(call('GET /api/v1/news/:id/', { params: { id: Number(id) } }))
}

export const loader = ({ params, context }: Route.LoaderArgs) => load(context.get(servicesContext).call, params.id)

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserCall, params.id)

export default function ArticlePage({ loaderData: article }: Route.ComponentProps) {
  const texts = useMessages(newsMessages)
  const format = useFormat()
  const isRussian = useLocale() === DEFAULT_LOCALE
  const crumbs = [{ label: texts.home, to: '/' }, { label: texts.title, to: '/blog' }, { label: article.title }]
  return (
    <Container className={styles.page}>
      <ArticleHead article={article} />
      <Breadcrumbs label={texts.trail} crumbs={crumbs} />
      {!isRussian && <Note>{texts.onlyRussian}</Note>}
      <article lang={DEFAULT_LOCALE} className={styles.article}>
        <NewsPicture image={article.image} large />
        <Heading level={1}>{article.title}</Heading>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server's allow-list when saved and when sent */}
        <div className={styles.content} dangerouslySetInnerHTML={{ __html: article.content }} />
        <time dateTime={article.created_at} className={styles.date}>
          {format.longDateOfTime(article.created_at)}
        </time>
      </article>
      <ButtonLink to="/blog" icon="arrow-left">
        {texts.all}
      </ButtonLink>
    </Container>
  )
}

function ArticleHead({ article: { id, title, content, image, created_at } }: { article: News }) {
  const { publicUrl } = useSite()
  const address = `/blog/${id}`
  const posting = { '@type': 'BlogPosting', headline: title, datePublished: created_at, inLanguage: 'ru', url: publicUrl + address }
  return (
    <>
      <PageHead title={title} description={newsExcerpt(content)} canonical={address} onlyRussian preview="blog" />
      <StructuredData data={image ? { ...posting, image: publicUrl + image } : posting} />
    </>
  )
}
