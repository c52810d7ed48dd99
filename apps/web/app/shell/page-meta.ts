// Title and description that staff set for the current page; provided by the root, used by the page's head.
import type { PageMeta } from '@sverka/contract/page-meta/page-meta'
import { createContext, use } from 'react'

export const PageMetaContext = createContext<PageMeta | null>(null)

/** The entry of the current path, or null. Listings also use its heading and text above their cards. */
export const usePageMeta = (): PageMeta | null => use(PageMetaContext)
