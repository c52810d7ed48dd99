// Sharing of a report with the team. The member's own report has a switch that shows it to the team. A colleague's report has a note that names the
// colleague and says what is not shown with it.
import type { FullCheck } from '@sverka/contract/checks/checks'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { ShareWithTeam } from '../shell/share-with-team.tsx'
import { Note } from '../ui/note.tsx'
import { shownMessages } from './shown.messages.ts'

/** Draws nothing for a member without a team. */
export function TeamSharing({ check: { number, made_by: maker, team, shown_at: before } }: { check: FullCheck }) {
  const texts = useMessages(shownMessages)
  if (maker !== null) return <Note title={texts.ofColleague(maker)}>{texts.ofColleagueWhat}</Note>
  if (team === null) return null
  const save = (shown: boolean) => browserCall('PUT /api/v1/checks/:number/team/', { params: { number }, body: { shown } })
  return <ShareWithTeam key={number} texts={texts} team={team} before={before} save={save} />
}
