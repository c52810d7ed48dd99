// The button by which a seller corrects an issued document; the dialog is loaded when it is opened.
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Button } from '../ui/button.tsx'
import { documentsMessages } from './documents.messages.ts'

const CorrectDialog = lazy(async () => ({ default: (await import('./correct-dialog.tsx')).CorrectDialog }))

export function CorrectButton({ id, name }: { id: number; name: string }) {
  const texts = useMessages(documentsMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-label={texts.correctName(name)} onClick={() => setOpen(true)}>
        {texts.correct}
      </Button>
      {isOpen && (
        <Suspense>
          <CorrectDialog id={id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
