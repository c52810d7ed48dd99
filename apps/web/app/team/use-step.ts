// One step in the team: sent, said to be done, and the page reloaded.
import { useRevalidator } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { useSending } from '../shell/use-sending.ts'
import { useToast } from '../ui/toast.tsx'
import { teamMessages } from './team.messages.ts'

export function useStep(done: string, work: () => Promise<unknown>) {
  const texts = useMessages(teamMessages)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  return useSending(texts.failed, async () => {
    await work()
    toast.success(done)
    await revalidate()
  })
}
