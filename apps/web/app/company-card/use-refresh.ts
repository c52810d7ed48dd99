// Action of the button «Обновить данные» (refresh data): loads the company from its source again and reloads the page. A failure shows an alert and
// leaves the page as it is (specification §4, §8).
import type { Refusal } from '@sverka/contract/web-host'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useToast } from '../ui/toast.tsx'
import { tabMessages } from './tab.messages.ts'

/** `number`: taxpayer or registration number of the company; `refreshing`: true from the click until the page reloads or the refresh fails. */
export function useRefresh(number: string): { readonly refreshing: boolean; readonly refresh: () => Promise<void> } {
  const texts = useMessages(tabMessages)
  const toast = useToast()
  const [refreshing, setRefreshing] = useState(false)
  const refusedText = ({ code, retryAfter }: Refusal): string => {
    if (code === 'refreshed_recently' && retryAfter) return texts.refreshedRecently(retryAfter)
    return code === 'company_not_found' ? texts.sourceUnknown(number) : texts.refreshFailed
  }
  const refresh = async () => {
    setRefreshing(true)
    try {
      await browserCall('GET /api/v1/company-update/', { query: { query: number } })
      window.location.reload()
    } catch (error) {
      toast.error(isRefusal(error) ? refusedText(error) : texts.refreshFailed)
      setRefreshing(false)
    }
  }
  return { refreshing, refresh }
}
