// One line of a card for members: their own note on the company, notes of the team, and other actions.
import { type ReactNode, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { companyNotesMessages } from './company-notes.messages.ts'
import styles from './company-notes.module.css'
import { NoteDialog } from './note-dialog.tsx'
import { LabelList } from './own-labels.tsx'
import { TeamNotes } from './team-notes.tsx'
import { useOwnNote } from './use-own-note.ts'

/** `children`: other actions of members, after the note. Draws nothing until the note is loaded. */
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
