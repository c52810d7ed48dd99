// A form that the page itself sends: after a try the first wrong field takes the focus, so that it is heard of and can be mended at once.
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'noValidate' | 'onSubmit' | 'onInput'> {
  /** Asked at every try; a form that must not be sent twice refuses here or by a busy button. */
  onSend: () => Promise<void> | void
}

export function Form({ onSend, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  /** The try whose wrong field was shown, or after which the person went on typing. */
  const settled = useRef(0)
  // After every drawing: what was wrong comes with the answer.
  useEffect(() => {
    if (settled.current === tries || !form.current || isElsewhere(form.current)) return
    const wrong = form.current.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return
    settled.current = tries
    wrong.focus()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    void onSend()
  }
  const goOn = () => {
    settled.current = tries
  }
  return <form {...rest} ref={form} noValidate onSubmit={submit} onInput={goOn} />
}

/** Whether the person has left the form; some browsers give a clicked button no focus. */
function isElsewhere(form: HTMLFormElement): boolean {
  const { activeElement } = document
  return activeElement !== null && !activeElement.contains(form) && !form.contains(activeElement)
}
