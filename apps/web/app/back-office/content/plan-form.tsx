// The form of a plan. Kind and period (`word` and `type` in the API) are chosen when it is created; everything else can be changed later.
import { type PlanLimit, planLimits } from '@sverka/contract/plans/limits.rules'
import { planFlags, planNames, planPeriods } from '@sverka/contract/plans/plans.rules'
import type { StaffPlan } from '@sverka/contract/plans/plans.staff'
import { browserCall } from '../../api/browser-call.ts'
import { useLocale, useMessages } from '../../i18n/catalogue.ts'
import { type Decimals, readNumber } from '../../ui/typed-number.ts'
import styles from '../back-office.module.css'
import { type FormField, StaffForm } from '../staff-form.tsx'
import { contentMessages } from './content.messages.ts'

/** Features that are switched on or off in a plan. */
const FLAGS = ['unlimited_checks_per_month', ...planFlags] as const
type Flag = (typeof FLAGS)[number]

/** Features preset for a new plan: those that every plan on sale has. */
const USUAL: readonly string[] = ['basket_enabled', 'notifications_enabled', 'messenger_enabled', 'friends_enabled']

/** An object with a value for each of the keys. */
const each = <Word extends string, Value>(words: readonly Word[], value: (word: Word) => Value) =>
  Object.fromEntries(words.map((word) => [word, value(word)])) as Record<Word, Value>

/** Numeric limits of a plan. */
const LIMITS: readonly PlanLimit[] = planLimits.map(({ limit }) => limit)

const startValues = (plan: StaffPlan | null) => ({
  word: plan?.word ?? ('business' as string),
  type: plan?.type ?? ('monthly' as string),
  name: plan?.name ?? '',
  description: plan?.description ?? '',
  price: String(plan?.price ?? ''),
  ...each(LIMITS, (limit) => String(plan?.plan_features[limit] ?? 0)),
  position: String(plan?.position ?? 10),
  ...each(FLAGS, (flag) => (plan ? plan.plan_features[flag] : USUAL.includes(flag))),
})

type Draft = ReturnType<typeof startValues>

const parseNumber = (text: string, decimals: Decimals = 0) => readNumber(text, decimals) ?? Number.NaN

const toBody = (draft: Draft) => ({
  name: draft.name,
  description: draft.description,
  price: parseNumber(draft.price, 2),
  position: parseNumber(draft.position),
  ...each<Flag, boolean>(FLAGS, (flag) => draft[flag]),
  ...each(LIMITS, (limit) => parseNumber(draft[limit])),
})

function useFields(isNew: boolean): { readonly [name in keyof Draft]?: FormField } {
  const texts = useMessages(contentMessages)
  const locale = useLocale()
  const number = (label: string): FormField => ({ label, max: 60, input: 'decimal' })
  const labels = new Map(planLimits.map(({ limit, label }) => [limit, label[locale]]))
  return {
    ...(isNew && {
      word: { label: texts.planKind, kind: 'choice', options: texts.planKinds },
      type: { label: texts.planPeriod, kind: 'choice', options: texts.planPeriods },
    }),
    name: { label: texts.name, max: 60 },
    description: { label: texts.description, kind: 'area', max: 300 },
    price: number(texts.price),
    ...each(LIMITS, (limit) => number(labels.get(limit) ?? limit)),
    position: number(texts.position),
    ...each<Flag, FormField>(FLAGS, (flag) => ({ label: texts.flags[flag], kind: 'check' })),
  }
}

export function PlanForm({ plan, onDone }: { plan: StaffPlan | null; onDone: () => void }) {
  const texts = useMessages(contentMessages)
  const fields = useFields(plan === null)
  const send = (draft: Draft): Promise<unknown> => {
    if (plan) return browserCall('PATCH /api/v1/admin/plans/:id/', { params: { id: plan.id }, body: toBody(draft) })
    const word = planNames.find((name) => name === draft.word) ?? 'business'
    const type = planPeriods.find((name) => name === draft.type) ?? 'monthly'
    return browserCall('POST /api/v1/admin/plans/', { body: { ...toBody(draft), word, type } })
  }
  return (
    <StaffForm
      start={startValues(plan)}
      fields={fields}
      send={send}
      onDone={onDone}
      layout={(field) => (
        <>
          {(['word', 'type', 'name', 'description', 'price', ...LIMITS, 'position'] as const).map(field)}
          <fieldset className={styles.reasons}>
            <legend>{texts.flagsLegend}</legend>
            {FLAGS.map(field)}
          </fieldset>
        </>
      )}
    />
  )
}
