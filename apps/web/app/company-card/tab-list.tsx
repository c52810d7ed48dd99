// Shared by the lists of tabs: number found, the list, pager, source.
import type { Provenance } from '@sverka/contract/company/company'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { Pager } from '../shell/pager.tsx'
import type { IconName } from '../ui/icon.tsx'
import { Stack } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import { tabMessages } from './tab.messages.ts'
import styles from './tab.module.css'
import { TabEmpty, TabSource } from './tab-source.tsx'

interface ListPage {
  readonly count: number
  readonly total: number
  readonly known: number | null
  readonly page: number
  readonly page_size: number
  readonly source: Provenance | null
}

interface TabListProps {
  list: ListPage
  icon?: IconName
  /** «Не найдено на …» where the source has no entry. */
  saysNotFound?: boolean
  /** The entries of this page. */
  children: ReactNode
}

export function TabList({ list, icon, saysNotFound = false, children }: TabListProps) {
  const texts = useMessages(tabMessages)
  const { pathname } = useLocation()
  const [filters] = useSearchParams()
  if (list.count === 0) return <TabEmpty source={list.source} total={list.total} saysNotFound={saysNotFound} {...(icon ? { icon } : {})} />
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
          <span role="status">{texts.found(list.count, list.total)}</span>
          {list.known !== null && <>. {texts.known(list.known)}</>}
        </Text>
        <TabSource source={list.source} />
      </div>
      {children}
      <Pager current={list.page} last={Math.ceil(list.count / list.page_size)} pageHref={pageHref} />
    </Stack>
  )
}
