// A form submitted by the page's script: after a failed submit the first invalid field gets the focus, so that it is announced and can be corrected.
import { type AnimationEvent, type ComponentProps, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { findUnreportedTexts } from './early-input.ts'
import { FILLED_ANIMATION, FilledByBrowser } from './filled-by-browser.ts'

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'method' | 'noValidate' | 'onSubmit' | 'onInput' | 'onAnimationStart'> {
  /** Called at every submit; a form that must not be submitted twice refuses here or by a busy button. */
  onSend: () => Promise<void> | void
}

export function Form({ onSend, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  /** The submit whose invalid field was focused, or after which the person continued typing. */
  const handledTries = useRef(0)
  // After every render: errors arrive with the server's answer.
  useEffect(() => {
    if (handledTries.current === tries || !form.current || isElsewhere(form.current)) return
    const wrong = form.current.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return
    handledTries.current = tries
    wrong.focus()
  })
  /** Submits the values of the last render. */
  const latest = useRef(onSend)
  useLayoutEffect(() => {
    latest.current = onSend
  })
  const { isFilled, events } = useFilledByBrowser(form)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (events.hasUnreported()) await events.listen()
    await latest.current()
  }
  const goOn = () => {
    handledTries.current = tries
    events.heard()
  }
  return (
    <FilledByBrowser value={isFilled}>
      <form
        {...rest}
        ref={form}
        // Before hydration Enter does not submit: otherwise the page would reload with the password in its URL.
        method="dialog"
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={goOn}
        onAnimationStart={events.filled}
        onPointerEnter={() => void events.listen()}
        onFocusCapture={() => void events.listen()}
      />
    </FilledByBrowser>
  )
}

/** Autofill sends no `input` events: values are compared when the form gets the focus, the pointer enters it, and at submit. */
function useFilledByBrowser(form: { readonly current: HTMLFormElement | null }) {
  const [isFilled, setFilled] = useState(false)
  useEffect(() => {
    if (form.current?.querySelector('input:autofill')) setFilled(true)
  }, [form])
  const unreported = () => (form.current ? findUnreportedTexts(form.current) : [])
  const hasUnreported = () => unreported().length > 0
  const listen = async () => {
    if (!hasUnreported()) return
    const { replayInput } = await import('./replay-input.ts')
    unreported().forEach(replayInput)
  }
  const filled = ({ animationName }: AnimationEvent) => animationName === FILLED_ANIMATION && setFilled(true)
  return { isFilled, events: { hasUnreported, listen, filled, heard: () => setFilled(false) } }
}

/** Whether the focus has left the form; some browsers do not focus a clicked button. */
function isElsewhere(form: HTMLFormElement): boolean {
  const { activeElement } = document
  return activeElement !== null && !activeElement.contains(form) && !form.contains(activeElement)
}
