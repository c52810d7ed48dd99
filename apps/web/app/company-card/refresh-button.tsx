// «Обновить данные»: disabled with a spinner and another label while the source is asked (specification §4).
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { tabMessages } from './tab.messages.ts'
import { useRefresh } from './use-refresh.ts'

export function RefreshButton({ number }: { number: string }) {
  const texts = useMessages(tabMessages)
  const { refreshing, refresh } = useRefresh(number)
  return (
    <Button icon="refresh" busy={refreshing} onClick={refresh}>
      {refreshing ? texts.refreshing : texts.refresh}
    </Button>
  )
}
