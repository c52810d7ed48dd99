// «Обновить данные»: asks the source, then the page reloads; a failure shows the alert and keeps what is shown (specification §4, §8).
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useToast } from '../ui/toast.tsx'
import { tabMessages } from './tab.messages.ts'

export function useRefresh(number: string): { readonly refreshing: boolean; readonly refresh: () => Promise<void> } {
  const texts = useMessages(tabMessages)
  const toast = useToast()
  const [refreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    try {
      await browserCall('GET /api/v1/company-update/', { query: { query: number } })
      window.location.reload()
    } catch (error) {
      const isEarly = isRefusal(error) && error.code === 'refreshed_recently'
      toast.bad(isEarly ? texts.refreshedRecently : texts.refreshFailed)
      setRefreshing(false)
    }
  }
  return { refreshing, refresh }
}
