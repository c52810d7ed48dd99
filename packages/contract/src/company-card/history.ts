// История: records of the register about a company, newest first (specification §1: a sample where we hold none).
import { type Static, Type } from 'typebox'
import { Coded } from '../company.ts'
import { defineOperation, IsoDate, Nullable } from '../http.ts'
import { periodQuery, TabPage, tabListQuery } from './tab-lists.ts'

export const RegisterEntry = Type.Object({
  /** ГРН or ГРНИП of the record. */
  grn: Nullable(Type.String()),
  date: IsoDate,
  kind: Coded,
  authority: Nullable(Type.String()),
  documents: Type.Array(Type.Object({ name: Type.String(), number: Nullable(Type.String()), date: Nullable(IsoDate) })),
  /** The register declared the record void. */
  void: Type.Boolean(),
})
export type RegisterEntry = Static<typeof RegisterEntry>

/** What a refresh changed, by the card's own field names. */
export const CardChange = Type.Object({
  at: Type.String({ format: 'date-time' }),
  source: Type.String(),
  changed: Type.Array(Type.String()),
})
export type CardChange = Static<typeof CardChange>

export const listHistory = defineOperation({
  method: 'GET',
  path: '/api/v1/company-history/',
  summary: 'Register records of a company, newest first, and what our refreshes changed',
  access: 'public',
  limit: 'api',
  query: Type.Object({ ...tabListQuery, ...periodQuery, search: Type.Optional(Type.String({ maxLength: 100 })) }),
  response: { 200: Type.Object({ ...TabPage(RegisterEntry).properties, refreshes: Type.Array(CardChange) }) },
  errors: ['number_invalid', 'company_not_found'],
})
