// The tab of a company card that the URL names.
import { type TabId, tabs } from '@sverka/contract/company-card/tabs'
import { useLocation } from 'react-router'

/** The fourth part of `/counter-parties/NUMBER/TAB`; the summary, whose URL has no such part, also for an unknown one. */
export function useCurrentTab(): TabId {
  const tabId = useLocation().pathname.split('/')[3]
  return tabs.find((tab) => tab.id === tabId)?.id ?? 'summary'
}
