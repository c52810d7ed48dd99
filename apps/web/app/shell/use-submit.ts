// State of a form that is sent to the server: whether the request runs, errors of fields (shown beside them), and any other error (above the form).
import { useState } from 'react'
import { isRefusal } from '../api/refusal.ts'
import { useErrorText } from '../i18n/use-error-text.ts'

/** Error texts by field name. */
export type FieldErrors = Readonly<Record<string, string>>

/** State of a form: `submit` calls the server; `unreachableText` is the error if the server was not reached; `faults` are errors by field. */
export function useSubmit(unreachableText: string, submit: () => Promise<void>) {
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [faults, setFaults] = useState<FieldErrors>({})
  /** `invalid`: errors found before sending. Sends nothing if there are any, or while a request is running. */
  const send = async (invalid: FieldErrors = {}) => {
    setFaults(invalid)
    setError('')
    if (busy || Object.keys(invalid).length > 0) return
    setBusy(true)
    try {
      await submit()
    } catch (cause) {
      if (!isRefusal(cause)) return setError(unreachableText)
      const fieldErrors = Object.entries(cause.errors ?? {}).flatMap(([field, [fault]]) =>
        fault ? [[field, errorText(fault.code)] as const] : [],
      )
      setFaults(Object.fromEntries(fieldErrors))
      if (fieldErrors.length === 0) setError(errorText(cause.code))
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, faults, send }
}
