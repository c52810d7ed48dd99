// One article in the list of the blog: picture (the site's logo if it has none), date, title, excerpt.
import type { News } from '@sverka/contract/news/news'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Link } from '../ui/link.tsx'
import { Text } from '../ui/text.tsx'
import { newsMessages } from './news.messages.ts'
import styles from './news-card.module.css'
import { NewsPicture } from './news-picture.tsx'

/** An article with an excerpt instead of its text. */
export type Card = Omit<News, 'content'> & { readonly excerpt: string }

export function NewsCard({ card }: { card: Card }) {
  const texts = useMessages(newsMessages)
  const format = useFormat()
  return (
    <li className={styles.card}>
      <NewsPicture image={card.image} />
      <div className={styles.words}>
        <time dateTime={card.created_at} className={styles.date}>
          {format.longDateOfTime(card.created_at)}
        </time>
        <h2 lang="ru" className={styles.title}>
          {card.title}
        </h2>
        <p lang="ru">
          <Text tone="secondary">{card.excerpt}</Text>
        </p>
        <Link to={`/blog/${card.id}`} className={styles.more} aria-label={texts.moreLabel(card.title)}>
          {texts.more}
        </Link>
      </div>
    </li>
  )
}
