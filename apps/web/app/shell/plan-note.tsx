// A note shown before an attempt: the member's plan lacks a feature, and which plan on sale has it.
import type { PlanFlag } from '@sverka/contract/plans/plans.rules'
import { type ReactNode, useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { shellMessages } from './shell.messages.ts'

interface PlanNoteProps {
  feature: PlanFlag
  /** What the feature is for. */
  children?: ReactNode
}

export function PlanNote({ feature, children }: PlanNoteProps) {
  const texts = useMessages(shellMessages)
  const name = usePlanWith(feature)
  const action = (
    <ButtonLink size="small" to="/tariffs">
      {texts.toPlans}
    </ButtonLink>
  )
  return (
    <Note title={name === null ? texts.planLacks : texts.planOpens(name)} action={action}>
      {children}
    </Note>
  )
}

/** Name of the first plan on sale with the feature; null until loaded, and if no plan has it. */
function usePlanWith(feature: PlanFlag): string | null {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    let isMounted = true
    browserCall('GET /api/v1/plans/', {}).then(
      (plans) => isMounted && setName(plans.find(({ plan_features: planFeatures }) => planFeatures[feature])?.name ?? null),
      // Without the plan's name the note is still complete.
      (error: unknown) => console.warn(error),
    )
    return () => {
      isMounted = false
    }
  }, [feature])
  return name
}
