// The form of a subscription plan. Its kind (free, business, pro) and its period (month, year), `word` and `type` in the API, are chosen when it is
// created; everything else can be changed later.
import { type PlanLimit, planLimits } from '@sverka/contract/plans/limits.rules'
import { planFlags, planNames, planPeriods } from '@sverka/contract/plans/plans.rules'
import type { StaffPlan } from '@sverka/contract/plans/plans.staff'
import { browserCall } from '../../api/browser-call.ts'
import { useLocale, useMessages } from '../../i18n/catalogue.ts'
import { type Decimals, readNumber } from '../../ui/typed-number.ts'
import styles from '../back-office.module.css'
import { type FormField, StaffForm } from '../staff-form.tsx'
import { contentMessages } from './content.messages.ts'

/** Features that a plan has or has not; «unlimited checks» lifts the monthly limit of full checks of companies. */
const FLAGS = ['unlimited_checks_per_month', ...planFlags] as const
type Flag = (typeof FLAGS)[number]

/** Features preset for a new plan: those that every plan on sale has. */
const PRESET_FLAGS: readonly string[] = ['basket_enabled', 'notifications_enabled', 'messenger_enabled', 'friends_enabled']

/** An object with a value for each of the keys. */
const mapKeys = <Key extends string, Value>(keys: readonly Key[], getValue: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, getValue(key)])) as Record<Key, Value>

/** Numeric limits of a plan, such as full checks a month. */
const LIMITS: readonly PlanLimit[] = planLimits.map(({ limit }) => limit)

/** The first draft: the plan's values, or those preset for a new plan. Price in rubles; `position` is the place in the list of plans. */
const startValues = (plan: StaffPlan | null) => ({
  word: plan?.word ?? ('business' as string),
  type: plan?.type ?? ('monthly' as string),
  name: plan?.name ?? '',
  description: plan?.description ?? '',
  price: String(plan?.price ?? ''),
  ...mapKeys(LIMITS, (limit) => String(plan?.plan_features[limit] ?? 0)),
  position: String(plan?.position ?? 10),
  ...mapKeys(FLAGS, (flag) => (plan ? plan.plan_features[flag] : PRESET_FLAGS.includes(flag))),
})

type Draft = ReturnType<typeof startValues>

/** The number typed by staff; NaN, which the server refuses, if it is not a number. */
const parseNumber = (text: string, decimals: Decimals = 0) => readNumber(text, decimals) ?? Number.NaN

const toBody = (draft: Draft) => ({
  name: draft.name,
  description: draft.description,
  price: parseNumber(draft.price, 2),
  position: parseNumber(draft.position),
  ...mapKeys<Flag, boolean>(FLAGS, (flag) => draft[flag]),
  ...mapKeys(LIMITS, (limit) => parseNumber(draft[limit])),
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
    ...mapKeys(LIMITS, (limit) => number(labels.get(limit) ?? limit)),
    position: number(texts.position),
    ...mapKeys<Flag, FormField>(FLAGS, (flag) => ({ label: texts.flags[flag], kind: 'check' })),
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
