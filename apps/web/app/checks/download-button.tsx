// Button that downloads a stored file of a report, the member's own or one that a colleague shares with the team. The request needs the member's
// token, so a plain link would not do.
import type { CheckFormat } from '@sverka/contract/checks/checks'
import { useState } from 'react'
import { saveFile } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { checksMessages } from './checks.messages.ts'

/** Labels of the formats. */
const formatNames: Record<CheckFormat, string> = { pdf: 'PDF', xlsx: 'xlsx' }

export function DownloadButton({ number, format }: { number: string; format: CheckFormat }) {
  const texts = useMessages(checksMessages)
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await saveFile('GET /api/v1/checks/:number/:format/', { params: { number, format } }, `${number}.${format}`)
    } catch (error) {
      console.error(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="download" busy={busy} onClick={download}>
      {texts.download(formatNames[format])}
    </Button>
  )
}
