// «Обновить данные»: while the source is asked, disabled with a spinner and another label (specification §4), without losing the focus.
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import styles from './company-card.module.css'
import { tabMessages } from './tab.messages.ts'
import { useRefresh } from './use-refresh.ts'

interface RefreshButtonProps {
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
