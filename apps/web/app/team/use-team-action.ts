// Runs an action on the team, then shows the text `done` and reloads the page's data; returns what `useSubmit` does.
import { useRevalidator } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { useSubmit } from '../shell/use-submit.ts'
import { useToast } from '../ui/toast.tsx'
import { teamMessages } from './team.messages.ts'

export function useTeamAction(done: string, action: () => Promise<unknown>) {
  const texts = useMessages(teamMessages)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  return useSubmit(texts.failed, async () => {
    await action()
    toast.success(done)
    await revalidate()
  })
}
