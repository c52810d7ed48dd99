// A factor of the reliability report: a rule about a company, and whether it was found, with the evidence.
import { type Static, Type } from 'typebox'
import { DisputeMark } from '../disputed-facts/dispute-mark.ts'
import { IsoDate, Nullable, StringEnum } from '../http/http.ts'
import { evidenceUnits, factorGroups, factorStates, polarities } from './reliability.rules.ts'

const Text = Type.String()

/** The card's tab with the record of a finding, and the record's number there; `id` is null if the finding rests on the tab as a whole. */
export const FactorRecord = Type.Object({ tab: Text, id: Nullable(Text) })

/** A piece of evidence of a finding, such as «Debt: 5 000 rubles», in the requested language. */
export const Evidence = Type.Object({
  label: Text,
  value: Type.Union([Text, Type.Number()]),
  unit: StringEnum(evidenceUnits),
  /** Address of the record at its source, if it has one. */
  url: Nullable(Text),
})
export type Evidence = Static<typeof Evidence>

export const Factor = Type.Object({
  code: Text,
  group: StringEnum(factorGroups),
  polarity: StringEnum(polarities),
  /** The rule's name. */
  title: Text,
  /** What happened, in one sentence built from the proofs; absent in reports stored before it existed. */
  fact: Type.Optional(Text),
  explanation: Text,
  state: StringEnum(factorStates),
  points: Type.Integer({ description: 'Points that the rule gives at most; what the company got is in `counted`' }),
  counted: Type.Integer({ description: 'Points in the sum of the company: 0 if not found, or if `counted_with` counts instead' }),
  evidence: Type.Array(Evidence),
  source: Type.Object({ code: Text, name: Text }),
  /** Day of the data that answered; null if nothing did. */
  as_of: Nullable(IsoDate),
  /** The law that the rule rests on, common practice, or a threshold of our own, in words. */
  basis: Text,
  /** Why it was not checked or is not applicable, or with which finding it is counted. */
  note: Nullable(Text),
  /** Code of the more serious finding about the same case, debt or entry that counts instead; absent in reports stored before it existed. */
  counted_with: Type.Optional(Nullable(Text)),
  /** The card's tab with its record, and the record's number there; null if no tab has it. */
  record: Type.Optional(Nullable(FactorRecord)),
  /** Notes by which the company disputes records of this finding; absent if there is none. */
  disputed: Type.Optional(Type.Array(DisputeMark)),
})
export type Factor = Static<typeof Factor>
