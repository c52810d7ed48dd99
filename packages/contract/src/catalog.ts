// Lists that forms and filters choose from.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, Page, pageQuery } from './http.ts'

/** A subject of the federation; the id is its code in the registers. */
export const RegionEntry = Type.Object({ id: Id, name: Type.String() })
export type RegionEntry = Static<typeof RegionEntry>

export const listRegions = defineOperation({
  method: 'GET',
  path: '/api/v1/regions/',
  summary: 'Regions by name, all of them unless page_size says otherwise',
  access: 'public',
  limit: 'api',
  query: Type.Object({ ...pageQuery, page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999, default: 100 })) }),
  response: { 200: Page(RegionEntry) },
  errors: [],
})
