// Submission of this folder's forms: busy while it runs, never twice, by Enter in any field.
import { type KeyboardEvent, useState } from 'react'

interface Submit {
  readonly busy: boolean
  /** Props for the form element. */
  readonly form: { onSend: () => Promise<void>; onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void }
}

/** Browsers do not submit by Enter while the button is disabled, but the specification's alerts need a submit. */
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
