// Hook that runs an action on a person: `busy` while it runs; then a message is shown and the page's lists are reloaded, or an error is shown.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { useRefused } from '../shell/use-refused.ts'
import { useToast } from '../ui/toast.tsx'
import { friendsMessages } from './friends.messages.ts'

/** `done` is the message after success. `run` resolves to whether the action succeeded. */
export function useFriendAction(work: () => Promise<unknown>, done: string): { busy: boolean; run: () => Promise<boolean> } {
  const texts = useMessages(friendsMessages)
  const refused = useRefused()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await work()
      toast.success(done)
      await revalidate()
      return true
    } catch (cause) {
      refused(cause, texts)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}
