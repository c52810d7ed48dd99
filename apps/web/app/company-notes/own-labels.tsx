// A member's own labels and note beside a company in a list; draws nothing if there are none.
import { useMessages } from '../i18n/catalogue.ts'
import { Tag } from '../ui/badge.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { companyNotesMessages } from './company-notes.messages.ts'
import styles from './company-notes.module.css'
import { useOwnNote } from './use-own-note.ts'

export function LabelList({ labels }: { labels: readonly string[] }) {
  const texts = useMessages(companyNotesMessages)
  return (
    <ul className={styles.labels} aria-label={texts.own}>
      {labels.map((label) => (
        <li key={label}>
          <Tag tone="accent">{label}</Tag>
        </li>
      ))}
    </ul>
  )
}

/** The labels, and an icon if the note has a text, which is the accessible name and the tooltip of the icon. */
export function OwnLabels({ companyId }: { companyId: number }) {
  const note = useOwnNote(companyId)
  if (!note) return null
  return (
    <>
      {note.labels.length > 0 && <LabelList labels={note.labels} />}
      {note.text !== '' && (
        <span title={note.text}>
          <Icon name="edit" size="small" />
          <VisuallyHidden>{note.text}</VisuallyHidden>
        </span>
      )}
    </>
  )
}
