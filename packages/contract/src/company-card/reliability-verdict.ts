// The verdict of the reliability report for one kind of deal: reasons for and against, missing data, and stop factors that were not checked.
import { type Static, Type } from 'typebox'
import { DisputeMark } from '../disputed-facts/dispute-mark.ts'
import { IsoDate, Nullable, StringEnum } from '../http/http.ts'
import { coverageGroups, factorStates, missingReasons, purposes } from './reliability.rules.ts'
import { Evidence, FactorRecord } from './reliability-factor.ts'

const Text = Type.String()

/**
 * Shown as «Замечаний нет» (no remarks), «С условиями» (with conditions), «Не сейчас» (not now), «Невозможно» (impossible), «Мало данных» (too
 * few data). `proceed` only if all data that the purpose (kind of deal) needs are present and fresh, and every stop factor whose source can be
 * loaded was checked. `impossible` for a company that no longer exists.
 */
export const verdicts = ['proceed', 'caution', 'refuse', 'impossible', 'unknown'] as const
export type Verdict = (typeof verdicts)[number]

/** A finding for or against the deal. */
const Reason = Type.Object({
  code: Text,
  title: Text,
  /** What happened; absent in reports stored before it existed. */
  fact: Type.Optional(Text),
  points: Type.Integer({ description: '`counted`, weighted for this kind of deal: it differs from one kind to another' }),
  /** Absent in reports stored before it existed. */
  counted: Type.Optional(Type.Integer({ description: 'Points in the sum of the company, the same for every kind of deal' })),
  /** The first proof of the finding, and the record it is based on; absent in reports stored before it existed. */
  evidence: Type.Optional(Nullable(Evidence)),
  record: Type.Optional(Nullable(FactorRecord)),
  /** Notes by which the company disputes records of this finding; absent if there is none. */
  disputed: Type.Optional(Type.Array(DisputeMark)),
})

/** Missing data of a purpose, and where a person can look them up. */
export const MissingFacts = Type.Object({
  group: StringEnum(coverageGroups),
  reason: StringEnum(missingReasons),
  /** Day of the data that we have but are too old. */
  as_of: Nullable(IsoDate),
  service: Type.Object({ name: Text, url: Text }),
  /** Further services to check; absent in reports stored before they existed. */
  also: Type.Optional(Type.Array(Type.Object({ name: Text, url: Text }))),
})
export type MissingFacts = Static<typeof MissingFacts>

/** A stop factor (one that alone rules out a deal) that was not checked, and where a person can look it up. */
export const UncheckedStop = Type.Object({
  code: Text,
  title: Text,
  /** True if its source can be loaded: until it is, no verdict is `proceed`. The other sources have no copy to load. */
  can_be_loaded: Type.Boolean(),
  /** Day of the data that we have but are too old or incomplete. */
  as_of: Nullable(IsoDate),
  service: Type.Object({ name: Text, url: Text }),
})
export type UncheckedStop = Static<typeof UncheckedStop>

/** The factors evaluated for one purpose: weighted points, arguments for and against, and what would change the verdict. */
export const PurposeVerdict = Type.Object({
  purpose: StringEnum(purposes),
  verdict: StringEnum(verdicts),
  points: Type.Integer({
    description: 'Sum of all findings, weighted for this kind of deal; it is not the sum of the reasons listed here',
  }),
  /**
   * With a stop, nothing in `for` changes the verdict; findings that only deny something («no arrears found») are not listed there.
   * Absent in reports stored before it existed.
   */
  stopped: Type.Optional(Type.Boolean()),
  /** What to do next, by the most serious finding against the deal, with the record it is based on; absent in reports stored before it existed. */
  action: Type.Optional(
    Type.Object({
      code: Text,
      text: Text,
      /** What would change the verdict, or the reason for it; null if there is nothing to add. */
      effect: Nullable(Text),
      factor: Nullable(Text),
      record: Nullable(FactorRecord),
    }),
  ),
  /** At most five each, strongest first; absent in reports stored before they were separated. */
  for: Type.Optional(Type.Array(Reason)),
  against: Type.Optional(Type.Array(Reason)),
  /** Missing data without which there is no conclusion. */
  missing: Type.Optional(Type.Array(MissingFacts)),
  /** Findings to be resolved together, in this order, for another verdict, each with the verdict after it. */
  would_change: Type.Array(Type.Object({ code: Text, title: Text, fact: Type.Optional(Text), verdict: StringEnum(verdicts) })),
  /** How many factors with weight for this purpose were not checked. */
  unchecked: Type.Integer(),
})
export type PurposeVerdict = Static<typeof PurposeVerdict>

/**
 * The end of a company that no longer exists, and its debts and cases that remained open. Shown instead of arguments for and against, since no
 * deal is possible.
 */
export const EndedCompany = Type.Object({
  on: Nullable(IsoDate),
  /** In the register's words; in English and Chinese translated where the wording is known. */
  reason: Nullable(Text),
  /** The successors as the extract names them. */
  successors: Type.Array(Type.Object({ name: Text, ogrn: Nullable(Text) })),
  /** Debts, proceedings and cases by the report's factors; not applicable where the source lists active companies only. */
  remains: Type.Array(
    Type.Object({
      code: Text,
      title: Text,
      fact: Type.Optional(Text),
      state: StringEnum(factorStates),
      evidence: Type.Array(Evidence),
      as_of: Nullable(IsoDate),
      record: Nullable(FactorRecord),
    }),
  ),
})
export type EndedCompany = Static<typeof EndedCompany>
