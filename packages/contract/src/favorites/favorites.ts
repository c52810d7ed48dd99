// Operations on a member's favourites («Избранное»): goods of the marketplace that the member likes.
import { Type } from 'typebox'
import { defineOperation, Id, Page, pageQuery } from '../http/http.ts'
import { Product } from '../products/products.ts'

export const addToFavorites = defineOperation({
  method: 'POST',
  path: '/api/v1/products/:id/add-to-favorites/',
  summary: 'Like an item on sale; a repeat changes nothing',
  access: 'user',
  limit: 'api',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found'],
})

export const deleteFromFavorites = defineOperation({
  method: 'POST',
  path: '/api/v1/products/:id/del-from-favorites/',
  summary: 'Remove an item from the liked ones; a repeat changes nothing',
  access: 'user',
  limit: 'api',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: [],
})

export const listFavorites = defineOperation({
  method: 'GET',
  path: '/api/v1/favorites/',
  summary: 'Items on sale that the caller likes, the latest first',
  access: 'user',
  limit: 'api',
  query: Type.Object(pageQuery),
  response: { 200: Page(Product) },
  errors: [],
})
