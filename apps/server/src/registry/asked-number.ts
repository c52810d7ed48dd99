// The number a single-company call names, under any of its three parameters.
import { refuseField } from '../platform/errors.ts'

export interface NumberQuery {
  readonly inn?: string
  readonly ogrn?: string
  readonly query?: string
}

/** Refuses `required` beside `inn` when none is given. */
export const askedNumber = ({ inn, ogrn, query }: NumberQuery): string => inn ?? ogrn ?? query ?? refuseField('inn', 'required')
