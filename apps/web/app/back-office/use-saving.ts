// Saves a staff form: one save at a time, the server's field errors beside the fields, everything else as a short message.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useToast } from '../ui/toast.tsx'
import { backOfficeMessages } from './back-office.messages.ts'
import { useRefusedText } from './use-decision.ts'

export interface Saving {
  readonly busy: boolean
  /** The error of a field, in words. */
  readonly fieldError: (field: string) => string | undefined
  /** The server's answer; undefined where it refused. */
  save<T>(work: () => Promise<T>, done: string): Promise<{ readonly value: T } | undefined>
}

/** `taken` is the message for a conflict, where it is not that a colleague was first. */
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
        const wrong = isRefusal(error) ? Object.entries(error.errors ?? {}) : []
        setCodes(Object.fromEntries(wrong.map(([field, [first]]) => [field, first?.code ?? 'validation_failed'])))
        toast.error(refusedText(error))
        if (isRefusal(error) && error.code === 'conflict') await revalidate()
        return undefined
      } finally {
        setBusy(false)
      }
    },
  }
}
