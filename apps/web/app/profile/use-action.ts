// Runs the action of a button in the profile: `busy` while it runs; if it fails, a general message is shown and the error is logged.
import { useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useToast } from '../ui/toast.tsx'
import { profileMessages } from './profile.messages.ts'

export function useAction(work: () => Promise<void>): { busy: boolean; run: () => void } {
  const texts = useMessages(profileMessages)
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      console.warn(error)
      toast.error(texts.failed)
    } finally {
      setBusy(false)
    }
  }
  return { busy, run: () => void start() }
}
