// Dialog that uploads a picture for a news article: the server re-encodes it and returns its URL.
import { useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { isRefusal } from '../../api/refusal.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { Form } from '../../ui/form.tsx'
import { Stack } from '../../ui/layout.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import { contentMessages } from './content.messages.ts'

interface PictureDialogProps {
  open: boolean
  onClose: () => void
  /** `src`: URL of the uploaded picture; `alt`: its description for people who do not see it. */
  onPicture: (picture: { src: string; alt: string }) => void
}

export function PictureDialog({ open, onClose, onPicture }: PictureDialogProps) {
  const texts = useMessages(contentMessages)
  const { close } = useMessages(backOfficeMessages)
  return (
    <Dialog open={open} title={texts.addPicture} closeLabel={close} onClose={onClose}>
      <PictureForm onClose={onClose} onPicture={onPicture} />
    </Dialog>
  )
}

function PictureForm({ onClose, onPicture }: Omit<PictureDialogProps, 'open'>) {
  const texts = useMessages(contentMessages)
  const [file, setFile] = useState<File | null>(null)
  const [alt, setAlt] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setError(file ? '' : texts.chooseFile)
    if (!file || busy) return
    setBusy(true)
    try {
      const { image } = await browserCall('POST /api/v1/admin/news/pictures/', { files: { picture: [file] } })
      onClose()
      onPicture({ src: image, alt: alt.trim() })
    } catch (cause) {
      if (!isRefusal(cause)) console.warn(cause)
      setError(texts.pictureFailed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form onSend={send}>
      <Stack>
        <FileField
          label={texts.picture}
          empty={texts.chooseFile}
          accept="image/png,image/jpeg,image/webp"
          file={file}
          error={error}
          onFile={setFile}
        />
        <TextField
          label={texts.pictureText}
          hint={texts.pictureTextHint}
          name="alt"
          maxLength={200}
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary" busy={busy}>
          {texts.add}
        </Button>
      </Stack>
    </Form>
  )
}
