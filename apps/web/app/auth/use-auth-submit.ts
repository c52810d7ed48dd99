// Submits the forms of signing in, registration and passwords: one request at a time, also by Enter in any text field.
import { type KeyboardEvent, useState } from 'react'

interface Submit {
  readonly busy: boolean
  /** Props for the form element. */
  readonly form: { onSend: () => Promise<void>; onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void }
}

/**
 * Browsers ignore Enter while the submit button is disabled. The specification wants a message about an incomplete form in that case too,
 * so Enter submits the form here.
 */
export function useAuthSubmit(send: () => Promise<void> | void): Submit {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    if (busy) return
    setBusy(true)
    try {
      await send()
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    form: {
      onSend: run,
      onKeyDown(event) {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.type === 'checkbox') return
        event.preventDefault()
        event.currentTarget.requestSubmit()
      },
    },
  }
}
