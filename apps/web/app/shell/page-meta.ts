// The title and description that staff set for the page on screen; given by the root, read by the page's head.
import type { PageMeta } from '@sverka/contract/page-meta/page-meta'
import { createContext, use } from 'react'

export const PageMetaContext = createContext<PageMeta | null>(null)

/** The entry of this path, or null. Also holds the heading and the text that a listing shows above its cards. */
export const usePageMeta = (): PageMeta | null => use(PageMetaContext)
