// Dialog of the article editor for the URL of the selected link; an empty URL removes the link.
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Stack } from '../../ui/layout.tsx'
import { backOfficeMessages } from '../back-office.messages.ts'
import { contentMessages } from './content.messages.ts'

interface LinkDialogProps {
  open: boolean
  editor: Editor
  onClose: () => void
}

export function LinkDialog({ open, editor, onClose }: LinkDialogProps) {
  const texts = useMessages(contentMessages)
  const { close } = useMessages(backOfficeMessages)
  return (
    <Dialog open={open} title={texts.link} closeLabel={close} onClose={onClose}>
      <LinkForm editor={editor} onClose={onClose} />
    </Dialog>
  )
}

function LinkForm({ editor, onClose }: Omit<LinkDialogProps, 'open'>) {
  const texts = useMessages(contentMessages)
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''))
  const apply = () => {
    const chosen = editor.chain().extendMarkRange('link')
    if (href.trim() === '') chosen.unsetLink().run()
    else chosen.setLink({ href: href.trim() }).run()
    onClose()
  }
  return (
    <Form onSend={apply}>
      <Stack>
        <TextField
          label={texts.linkAddress}
          hint={texts.linkHint}
          name="href"
          maxLength={500}
          value={href}
          onChange={(event) => setHref(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary">
          {texts.apply}
        </Button>
      </Stack>
    </Form>
  )
}
