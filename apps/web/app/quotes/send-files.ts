// Sends the files of a request for prices once the request is there.
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useRefused } from '../shell/use-refused.ts'
import { quoteFilesMessages } from './quote-files.messages.ts'

/** False where they were refused, which is told: they can be added on the request's page. */
export function useSendFiles(): (id: number, files: readonly File[]) => Promise<boolean> {
  const texts = useMessages(quoteFilesMessages)
  const refused = useRefused()
  return async (id, files) => {
    if (files.length === 0) return true
    try {
      await browserCall('POST /api/v1/quote-requests/:id/files/', { params: { id }, files: { file: files } })
      return true
    } catch (cause) {
      refused(cause, { failed: texts.unsent, about: texts.unsent })
      return false
    }
  }
}
