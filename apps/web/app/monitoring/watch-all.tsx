// Watches many companies at once, up to the member's limit; a guest signs in first, and is told which plan has watching.
import { WATCHES_MAX } from '@sverka/contract/monitoring/monitoring.rules'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useAccount } from '../shell/account.tsx'
import { useRefused } from '../shell/use-refused.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toast.tsx'
import { listActsMessages } from './list-acts.messages.ts'
import { monitoringMessages } from './monitoring.messages.ts'
import { watchWhatFits } from './watch-what-fits.ts'

interface WatchAllProps {
  /** INN or OGRN of the companies; called when the button is pressed. */
  listNumbers: () => Promise<readonly string[]>
}

export function WatchAll({ listNumbers }: WatchAllProps) {
  const texts = useMessages(monitoringMessages)
  const acts = useMessages(listActsMessages)
  const errorText = useErrorText()
  const refused = useRefused()
  const toast = useToast()
  const { ask } = useAccount()
  const [busy, setBusy] = useState(false)
  const watch = async () => {
    setBusy(true)
    try {
      const numbers = [...new Set(await listNumbers())]
      if (numbers.length > WATCHES_MAX) return toast.error(errorText('too_many_watches'))
      const { added, left } = await watchWhatFits(browserCall, numbers)
      toast.success(left > 0 ? acts.partlyWatched(added, left, WATCHES_MAX) : texts.newlyWatched(added))
    } catch (cause) {
      refused(cause, { failed: errorText('internal_error') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="eye" busy={busy} onClick={() => ask(() => void watch())}>
      {texts.watchAll}
    </Button>
  )
}
