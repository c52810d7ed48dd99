// Frame of the list in a card's tab: number of entries and source above it, pager below; a message instead of an empty list.
import type { Provenance } from '@sverka/contract/company/company'
import type { SourceCheck } from '@sverka/contract/company-card/tab-lists'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { Pager } from '../shell/pager.tsx'
import type { IconName } from '../ui/icon.tsx'
import { Stack } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import styles from './tab.module.css'
import { TabEmpty } from './tab-empty.tsx'
import { tabListMessages } from './tab-list.messages.ts'
import { TabProvenance } from './tab-provenance.tsx'

interface ListPage {
  /** Entries that match the filters. */
  readonly count: number
  /** Entries without filters. */
  readonly total: number
  /** Entries that the source counts, which may be more than it returned; null if it does not say. */
  readonly known: number | null
  readonly page: number
  readonly page_size: number
  readonly source: Provenance | null
  readonly checked: SourceCheck
}

interface TabListProps {
  list: ListPage
  icon?: IconName
  /** See `TabEmpty`. */
  saysNoData?: boolean
  /** Text instead of the usual number found. */
  found?: string | undefined
  /** The entries of this page. */
  children: ReactNode
}

export function TabList({ list, icon, saysNoData, found, children }: TabListProps) {
  const texts = useMessages(tabListMessages)
  const { pathname } = useLocation()
  const [filters] = useSearchParams()
  if (list.count === 0)
    return <TabEmpty checked={list.checked} total={list.total} {...(icon && { icon })} {...(saysNoData && { saysNoData })} />
  // The parameter `record` selects the page with one record, so links to other pages drop it.
  const pageHref = (page: number) => {
    const next = new URLSearchParams(filters)
    next.set('page', String(page))
    next.delete('record')
    return `${pathname}?${next}`
  }
  return (
    <Stack>
      <div className={styles.listHead} id="record-list">
        <Text as="p" size="caption" tone="secondary">
          <span role="status">{found ?? texts.found(list.count, list.total)}</span>
          {list.known !== null && <>. {texts.known(list.known)}</>}
        </Text>
        <TabProvenance source={list.source} />
      </div>
      {children}
      <Pager current={list.page} last={Math.ceil(list.count / list.page_size)} pageHref={pageHref} />
    </Stack>
  )
}
