// «Soon» beside what the card does not have yet; gone by itself once the tab is built.
import { type TabWord, tabs } from '@sverka/contract/company-card/tabs'
import { useMessages } from '../../i18n/catalogue.ts'
import { Tag } from '../../ui/badge.tsx'
import { homeMessages } from './home.messages.ts'

export function SoonMark({ tab }: { tab: TabWord }) {
  const { soon } = useMessages(homeMessages)
  return tabs.find(({ word }) => word === tab)?.built ? null : <Tag>{soon}</Tag>
}
