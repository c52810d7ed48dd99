// Hook that runs an action on the team, then shows the message `done` and reloads the page's data. Returns `busy`, `error`, errors by field
// (`faults`) and `send`, which runs the action.
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
