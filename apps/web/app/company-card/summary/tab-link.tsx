// Link from a panel of the card's summary to the tab with the details; it keeps the kind of deal, sum and branch of the URL.
import type { TabId } from '@sverka/contract/company-card/tabs'
import { useParams } from 'react-router'
import { useMessages } from '../../i18n/catalogue.ts'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { tabPath } from '../card-url.ts'
import { useWithDeal } from '../purpose.ts'
import { summaryMessages } from './summary.messages.ts'

interface TabLinkProps {
  tab: TabId
  /** Label instead of «Подробнее» (details). */
  label?: string
}

export function TabLink({ tab, label }: TabLinkProps) {
  const texts = useMessages(summaryMessages)
  const { id = '' } = useParams()
  const path = useWithDeal()(tabPath(id, tab))
  if (label) return <Link to={path}>{label}</Link>
  return (
    <Link to={path}>
      {texts.details}
      <VisuallyHidden>: {texts.tabs[tab]}</VisuallyHidden>
    </Link>
  )
}
