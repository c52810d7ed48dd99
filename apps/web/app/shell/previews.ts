// Pictures of link previews, one for each kind of page; drawn by `node tools/draw-previews.ts`.
import blog from './previews/blog.png?url'
import company from './previews/company.png?url'
import search from './previews/search.png?url'
import sellers from './previews/sellers.png?url'
import site from './previews/site.png?url'

export const previews = { site, company, search, blog, sellers }

export type PreviewKind = keyof typeof previews

/** Size of every picture, in pixels. */
export const PREVIEW_WIDTH = 1200
export const PREVIEW_HEIGHT = 630
