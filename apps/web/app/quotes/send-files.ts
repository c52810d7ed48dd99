// Sends the files of a request for prices once the request is there.
import { browserCall } from '../api/browser-call.ts'
import { CallRefused, isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useRefused } from '../shell/use-refused.ts'
import { quoteFilesMessages } from './quote-files.messages.ts'

/** The fault of a file, in place of «check what you entered»: the form with its fields is closed by then. */
function toFileFault(cause: unknown): unknown {
  const [fault] = isRefusal(cause) ? Object.values(cause.errors ?? {}).flat() : []
  return isRefusal(cause) && fault ? new CallRefused({ status: cause.status, code: fault.code }) : cause
}

/** False if files were refused, which a message says: they can be added on the request's page. */
export function useSendFiles(): (id: number, files: readonly File[]) => Promise<boolean> {
  const texts = useMessages(quoteFilesMessages)
  const refused = useRefused()
  return async (id, files) => {
    if (files.length === 0) return true
    try {
      await browserCall('POST /api/v1/quote-requests/:id/files/', { params: { id }, files: { file: files } })
      return true
    } catch (cause) {
      refused(toFileFault(cause), { failed: texts.unsent, about: texts.unsent })
      return false
    }
  }
}
