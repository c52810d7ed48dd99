// The switch by which a member shows their watch list to their team.
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { ShareWithTeam } from '../shell/share-with-team.tsx'
import { shownWatchesMessages } from './shown-watches.messages.ts'

/** `team`: the team's name. `before`: since when the list is shown, ISO in UTC; null if it is not. */
export function ShareWatches({ team, before }: { team: string; before: string | null }) {
  const save = (shown: boolean) => browserCall('PUT /api/v1/monitoring/team/', { body: { shown } })
  return <ShareWithTeam texts={useMessages(shownWatchesMessages)} team={team} before={before} save={save} />
}
