// Connects friends (members who added each other to their contacts) and blocked members to the server.
import type { Feature } from '../platform/feature.ts'
import { friendsRoutes } from './friends.routes.ts'
import { eraseFriends, exportFriends } from './friends.ts'

export const friends: Feature = (services) => ({
  routes: () => friendsRoutes(services),
  personalData: { exportUserData: exportFriends, eraseUserData: eraseFriends },
})
