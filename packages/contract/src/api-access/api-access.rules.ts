// The scopes of API keys: the one list, which operations refer to.

/**
 * `register`: company data beyond public pages, and the member's lists and watches. `goods`: read and change the member's own product cards.
 * `orders`: read purchases, sales and the seller's money, and mark as shipped. `chat`: read rooms and messages.
 */
export const keyScopes = ['register', 'goods', 'orders', 'chat'] as const
export type KeyScope = (typeof keyScopes)[number]
