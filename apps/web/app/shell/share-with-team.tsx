// A switch by which a member shows something of their own, such as a report or a list, to their team.
import { readableName } from '@sverka/contract/company/names'
import { useState } from 'react'
import { useFormat } from '../i18n/format.ts'
import { Stack } from '../ui/layout.tsx'
import { ErrorNote } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Switch } from '../ui/switch.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import { useSubmit } from './use-submit.ts'

interface ShareWithTeamProps {
  /** Texts of the page, which name the thing that is shown. */
  texts: {
    readonly title: string
    readonly show: (team: string) => string
    /** Explains what the team will see. */
    readonly what: string
    readonly since: (moment: string) => string
    readonly nowShown: string
    readonly nowHidden: string
    readonly failed: string
  }
  /** The team's name. */
  team: string
  /** Moment since which it is shown, ISO in UTC, when the page was loaded; null if it is not shown. */
  before: string | null
  /** Stores the choice; returns since when it is shown. */
  save: (shown: boolean) => Promise<{ readonly shown_at: string | null }>
}

export function ShareWithTeam({ texts, team, before, save }: ShareWithTeamProps) {
  const format = useFormat()
  const toast = useToast()
  const [shownAt, setShownAt] = useState(before)
  const { busy, error, send } = useSubmit(texts.failed, async () => {
    const answer = await save(shownAt === null)
    setShownAt(answer.shown_at)
    toast.success(answer.shown_at ? texts.nowShown : texts.nowHidden)
  })
  return (
    <Panel title={texts.title}>
      <Stack gap={3}>
        <ErrorNote>{error}</ErrorNote>
        <Switch checked={shownAt !== null} aria-busy={busy} onChange={() => void send()}>
          {texts.show(readableName(team))}
        </Switch>
        <Text as="p" size="caption" tone="secondary">
          {texts.what} {shownAt && texts.since(format.dateTime(shownAt))}
        </Text>
      </Stack>
    </Panel>
  )
}
