// A member's own note on a company in one line of its card: the labels, the beginning of the text, and the way to change both.
import { type ReactNode, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { companyNotesMessages } from './company-notes.messages.ts'
import styles from './company-notes.module.css'
import { NoteDialog } from './note-dialog.tsx'
import { LabelList } from './own-labels.tsx'
import { useOwnNote } from './use-own-note.ts'

/** What else a member does with the card stands behind it. */
export function NoteLine({ companyId, children }: { companyId: number; children: ReactNode }) {
  const texts = useMessages(companyNotesMessages)
  const note = useOwnNote(companyId)
  const [isOpen, setOpen] = useState(false)
  if (note === undefined) return null
  const open = () => setOpen(true)
  return (
    <div className={styles.line}>
      {note ? (
        <>
          {note.labels.length > 0 && <LabelList labels={note.labels} />}
          {note.text !== '' && (
            <span className={styles.text} title={note.text}>
              {note.text}
            </span>
          )}
          <IconButton icon="edit" label={texts.change} small onClick={open} />
        </>
      ) : (
        <Button icon="edit" size="small" variant="text" onClick={open}>
          {texts.add}
        </Button>
      )}
      {children}
      <NoteDialog companyId={companyId} note={note} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
