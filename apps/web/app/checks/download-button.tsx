// Downloads a stored file of one's own report: asked for with the person's token, handed to the browser as a file.
import type { CheckFormat } from '@sverka/contract/checks'
import { useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { tokenStore } from '../api/tokens.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { checksMessages } from './checks.messages.ts'

export function DownloadButton({ number, format }: { number: string; format: CheckFormat }) {
  const texts = useMessages(checksMessages)
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      save(await fileOf(number, format), `${number}.${format}`)
    } catch (error) {
      console.error(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="download" busy={busy} onClick={download}>
      {texts.download(format)}
    </Button>
  )
}

/** The call of the list first renews a token that has run out; files are bytes, which the typed client does not read. */
async function fileOf(number: string, format: CheckFormat): Promise<Blob> {
  await browserCall('GET /api/v1/checks/', { query: { page_size: 1 } })
  const access = tokenStore().read()?.access
  const response = await fetch(`/api/v1/checks/${number}/${format}/`, { headers: access ? { authorization: `Bearer ${access}` } : {} })
  if (!response.ok) throw new Error(`the file was refused: ${response.status}`)
  return response.blob()
}

function save(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
