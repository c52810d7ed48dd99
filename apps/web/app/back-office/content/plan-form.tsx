// The form of a plan: kind and period are chosen once, everything else may change.

import { type PlanLimit, planLimits } from '@sverka/contract/plans/limits.rules'
import { planFlags, planNames, planPeriods } from '@sverka/contract/plans/plans.rules'
import type { StaffPlan } from '@sverka/contract/plans/plans.staff'
import { useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useLocale, useMessages } from '../../i18n/catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select, TextArea, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Stack } from '../../ui/layout.tsx'
import { type Decimals, readNumber } from '../../ui/typed-number.ts'
import styles from '../back-office.module.css'
import { useSaving } from '../use-saving.ts'
import { contentMessages } from './content.messages.ts'

const FLAGS = ['unlimited_checks_per_month', ...planFlags] as const

type Flags = Readonly<Record<(typeof FLAGS)[number], boolean>>

/** Of a new plan those are set that every plan on sale has. */
const USUAL: readonly string[] = ['basket_enabled', 'notifications_enabled', 'messenger_enabled', 'friends_enabled']

const flagsOf = (plan: StaffPlan | null): Flags =>
  Object.fromEntries(FLAGS.map((flag) => [flag, plan ? plan.plan_features[flag] : USUAL.includes(flag)])) as Flags

type Amounts = Readonly<Record<PlanLimit, string>>

const amountsOf = (plan: StaffPlan | null): Amounts =>
  Object.fromEntries(planLimits.map(({ limit }) => [limit, String(plan?.plan_features[limit] ?? 0)])) as Amounts

function usePlanDraft(plan: StaffPlan | null) {
  const [fields, setFields] = useState({
    name: plan?.name ?? '',
    description: plan?.description ?? '',
    price: String(plan?.price ?? ''),
    position: String(plan?.position ?? 10),
  })
  const [amounts, setAmounts] = useState(amountsOf(plan))
  const [kind, setKind] = useState({ word: plan?.word ?? ('business' as const), type: plan?.type ?? ('monthly' as const) })
  const [flags, setFlags] = useState(flagsOf(plan))
  const numberOf = (text: string, decimals: Decimals = 0) => readNumber(text, decimals) ?? Number.NaN
  const body = {
    name: fields.name,
    description: fields.description,
    price: numberOf(fields.price, 2),
    position: numberOf(fields.position),
    ...flags,
    ...(Object.fromEntries(planLimits.map(({ limit }) => [limit, numberOf(amounts[limit])])) as Record<PlanLimit, number>),
  }
  return { fields, setFields, amounts, setAmounts, kind, setKind, flags, setFlags, body }
}

export function PlanForm({ plan, onDone }: { plan: StaffPlan | null; onDone: () => void }) {
  const texts = useMessages(contentMessages)
  const { busy, errorOf, save } = useSaving()
  const draft = usePlanDraft(plan)
  const send = async () => {
    const call = (): Promise<unknown> =>
      plan
        ? browserCall('PATCH /api/v1/admin/plans/:id/', { params: { id: plan.id }, body: draft.body })
        : browserCall('POST /api/v1/admin/plans/', { body: { ...draft.body, ...draft.kind } })
    if (await save(call, texts.saved)) onDone()
  }
  const field = (name: keyof typeof draft.fields, label: string, wrong: string) => (
    <TextField
      label={label}
      name={name}
      maxLength={60}
      inputMode={name === 'name' ? 'text' : 'decimal'}
      value={draft.fields[name]}
      error={errorOf(wrong)}
      onChange={(event) => draft.setFields({ ...draft.fields, [name]: event.currentTarget.value })}
    />
  )
  return (
    <Form onSend={send}>
      <Stack>
        {!plan && <Kind draft={draft} />}
        {field('name', texts.name, 'name')}
        <TextArea
          label={texts.description}
          name="description"
          maxLength={300}
          value={draft.fields.description}
          error={errorOf('description')}
          onChange={(event) => draft.setFields({ ...draft.fields, description: event.currentTarget.value })}
        />
        {field('price', texts.price, 'price')}
        <Amounts draft={draft} errorOf={errorOf} />
        {field('position', texts.position, 'position')}
        <fieldset className={styles.reasons}>
          <legend>{texts.flagsLegend}</legend>
          {FLAGS.map((flag) => (
            <Checkbox
              key={flag}
              checked={draft.flags[flag]}
              onChange={() => draft.setFlags({ ...draft.flags, [flag]: !draft.flags[flag] })}
            >
              {texts.flags[flag]}
            </Checkbox>
          ))}
        </fieldset>
        <Button type="submit" variant="primary" busy={busy}>
          {texts.save}
        </Button>
      </Stack>
    </Form>
  )
}

function Amounts({ draft, errorOf }: { draft: ReturnType<typeof usePlanDraft>; errorOf: (field: string) => string | undefined }) {
  const locale = useLocale()
  return planLimits.map(({ limit, label }) => (
    <TextField
      key={limit}
      label={label[locale]}
      name={limit}
      maxLength={60}
      inputMode="decimal"
      value={draft.amounts[limit]}
      error={errorOf(limit)}
      onChange={(event) => draft.setAmounts({ ...draft.amounts, [limit]: event.currentTarget.value })}
    />
  ))
}

function Kind({ draft: { kind, setKind } }: { draft: ReturnType<typeof usePlanDraft> }) {
  const texts = useMessages(contentMessages)
  return (
    <>
      <Select
        label={texts.planKind}
        name="word"
        value={kind.word}
        onChange={({ currentTarget }) => setKind({ ...kind, word: planNames.find((name) => name === currentTarget.value) ?? kind.word })}
      >
        {planNames.map((name) => (
          <option key={name} value={name}>
            {texts.planKinds[name]}
          </option>
        ))}
      </Select>
      <Select
        label={texts.planPeriod}
        name="type"
        value={kind.type}
        onChange={({ currentTarget }) => setKind({ ...kind, type: planPeriods.find((name) => name === currentTarget.value) ?? kind.type })}
      >
        {planPeriods.map((name) => (
          <option key={name} value={name}>
            {texts.planPeriods[name]}
          </option>
        ))}
      </Select>
    </>
  )
}
