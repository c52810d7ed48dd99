// One way for the forms of this folder to be sent: busy while it lasts, never twice, Enter in any field.
import { type KeyboardEvent, useState } from 'react'

interface Submit {
  readonly busy: boolean
  /** Spread over the form. */
  readonly form: { onSend: () => Promise<void>; onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void }
}

/** Browsers do not send a form by Enter while its button is disabled; the specification's alerts need it sent. */
export function useSubmit(send: () => Promise<void> | void): Submit {
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
