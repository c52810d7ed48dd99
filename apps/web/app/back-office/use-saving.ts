// Saves a staff form: one save at a time. Errors of fields are returned for display beside the fields; success and other errors are short messages.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useToast } from '../ui/toast.tsx'
import { backOfficeMessages } from './back-office.messages.ts'
import { useRefusedText } from './use-decision.ts'

/** State of saving, and the function that saves. */
export interface Saving {
  readonly busy: boolean
  /** Text of the server's error about a field; undefined if it has none. */
  readonly fieldError: (field: string) => string | undefined
  /** Runs the API call `work` and shows `done`. Returns the server's answer; undefined if it refused or a save is under way. */
  save<T>(work: () => Promise<T>, done: string): Promise<{ readonly value: T } | undefined>
}

/** `taken`: the message for the error `conflict`; by default it says that a colleague has already changed this. */
export function useSaving(taken?: string): Saving {
  const texts = useMessages(backOfficeMessages)
  const errorText = useErrorText()
  const refusedText = useRefusedText(taken ?? texts.changedMeanwhile)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({})
  return {
    busy,
    fieldError: (field) => (codes[field] ? errorText(codes[field]) : undefined),
    async save(work, done) {
      if (busy) return
      setBusy(true)
      setCodes({})
      try {
        const value = await work()
        toast.success(done)
        await revalidate()
        return { value }
      } catch (error) {
        const fieldErrors = isRefusal(error) ? Object.entries(error.errors ?? {}) : []
        setCodes(Object.fromEntries(fieldErrors.map(([field, [first]]) => [field, first?.code ?? 'validation_failed'])))
        toast.error(refusedText(error))
        if (isRefusal(error) && error.code === 'conflict') await revalidate()
        return undefined
      } finally {
        setBusy(false)
      }
    },
  }
}
