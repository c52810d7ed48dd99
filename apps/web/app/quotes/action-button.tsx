// A button that runs an action at once, such as closing a request for prices.
// Afterwards a message shows the result or the error, and the page's data are reloaded.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { useRefused } from '../shell/use-refused.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toast.tsx'
import { quotesMessages } from './quotes.messages.ts'

interface ActButtonProps {
  /** Label of the button. */
  text: string
  /** Message after success. */
  done: string
  act: () => Promise<unknown>
}

export function ActionButton({ text, done, act }: ActButtonProps) {
  const texts = useMessages(quotesMessages)
  const toast = useToast()
  const showError = useRefused()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      await act()
      toast.success(done)
    } catch (cause) {
      showError(cause, texts)
    } finally {
      await revalidate()
      setBusy(false)
    }
  }
  return (
    <Button busy={busy} onClick={() => void press()}>
      {text}
    </Button>
  )
}
