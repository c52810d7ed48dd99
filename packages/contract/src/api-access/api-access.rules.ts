// What an API key may be given: the one list of scopes, which operations name.

/**
 * `register`: what the site tells of companies beyond public pages, and the member's lists and watches. `goods`: the member's own cards, to
 * read and to change. `orders`: purchases, sales and the seller's money, to read, and shipping. `chat`: rooms and messages, to read.
 */
export const keyScopes = ['register', 'goods', 'orders', 'chat'] as const
export type KeyScope = (typeof keyScopes)[number]
