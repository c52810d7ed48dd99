// The choice of the watch list on the page of monitoring: the member's own, or one that a colleague shows to the team.
import type { WatchList } from '@sverka/contract/monitoring/watch-sharing'
import { useMessages } from '../i18n/catalogue.ts'
import { Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { shownWatchesMessages } from './shown-watches.messages.ts'

/** `chosen`: the colleague's list on the page, undefined for the member's own. Renders nothing if no colleague shows a list. */
export function ListChoice({ lists, chosen }: { lists: readonly WatchList[]; chosen: WatchList | undefined }) {
  const texts = useMessages(shownWatchesMessages)
  if (lists.length === 0) return null
  return (
    <Stack gap={3}>
      <Segmented
        label={texts.whose}
        chosen={String(chosen?.id ?? '')}
        wrap
        segments={[
          { value: '', label: texts.own, to: '?view=companies' },
          ...lists.map(({ id, kept_by: keeper, companies }) => ({
            value: String(id),
            label: keeper,
            count: companies,
            to: `?view=companies&list=${id}`,
          })),
        ]}
      />
      {chosen && <Note title={texts.colleagueListTitle(chosen.kept_by)}>{texts.colleagueListExplanation}</Note>}
    </Stack>
  )
}
