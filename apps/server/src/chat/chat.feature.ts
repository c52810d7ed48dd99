// Connects conversations of members (chat) to the server: routes, WebSockets, background jobs, stored files, personal data.
import type { Feature } from '../platform/feature.ts'
import { attachmentFiles, attachmentWorkers, sweepUnsentJob } from './attachments.ts'
import { chatRoutes } from './chat.routes.ts'
import { getChat, installChat } from './chat.sockets.ts'
import { eraseMessages, exportMessages } from './chat.ts'
import { warmUpChat } from './warm-up.ts'

export const chat: Feature = (services) => ({
  routes: () => chatRoutes(services),
  install: async (server) => {
    installChat(services, server)
    server.addHook('onReady', () => getChat(services).hub.start(services.listening))
  },
  warm: () => warmUpChat(services.db, services.config.DATABASE_POOL, services.clock.now()),
  workers: attachmentWorkers(services),
  files: [attachmentFiles],
  start: () => services.db.transaction().execute((tx) => services.jobs.send(tx, sweepUnsentJob, {})),
  personalData: { exportUserData: exportMessages, eraseUserData: eraseMessages(services) },
  close: async () => getChat(services).hub.stop(),
})
