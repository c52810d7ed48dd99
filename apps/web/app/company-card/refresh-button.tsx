// Button «Обновить данные» (refresh data) of a company card. While the source is queried it has a spinner and another label and ignores clicks
// (specification §4), but keeps the focus.
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import styles from './company-card.module.css'
import { tabMessages } from './tab.messages.ts'
import { useRefresh } from './use-refresh.ts'

interface RefreshButtonProps {
  /** Taxpayer or registration number of the company. */
  number: string
  /** Shows the icon alone. */
  iconOnly?: boolean
}

export function RefreshButton({ number, iconOnly }: RefreshButtonProps) {
  const texts = useMessages(tabMessages)
  const { refreshing, refresh } = useRefresh(number)
  return (
    <Button icon="refresh" className={iconOnly ? styles.refresh : undefined} busy={refreshing} title={texts.refresh} onClick={refresh}>
      {refreshing ? texts.refreshing : iconOnly ? <VisuallyHidden>{texts.refresh}</VisuallyHidden> : texts.refresh}
    </Button>
  )
}
