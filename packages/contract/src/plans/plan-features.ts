// Schema of the features of a plan (subscription): flags that are on or off, and numeric limits.
import { type TBoolean, type TInteger, Type } from 'typebox'
import { type PlanLimit, planLimits } from './limits.rules.ts'
import { type PlanFlag, planFlags } from './plans.rules.ts'

const flags = Object.fromEntries(planFlags.map((flag) => [flag, Type.Boolean()])) as { [Flag in PlanFlag]: TBoolean }
const limits = Object.fromEntries(planLimits.map(({ limit }) => [limit, Type.Integer({ minimum: 0 })])) as {
  [Limit in PlanLimit]: TInteger
}

export const PlanFeatures = Type.Object({ unlimited_checks_per_month: Type.Boolean(), ...flags, ...limits })
