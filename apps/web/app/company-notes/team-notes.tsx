// Notes of the reader's colleagues (other people of the team) on the company of a card: a button with their number, and a dialog with text, author
// and day.
import type { CompanyNote } from '@sverka/contract/company-notes/company-notes'
import { TEAM_PEOPLE_MAX } from '@sverka/contract/team/team.rules'
import { useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { RuledList } from '../ui/list.tsx'
import { Text } from '../ui/text.tsx'
import styles from './company-notes.module.css'
import { ownNotesStore } from './own-notes.ts'
import { teamNotesMessages } from './team-notes.messages.ts'

/** Draws nothing if no colleague wrote a note, or for a member without a team. */
export function TeamNotes({ companyId }: { companyId: number }) {
  const texts = useMessages(teamNotesMessages)
  const notes = useTeamNotes(companyId)
  const [isOpen, setOpen] = useState(false)
  if (notes.length === 0) return null
  return (
    <>
      <Button icon="users" size="small" variant="text" className={styles.ofTeam} onClick={() => setOpen(true)}>
        <span className={styles.cut}>{texts.count(notes.length)}</span>
      </Button>
      <Dialog open={isOpen} title={texts.title} closeLabel={texts.close} onClose={() => setOpen(false)}>
        <RuledList>
          {notes.map((note) => (
            <TeamNote key={note.made_by + note.created_at} note={note} />
          ))}
        </RuledList>
      </Dialog>
    </>
  )
}

type WrittenNote = CompanyNote & { readonly made_by: string }

function TeamNote({ note: { made_by: writer, text, updated_at: at } }: { note: WrittenNote }) {
  const texts = useMessages(teamNotesMessages)
  const format = useFormat()
  return (
    <li>
      <Text as="p" size="caption" tone="secondary">
        {texts.by(writer, format.dateOfTime(at))}
      </Text>
      <p className={styles.written}>{text}</p>
    </li>
  )
}

/** Colleagues' notes on the company. Loaded after the reader's own note, whose answer says whether they are in a team. */
function useTeamNotes(companyId: number): readonly WrittenNote[] {
  const [notes, setNotes] = useState<readonly WrittenNote[]>([])
  useEffect(() => {
    let isCancelled = false
    setNotes([])
    const load = async () => {
      const query = { companies: [companyId], of: 'team' as const, page_size: TEAM_PEOPLE_MAX }
      const { result } = await browserCall('GET /api/v1/company-notes/', { query })
      // The name is null in the reader's own note, which the card shows separately.
      const byOthers = result.filter((note): note is WrittenNote => note.made_by !== null)
      if (!isCancelled) setNotes(byOthers)
    }
    if (ownNotesStore().inTeam) void load().catch(console.warn)
    return () => {
      isCancelled = true
    }
  }, [companyId])
  return notes
}
