// Watches all companies of a list that is checked, as far as one member may.
import { WATCHES_MAX } from '@sverka/contract/monitoring.rules'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useMe } from '../profile/use-me.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toast.tsx'
import { bulkChecksMessages } from './bulk-checks.messages.ts'

export function WatchAll({ id }: { id: number }) {
  const texts = useMessages(bulkChecksMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const { plan_features: gives, is_staff: isStaff } = useMe()
  const [busy, setBusy] = useState(false)
  if (!gives.notifications_enabled && !isStaff) return null
  const watch = async () => {
    setBusy(true)
    try {
      const added = await watchLines(id)
      if (added === null) toast.bad(errorText('too_many_watches'))
      else toast.good(texts.watched(added))
    } catch (cause) {
      toast.bad(errorText(isRefusal(cause) ? cause.code : 'internal_error'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="eye" busy={busy} onClick={() => void watch()}>
      {texts.watchAll}
    </Button>
  )
}

/** Answers how many companies are watched anew; null where the list holds more than one may watch. */
async function watchLines(id: number): Promise<number | null> {
  const asked = { params: { id }, query: { page_size: WATCHES_MAX * 2 } }
  const { result } = await browserCall('GET /api/v1/bulk-checks/:id/lines/', asked)
  const numbers = [...new Set(result.flatMap(({ company }) => company?.ogrn ?? []))]
  if (numbers.length > WATCHES_MAX) return null
  if (numbers.length === 0) return 0
  return (await browserCall('POST /api/v1/monitoring/companies/', { body: { numbers } })).added
}
