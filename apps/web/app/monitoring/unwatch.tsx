// The button that stops watching one company of the list.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toast.tsx'
import { monitoringMessages } from './monitoring.messages.ts'

/** `id` and `name` of the company. */
export function Unwatch({ id, name }: { id: number; name: string }) {
  const texts = useMessages(monitoringMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const stopWatching = async () => {
    setBusy(true)
    try {
      await browserCall('DELETE /api/v1/monitoring/companies/:id/', { params: { id } })
      await revalidate()
    } catch (cause) {
      toast.error(errorText(isRefusal(cause) ? cause.code : 'internal_error'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="small" busy={busy} aria-label={texts.unwatchName(name)} onClick={() => void stopWatching()}>
      {texts.unwatch}
    </Button>
  )
}
