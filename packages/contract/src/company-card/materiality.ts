// What a deal of a given sum is beside the company.
import { type Static, Type } from 'typebox'
import { Nullable, StringEnum } from '../http/http.ts'
import { dealFigures } from './reliability.rules.ts'

/** A deal of a given sum beside the company. */
export const Materiality = Type.Object({
  /** Rubles. */
  sum: Type.Integer(),
  figures: Type.Array(
    Type.Object({
      figure: StringEnum(dealFigures),
      /** Rubles; null where it is not known. */
      value: Nullable(Type.Number()),
      /** The deal of the figure; of open claims, the claims of the deal. Null where it is not known, or there is nothing to compare with. */
      percent: Nullable(Type.Number()),
      /** Year of the accounts. */
      year: Nullable(Type.Integer()),
      /** The deal is large beside it. */
      large: Type.Boolean(),
    }),
  ),
  /** Codes of findings against it that are about little money beside the deal. */
  small: Type.Array(Type.String()),
})
export type Materiality = Static<typeof Materiality>
