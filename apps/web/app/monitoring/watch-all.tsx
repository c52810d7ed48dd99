// The button that watches many companies at once, up to the member's limit. A guest is asked to sign in first. A member whose plan has no
// monitoring sees which plan has it.
import { WATCHES_MAX } from '@sverka/contract/monitoring/monitoring.rules'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useAccount } from '../shell/account.tsx'
import { useRefused } from '../shell/use-refused.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toast.tsx'
import { listActsMessages } from './list-actions.messages.ts'
import { monitoringMessages } from './monitoring.messages.ts'
import { watchWhatFits } from './watch-what-fits.ts'

interface WatchAllProps {
  /** Loads the INN (taxpayer number) or OGRN (registration number) of each company; called when the button is pressed. */
  listNumbers: () => Promise<readonly string[]>
}

export function WatchAll({ listNumbers }: WatchAllProps) {
  const texts = useMessages(monitoringMessages)
  const words = useMessages(listActsMessages)
  const errorText = useErrorText()
  const showError = useRefused()
  const toast = useToast()
  const { ask: afterSignIn } = useAccount()
  const [busy, setBusy] = useState(false)
  const watch = async () => {
    setBusy(true)
    try {
      const numbers = [...new Set(await listNumbers())]
      // A list longer than the limit of watched companies is an error. Of a shorter one, as many companies are added as there is still room for.
      if (numbers.length > WATCHES_MAX) return toast.error(errorText('too_many_watches'))
      const { added, notAdded } = await watchWhatFits(browserCall, numbers)
      toast.success(notAdded > 0 ? words.partlyWatched(added, notAdded, WATCHES_MAX) : texts.newlyWatched(added))
    } catch (cause) {
      showError(cause, { failed: errorText('internal_error') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="eye" busy={busy} onClick={() => afterSignIn(() => void watch())}>
      {texts.watchAll}
    </Button>
  )
}
