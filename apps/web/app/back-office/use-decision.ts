// A decision of staff: once at a time, told by a short message, the list fetched anew; of two who decide at once the second learns who was first.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useToast } from '../ui/toast.tsx'
import { backOfficeMessages } from './back-office.messages.ts'

/** True once the server agreed. */
export type Decide = (work: () => Promise<unknown>, done: string) => Promise<boolean>

/** `taken` says what a conflict is where nobody decides about a request. */
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
      toast.good(done)
      onDone()
      return true
    } catch (error) {
      toast.bad(refusedText(error))
      // Somebody else has decided: on to what waits behind it.
      if (isRefusal(error) && error.decided) onDone()
      return false
    } finally {
      setBusy(false)
      await revalidate()
    }
  }
  return { busy, decide }
}

/** What went wrong, in words; somebody else's decision with its author and moment. */
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
