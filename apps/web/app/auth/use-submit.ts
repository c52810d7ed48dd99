// One way for the forms of this folder to be sent: busy while it lasts, never twice, Enter in any field.
import { type FormEvent, type KeyboardEvent, useState } from 'react'

interface Submit {
  readonly busy: boolean
  /** Spread over the form. */
  readonly form: { noValidate: true; onSubmit: (event: FormEvent) => void; onKeyDown: (event: KeyboardEvent) => void }
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
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        void run()
      },
      onKeyDown(event) {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.type === 'checkbox') return
        event.preventDefault()
        void run()
      },
    },
  }
}
