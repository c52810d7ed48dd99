// English texts of the blog.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: 'Blog',
  description: 'How to check partners, read open data and avoid losing money on deals. Articles in Russian.',
  lead: 'How to check partners and read open data.',
  filter: 'Search by title',
  more: 'Read more',
  moreOf: (title) => `Read more: ${title}`,
  none: 'No articles yet',
  notFound: 'Nothing found. Change the query.',
  all: 'All news',
  feed: 'RSS feed',
  trail: 'Way to the page',
  home: 'Home',
  onlyRussian: 'Articles are published in Russian.',
}
