// Sends a decision of staff, one at a time; then shows a message and reloads the list. If a colleague decided first, the message says who and when.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useToast } from '../ui/toast.tsx'
import { backOfficeMessages } from './back-office.messages.ts'

/** Runs the API call `work`. Resolves to true if the server accepted the decision, and then shows `done`; else shows the error. Never throws. */
export type Decide = (work: () => Promise<unknown>, done: string) => Promise<boolean>

/** `onDone` runs after a decision, one's own or a colleague's. `taken` replaces the message for the error `conflict`. */
export function useDecision(onDone: () => void = () => undefined, taken?: string): { busy: boolean; decide: Decide } {
  const refusedText = useRefusedText(taken)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const decide: Decide = async (work, done) => {
    if (busy) return false
    setBusy(true)
    try {
      await work()
      toast.success(done)
      onDone()
      return true
    } catch (error) {
      toast.error(refusedText(error))
      // A colleague has decided already (`decided` has who and when): the next request follows.
      if (isRefusal(error) && error.decided) onDone()
      return false
    } finally {
      setBusy(false)
      await revalidate()
    }
  }
  return { busy, decide }
}

/** Text of an error; if a colleague has decided already, it names that colleague and the time. */
export function useRefusedText(taken?: string): (error: unknown) => string {
  const texts = useMessages(backOfficeMessages)
  const errorText = useErrorText()
  const format = useFormat()
  return (error) => {
    if (!isRefusal(error)) {
      console.warn(error)
      return texts.failed
    }
    if (error.decided) return texts.decidedBefore(error.decided.by ?? texts.server, format.dateTime(error.decided.at))
    return error.code === 'conflict' ? (taken ?? texts.taken) : errorText(error.code)
  }
}
