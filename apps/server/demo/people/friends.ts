// Makes the demo's buyer and seller friends: each has added the other to their contacts.

import { insertFriendship } from '../../src/friends/friends.sql.ts'
import type { Services } from '../../src/platform/services.ts'
import { findDemoAccount } from './sellers.ts'

const BUYER = 'buyer@demo.test'
const SELLER = 'seller@demo.test'

/** Can be run again: an existing friendship stays. Does nothing if either account is missing. */
export const seedFriends = ({ db, clock }: Services): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const [buyer, seller] = [await findDemoAccount(tx, BUYER), await findDemoAccount(tx, SELLER)]
    if (!buyer || !seller) return
    // A mutual friendship is two rows, one for each direction.
    await insertFriendship(tx, { user_id: buyer, friend_id: seller, created_at: clock.now() })
    await insertFriendship(tx, { user_id: seller, friend_id: buyer, created_at: clock.now() })
  })
