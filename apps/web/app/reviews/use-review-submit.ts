// Hook that runs a request about reviews: `busy` is true while it runs; `error` is the text of its error, empty without one.
import { useState } from 'react'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useLaterErrorText } from '../i18n/use-error-text.ts'
import { reviewsMessages } from './reviews.messages.ts'

export function useReviewSubmit(submit: () => Promise<void>) {
  const texts = useMessages(reviewsMessages)
  const errorText = useLaterErrorText()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const send = async () => {
    setBusy(true)
    setError('')
    try {
      await submit()
    } catch (cause) {
      setError(isRefusal(cause) ? await errorText(cause.code, texts.failed) : texts.failed)
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, send }
}
