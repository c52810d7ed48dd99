// Sharing of a checked list of companies with the team. The member's own list has a switch that shows it to the team. A colleague's list has a note
// that names the colleague, who alone can stop or repeat the check.
import type { WholeList } from '@sverka/contract/bulk-checks/bulk-checks'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { ShareWithTeam } from '../shell/share-with-team.tsx'
import { Note } from '../ui/note.tsx'
import { shownListsMessages } from './shown-lists.messages.ts'

/** Draws nothing for a member without a team. */
export function TeamSharing({ list: { id, made_by: maker, team, shown_at: before } }: { list: WholeList }) {
  const texts = useMessages(shownListsMessages)
  if (maker !== null) return <Note title={texts.ofColleague(maker)}>{texts.ofColleagueWhat}</Note>
  if (team === null) return null
  const save = (shown: boolean) => browserCall('PUT /api/v1/bulk-checks/:id/team/', { params: { id }, body: { shown } })
  return <ShareWithTeam key={id} texts={texts} team={team} before={before} save={save} />
}
