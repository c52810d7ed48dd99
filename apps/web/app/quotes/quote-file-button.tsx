// The button that downloads a request for prices with its offers as a spreadsheet.
import { useState } from 'react'
import { saveFile } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useRefused } from '../shell/use-refused.ts'
import { Button } from '../ui/button.tsx'
import { quotesMessages } from './quotes.messages.ts'

/** `id` of the request. */
export function QuoteFileButton({ id }: { id: number }) {
  const texts = useMessages(quotesMessages)
  const showError = useRefused()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await saveFile('GET /api/v1/quote-requests/:id/file/', { params: { id } }, texts.fileName(id))
    } catch (cause) {
      showError(cause, texts)
    }
    setBusy(false)
  }
  return (
    <Button icon="download" busy={busy} onClick={() => void save()}>
      XLSX
    </Button>
  )
}
