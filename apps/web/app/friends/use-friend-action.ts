// One act on a person: busy while it lasts, then the page's lists are read again; what went wrong is said aloud.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { useRefused } from '../shell/use-refused.ts'
import { useToast } from '../ui/toast.tsx'
import { friendsMessages } from './friends.messages.ts'

/** `done` is what is said when it worked. */
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
      toast.good(done)
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
