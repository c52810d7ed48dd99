// «Обновить данные»: disabled with a spinner and another label while the source is asked (specification §4).
import { useMessages } from '../i18n/catalogue.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { tabMessages } from './tab.messages.ts'
import { useRefresh } from './use-refresh.ts'

export function RefreshButton({ number }: { number: string }) {
  const texts = useMessages(tabMessages)
  const { refreshing, refresh } = useRefresh(number)
  if (refreshing) return <Button busy>{texts.refreshing}</Button>
  return <IconButton icon="refresh" outlined label={texts.refresh} title={texts.refresh} onClick={refresh} />
}
