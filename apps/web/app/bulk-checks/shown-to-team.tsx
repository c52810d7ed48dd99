// Of one's own list: the switch that shows it to one's team. Of a colleague's: who shows it, and what stays with them.
import type { WholeList } from '@sverka/contract/bulk-checks/bulk-checks'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { ShowToTeam } from '../shell/show-to-team.tsx'
import { Note } from '../ui/note.tsx'
import { shownListsMessages } from './shown-lists.messages.ts'

/** Nothing for who is in no team. */
export function ShownToTeam({ list: { id, made_by: maker, team, shown_at: before } }: { list: WholeList }) {
  const texts = useMessages(shownListsMessages)
  if (maker !== null) return <Note title={texts.ofColleague(maker)}>{texts.ofColleagueWhat}</Note>
  if (team === null) return null
  const save = (shown: boolean) => browserCall('PUT /api/v1/bulk-checks/:id/team/', { params: { id }, body: { shown } })
  return <ShowToTeam key={id} texts={texts} team={team} before={before} save={save} />
}
