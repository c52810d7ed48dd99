// A form that the page itself sends: after a try the first wrong field takes the focus, so that it is heard of and can be mended at once.
import { type AnimationEvent, type ComponentProps, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { untoldTextsIn } from './early-input.ts'
import { FILLED_ANIMATION, FilledByBrowser } from './filled-by-browser.ts'

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'method' | 'noValidate' | 'onSubmit' | 'onInput' | 'onAnimationStart'> {
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
  /** What is sent is of the last drawing. */
  const latest = useRef(onSend)
  useLayoutEffect(() => {
    latest.current = onSend
  })
  const { isFilled, events } = useFilledByBrowser(form)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (events.isUntold()) await events.listen()
    await latest.current()
  }
  const goOn = () => {
    settled.current = tries
    events.heard()
  }
  return (
    <FilledByBrowser value={isFilled}>
      <form
        {...rest}
        ref={form}
        // Before the scripts are ready Enter sends nothing: neither is the page loaded anew nor does a password come into the address.
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

/** Browsers fill fields in silence: it is looked for when a person turns to the form, and when it is sent. */
function useFilledByBrowser(form: { readonly current: HTMLFormElement | null }) {
  const [isFilled, setFilled] = useState(false)
  useEffect(() => {
    if (form.current?.querySelector('input:autofill')) setFilled(true)
  }, [form])
  const untold = () => (form.current ? untoldTextsIn(form.current) : [])
  const isUntold = () => untold().length > 0
  const listen = async () => {
    if (!isUntold()) return
    const { tell } = await import('./tell-early.ts')
    untold().forEach(tell)
  }
  const filled = ({ animationName }: AnimationEvent) => animationName === FILLED_ANIMATION && setFilled(true)
  return { isFilled, events: { isUntold, listen, filled, heard: () => setFilled(false) } }
}

/** Whether the person has left the form; some browsers give a clicked button no focus. */
function isElsewhere(form: HTMLFormElement): boolean {
  const { activeElement } = document
  return activeElement !== null && !activeElement.contains(form) && !form.contains(activeElement)
}
