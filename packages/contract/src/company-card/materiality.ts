// The sum of a deal compared with the size of the company, as the reliability report sends it.
import { type Static, Type } from 'typebox'
import { Nullable, StringEnum } from '../http/http.ts'
import { dealFigures } from './reliability.rules.ts'

/** A deal's sum compared with the company's figures. */
export const Materiality = Type.Object({
  /** Rubles. */
  sum: Type.Integer(),
  figures: Type.Array(
    Type.Object({
      figure: StringEnum(dealFigures),
      /** Rubles; null if unknown. */
      value: Nullable(Type.Number()),
      /**
       * The deal as a share of the figure; for open claims, the claims as a share of the deal. Null if unknown, or there is nothing to compare
       * with.
       */
      percent: Nullable(Type.Number()),
      /** Year of the accounts. */
      year: Nullable(Type.Integer()),
      /** True if the deal is large compared with it. */
      large: Type.Boolean(),
    }),
  ),
  /** Codes of negative findings whose sums are small compared with the deal. */
  small: Type.Array(Type.String()),
})
export type Materiality = Static<typeof Materiality>
