// The mark beside a finding of the reliability report: the company disputes a fact on which the finding is based.
import { type Static, Type } from 'typebox'
import { IsoDate, Nullable, StringEnum } from '../http/http.ts'
import { disputeReasons, factKinds } from './disputed-facts.rules.ts'

/** The company's mark on one record that the finding is based on; it changes neither points nor verdicts. */
export const DisputeMark = Type.Object({
  id: Type.Integer(),
  kind: StringEnum(factKinds),
  /** Number of the disputed record, such as a case number, or the name of its place on the card. */
  record: Type.String(),
  /** The day on which the company disputed it. */
  on: IsoDate,
  reason: StringEnum(disputeReasons),
  /** The company's own words; null until staff have approved the dispute. */
  said: Nullable(Type.String()),
})
export type DisputeMark = Static<typeof DisputeMark>
