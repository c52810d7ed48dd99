// A form that the page's script submits. After a failed submit its first invalid field gets the focus, so that screen readers announce the error.
import { type AnimationEvent, type ComponentProps, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { findUnreportedTexts } from './early-input.ts'
import { FILLED_ANIMATION, FilledByBrowser } from './filled-by-browser.ts'

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'method' | 'noValidate' | 'onSubmit' | 'onInput' | 'onAnimationStart'> {
  /** Called at every submit. A form that must not be sent twice ignores the second call, or has a busy submit button. */
  onSend: () => Promise<void> | void
}

export function Form({ onSend, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [submitCount, setSubmitCount] = useState(0)
  /** The last submit (by its count) whose invalid field was focused, or after which the user has continued typing. */
  const handledSubmit = useRef(0)
  // After every render, because errors may arrive later with the server's response.
  useEffect(() => {
    if (handledSubmit.current === submitCount || !form.current || isElsewhere(form.current)) return
    const invalidField = form.current.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!invalidField) return
    handledSubmit.current = submitCount
    invalidField.focus()
  })
  /** `onSend` of the last render, so that the newest values are sent. */
  const latestOnSend = useRef(onSend)
  useLayoutEffect(() => {
    latestOnSend.current = onSend
  })
  const { isFilled, events } = useFilledByBrowser(form)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitCount(submitCount + 1)
    if (events.hasUnreported()) await events.replayUnreported()
    await latestOnSend.current()
  }
  const continueTyping = () => {
    handledSubmit.current = submitCount
    events.noteInput()
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
        onInput={continueTyping}
        onAnimationStart={events.noteAutofill}
        onPointerEnter={() => void events.replayUnreported()}
        onFocusCapture={() => void events.replayUnreported()}
      />
    </FilledByBrowser>
  )
}

/**
 * Autofill sends no `input` events. So when the form gets the focus, when the pointer enters it, and at submit, values that React has not received
 * are replayed as events.
 */
function useFilledByBrowser(form: { readonly current: HTMLFormElement | null }) {
  const [isFilled, setFilled] = useState(false)
  useEffect(() => {
    if (form.current?.querySelector('input:autofill')) setFilled(true)
  }, [form])
  const findUnreported = () => (form.current ? findUnreportedTexts(form.current) : [])
  const hasUnreported = () => findUnreported().length > 0
  const replayUnreported = async () => {
    if (!hasUnreported()) return
    const { replayInput } = await import('./replay-input.ts')
    findUnreported().forEach(replayInput)
  }
  const noteAutofill = ({ animationName }: AnimationEvent) => animationName === FILLED_ANIMATION && setFilled(true)
  return { isFilled, events: { hasUnreported, replayUnreported, noteAutofill, noteInput: () => setFilled(false) } }
}

/** Whether the focus is in another part of the page. Some browsers do not focus a clicked button, so the focus may be on an ancestor of the form. */
function isElsewhere(form: HTMLFormElement): boolean {
  const { activeElement } = document
  return activeElement !== null && !activeElement.contains(form) && !form.contains(activeElement)
}
