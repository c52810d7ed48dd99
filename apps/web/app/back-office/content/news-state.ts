// The three states of a news article, as staff choose and see them.
import type { StaffNews } from '@sverka/contract/news/news.staff'

export const STATES = ['draft', 'scheduled', 'published'] as const
export type NewsState = (typeof STATES)[number]

/** The API stores two fields instead of a state. `scheduled`: not published yet, but with a time of publication. */
export const newsState = ({ is_published, publish_at }: StaffNews): NewsState =>
  is_published ? 'published' : publish_at ? 'scheduled' : 'draft'
