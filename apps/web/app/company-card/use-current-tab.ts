// Which tab the URL names.
import { type TabId, tabs } from '@sverka/contract/company-card/tabs'
import { useLocation } from 'react-router'

export function useCurrentTab(): TabId {
  const word = useLocation().pathname.split('/')[3]
  return tabs.find((tab) => tab.word === word)?.word ?? 'summary'
}
