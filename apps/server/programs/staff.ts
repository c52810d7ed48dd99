// `npm run staff -- add EMAIL` and `remove EMAIL` give a member staff rights and take them away; `check-log` verifies that no entry of the audit
// log was changed; `remove-demo` deletes the demo's accounts from a database.
import { removeDemoAccounts } from '../src/auth/demo-accounts.ts'
import { setStaffAccess } from '../src/auth/staff/staff-access.ts'
import { findAuditBreak } from '../src/platform/audit/audit.sql.ts'
import { systemClock } from '../src/platform/clock.ts'
import { type Config, ConfigError } from '../src/platform/config.ts'
import { connectDatabase, readOnly } from '../src/platform/db/connect.ts'
import { createLog } from '../src/platform/log.ts'
import type { Services } from '../src/platform/services.ts'
import { createBackgroundServices } from '../src/product.ts'
import { runCommand } from './run.ts'

const USAGE = 'npm run staff -- add EMAIL | remove EMAIL | check-log | remove-demo, with the DATABASE_URL of the server'

async function main(config: Config): Promise<number> {
  const [command = '', email = ''] = process.argv.slice(2)
  if (!config.directUrl) throw new ConfigError('The demo has its own staff: DATABASE_URL is missing')
  const db = connectDatabase(config.directUrl, { size: 2, log: createLog(config) })
  try {
    return await runSubcommand(createBackgroundServices(db, config.directUrl, config), command, email)
  } finally {
    await db.destroy()
  }
}

async function runSubcommand({ db, personalData }: Services, command: string, email: string): Promise<number> {
  if (command === 'check-log') {
    const broken = await findAuditBreak(readOnly(db))
    say(broken === null ? 'the audit log is whole' : `entry ${broken} of the audit log was changed`)
    return broken === null ? 0 : 1
  }
  if (command === 'remove-demo') {
    const removed = await removeDemoAccounts(
      db,
      systemClock,
      personalData().flatMap(({ eraseUserData }) => eraseUserData ?? []),
    )
    say(removed.length > 0 ? `removed ${removed.join(', ')}` : 'there is no demo account')
    return 0
  }
  if (!['add', 'remove'].includes(command) || !email.includes('@')) {
    say(USAGE)
    return 2
  }
  const isStaff = command === 'add'
  const found = await setStaffAccess(db, systemClock, { email, isStaff })
  if (found) say(isStaff ? `${email} is staff from the next sign-in with a code on` : `${email} is no longer staff`)
  else say(`nobody is registered as ${email}`)
  return found ? 0 : 1
}

const say = (text: string): void => void process.stdout.write(`${text}\n`)

runCommand(main)
