// Uploads the files of a new request for prices, after the request itself was created.
import { browserCall } from '../api/browser-call.ts'
import { CallRefused, isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useRefused } from '../shell/use-refused.ts'
import { quoteFilesMessages } from './quote-files.messages.ts'

/** Turns the error of the field of files into an error of the whole call. The form that could show it beside the field is closed by then. */
function toFileFault(cause: unknown): unknown {
  const [fault] = isRefusal(cause) ? Object.values(cause.errors ?? {}).flat() : []
  return isRefusal(cause) && fault ? new CallRefused({ status: cause.status, code: fault.code }) : cause
}

/** Returns a function that resolves to false if the files could not be sent, after a message. They can still be added on the page of the request. */
export function useSendFiles(): (id: number, files: readonly File[]) => Promise<boolean> {
  const texts = useMessages(quoteFilesMessages)
  const showError = useRefused()
  return async (id, files) => {
    if (files.length === 0) return true
    try {
      await browserCall('POST /api/v1/quote-requests/:id/files/', { params: { id }, files: { file: files } })
      return true
    } catch (cause) {
      showError(toFileFault(cause), { failed: texts.unsent, about: texts.unsent })
      return false
    }
  }
}
