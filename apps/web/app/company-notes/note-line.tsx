// A member's own note in one line of the card: labels, the beginning of the text, a button to edit, and what the team wrote.
import { type ReactNode, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { companyNotesMessages } from './company-notes.messages.ts'
import styles from './company-notes.module.css'
import { NoteDialog } from './note-dialog.tsx'
import { LabelList } from './own-labels.tsx'
import { TeamNotes } from './team-notes.tsx'
import { useOwnNote } from './use-own-note.ts'

/** A member's other actions on the card, after the note. */
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
      <TeamNotes companyId={companyId} />
      {children}
      <NoteDialog companyId={companyId} note={note} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
