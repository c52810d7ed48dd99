// The number a single-company call names, under any of its three parameters.
import { refuseField } from '../platform/errors.ts'

/** Refuses `required` beside `inn` when none is given. */
export const askedNumber = ({ inn, ogrn, query }: { inn?: string; ogrn?: string; query?: string }): string =>
  inn ?? ogrn ?? query ?? refuseField('inn', 'required')
