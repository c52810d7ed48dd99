// Shows an error of an API call as a message (toast). If the member's plan lacks the feature, the message names and links the plan that has it.
import { isRefusal, namedIn } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useLaterErrorText } from '../i18n/use-error-text.ts'
import { useToast } from '../ui/toast.tsx'
import { shellMessages } from './shell.messages.ts'

interface MessageOptions {
  /** Shown if the server was not reached. */
  readonly failed: string
  /** The subject of the message, such as a name; put before it. */
  readonly about?: string
}

/** Returns a function for `catch` blocks: `refused(cause, { failed: texts.notSaved })`. */
export function useRefused(): (cause: unknown, options: MessageOptions) => void {
  const texts = useMessages(shellMessages)
  const errorText = useLaterErrorText()
  const toast = useToast()
  return (cause, { failed, about }) => {
    const refusal = isRefusal(cause) ? cause : null
    if (refusal?.plan) return toast.error(texts.planOpens(refusal.plan.name), { label: texts.toPlans, to: '/tariffs' })
    const showError = (why: string) => toast.error([about, why].filter(Boolean).join('. '))
    if (!refusal) return showError(failed)
    const names = about ? [] : namedIn(refusal).flatMap((reason) => reason.names)
    void errorText(refusal.code, failed).then((why) => showError([why, names.join(', ')].filter(Boolean).join(' ')))
  }
}
