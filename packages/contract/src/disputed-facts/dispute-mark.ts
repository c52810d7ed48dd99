// The mark of a disputed fact beside a finding of the reliability report.
import { type Static, Type } from 'typebox'
import { IsoDate, Nullable, StringEnum } from '../http/http.ts'
import { disputeReasons, factKinds } from './disputed-facts.rules.ts'

/** A mark of the company on a record that the finding rests on; it changes neither points nor verdicts. */
export const DisputeMark = Type.Object({
  id: Type.Integer(),
  kind: StringEnum(factKinds),
  record: Type.String(),
  on: IsoDate,
  reason: StringEnum(disputeReasons),
  /** The company's own words; null until staff have found the form in order. */
  said: Nullable(Type.String()),
})
export type DisputeMark = Static<typeof DisputeMark>
