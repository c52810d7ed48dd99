// Scopes of API keys. A member's program calls the API with a key; each scope of the key opens one group of operations.

/**
 * `register`: read company data beyond public pages, and use the member's lists of checked companies and the monitoring of companies.
 * `goods`: read and change the member's own product cards. `orders`: read the member's purchases, sales and payouts, and mark a sale as shipped.
 * `chat`: read the member's chat rooms and messages.
 */
export const keyScopes = ['register', 'goods', 'orders', 'chat'] as const
export type KeyScope = (typeof keyScopes)[number]
