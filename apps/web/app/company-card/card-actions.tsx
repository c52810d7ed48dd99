// What a visitor does with a card: refresh it from the source, download it.
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toast.tsx'
import styles from './company-card.module.css'
import { DownloadLink } from './download-link.tsx'
import { tabMessages } from './tab.messages.ts'

export function CardActions({ number }: { number: string }) {
  const texts = useMessages(tabMessages)
  const { refreshing, refresh } = useRefresh(number)
  return (
    <div className={styles.actions}>
      <Button icon="refresh" busy={refreshing} onClick={refresh}>
        {refreshing ? texts.refreshing : texts.refresh}
      </Button>
      <DownloadLink number={number} />
    </div>
  )
}

/** Specification §4: disabled with a spinner, then the page reloads; a failure keeps what is shown. */
function useRefresh(number: string) {
  const texts = useMessages(tabMessages)
  const toast = useToast()
  const [refreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    try {
      await browserCall('GET /api/v1/company-update/', { query: { query: number } })
      window.location.reload()
    } catch {
      toast.bad(texts.refreshFailed)
      setRefreshing(false)
    }
  }
  return { refreshing, refresh }
}
