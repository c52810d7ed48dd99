// The one place that reads the environment: every setting with its meaning, default and check.
import { type LimitName, limits } from '@sverka/contract/limits'
import { email, host, network, proxyNetwork, sender, urlForm } from './config-forms.ts'
import {
  address,
  choice,
  formed,
  integer,
  list,
  type Mode,
  optionalFormed,
  optionalText,
  rate,
  type Setting,
  secretKey,
  text,
} from './config-types.ts'

/** Every variable the server understands. `.env.example` is printed from this table. */
export const settings = {
  NODE_ENV: choice(
    'production together with DATABASE_URL needs every secret and refuses the demo',
    ['development', 'test', 'production'],
    'development',
  ),
  DEMO: choice('With a DATABASE_URL: on makes a demo of that database, with the demo accounts and invented data', ['on', 'off'], 'off'),
  HOST: formed('Address to listen on', host, '127.0.0.1'),
  PORT: integer('Port to listen on; 0 takes a free one', 3000, [0, 65535]),
  PUBLIC_URL: address('Address of the site in e-mails, redirects and canonical links; by default the one it listens on', [
    'http:',
    'https:',
  ]),
  DATA_DIR: text('Folder for what is kept on disk: the embedded database, uploads', '.data'),
  DATABASE_URL: address('PostgreSQL for the application role; without it an embedded one is started', ['postgres:', 'postgresql:'], {
    secret: true,
  }),
  DATABASE_OWNER_URL: address('The same database for the role that owns the tables: migrations, imports', ['postgres:', 'postgresql:'], {
    secret: true,
  }),
  DATABASE_DIRECT_URL: address(
    'The same database without the pooler, for notifications and the search; needed if DATABASE_URL leads through a pooler in transaction mode',
    ['postgres:', 'postgresql:'],
    { secret: true },
  ),
  DATABASE_REPLICA_URL: list(
    'Standbys of the same database, with commas between, that answer reads of the register, the search and the catalogue',
    urlForm(['postgres:', 'postgresql:']),
    [],
    { secret: true },
  ),
  DATABASE_REPLICA_LAG_MS: integer('Milliseconds a standby may be behind; one that is further is not read', 5000, [2000, 600_000]),
  DATABASE_POOL: integer('Connections of one process', 10, [2, 200]),
  DATABASE_PATIENCE: integer(
    'How many times longer than usual statements, locks and connections are waited for, on a slow machine',
    1,
    [1, 100],
  ),
  SEARCH_PASS_MS: integer('Milliseconds that a search waits on a busy machine before it is answered as too late', 2000, [10, 10_000]),
  SEARCH_PROCESSOR_MS: integer(
    'Milliseconds of the processor that a search may use; what it found by then is shown as partial',
    200,
    [1, 10_000],
  ),
  BACKGROUND_WORK: choice('Whether this process also does background work; of several at least one must', ['on', 'off'], 'on'),
  PROCESSES: integer('Processes of `npm run start:cluster`; 0 starts one a core', 0, [0, 64]),
  LOG_LEVEL: choice('How much is logged', ['silent', 'error', 'warn', 'info', 'debug'], 'info'),
  METRICS_URL: address(
    'Where Prometheus reads metrics, such as http://127.0.0.1:9464, an address that no visitor reaches; without it there are none',
    ['http:'],
  ),
  TRUST_PROXY: list('Addresses (CIDR) of the proxies whose X-Forwarded-For is believed', proxyNetwork, []),
  SHUTDOWN_DELAY_MS: integer(
    'After SIGTERM: how long the server says it is not ready before it stops taking connections',
    ({ production }) => (production ? 5000 : 500),
    [0, 60_000],
    { shown: '5000 in production, else 500' },
  ),
  OVERLOAD_DELAY_MS: integer(
    'A process whose work is late by this much answers 503 at once instead of making everybody wait; 0 never does',
    ({ production }) => (production ? 1000 : 10_000),
    [0, 600_000],
    { shown: '1000 in production, else 10000' },
  ),
  LIMITS_IN: choice(
    'Where requests are counted against the limits below: by each process for itself, or in the database for all of them together',
    ['process', 'database'],
    'process',
  ),
  REDIS_URL: address('Redis or Valkey from 7 on, where the processes count them instead', ['redis:', 'rediss:'], { secret: true }),
  LIMIT_API: rate('Calls per seconds for one member or guest address: everything not named below', limits.api),
  LIMIT_SEARCH: rate('The same for searches and filtered lists', limits.search),
  LIMIT_LARGE_PAGE: rate('Pages of lists with more than 1,000 rows', limits.largePage),
  LIMIT_REFRESH: rate('The same for refreshes of a company from the source', limits.refresh),
  LIMIT_LOGIN: rate('Sign-ins of one address', limits.login),
  LIMIT_LOGIN_HOUR: rate('The same over a longer time', limits.loginHour),
  LIMIT_REGISTER: rate('Registrations and changed e-mails, of one address together and of one member', limits.register),
  LIMIT_REGISTER_DAY: rate('The same over a longer time', limits.registerDay),
  LIMIT_UPLOAD: rate('Uploads of one member', limits.upload),
  LIMIT_REPORT: rate('Full reports that one member may make', limits.report),
  LIMIT_PREVIEW: rate('Lists that one member may have read before they are checked', limits.preview),
  LIMIT_NOTIFICATION: rate('Notifications of the payment provider from one address', limits.notification),
  LIMIT_EXCHANGE: rate('Requests of 1C from one address', limits.exchange),
  LIMIT_TAGS: rate('New tags of one member', limits.tags),
  LIMIT_COMMENTS: rate('Reviews, replies and complaints of one member', limits.comments),
  LIMIT_INVOICES: rate('Invoices for plans that one member may ask for, and invoices that they have sent once more', limits.invoices),
  LIMIT_LETTERS: rate('Invoices that one member has sent once more, over a longer time', limits.letters),
  LIMIT_SUPPORT: rate('Requests to support of one member', limits.support),
  LIMIT_OWN_DATA: rate('Copies of their data that one member may take', limits.ownData),
  LIMIT_CHAT: rate('Chat messages of one member; a sixth of them at once', limits.chat),
  SOCKETS_PER_ADDRESS: integer('Open sockets of one address; a hundred times as many in demo mode', 100, [1, 1_000_000]),
  LIMIT_PAGE: rate('Pages per seconds for one guest address', { max: 600, windowSeconds: 60 }),
  SECRET_KEY: secretKey(
    'Signs tokens and encrypts documents, 32 characters or more; losing it loses the documents; without it one is kept in DATA_DIR',
  ),
  SECRET_KEY_BEFORE: { ...secretKey('The key before SECRET_KEY, for `npm run change-key` alone'), neededInProduction: false },
  SMTP_URL: address(
    'Mail server, smtps://user:password@host; without it the demo keeps e-mails in /dev/outbox, and elsewhere they wait for one',
    ['smtp:', 'smtps:'],
    {
      secret: true,
      neededInProduction: true,
    },
  ),
  MAIL_FROM: formed('Sender of e-mails', sender, 'no-reply@localhost'),
  SUPPORT_EMAIL: formed('Where requests to support go', email, 'support@localhost'),
  S3_URL: address('Private bucket for files, https://key:secret@host/bucket; without it they lie under DATA_DIR', ['http:', 'https:'], {
    secret: true,
  }),
  S3_REGION: text('Region of the bucket', 'us-east-1'),
  CLAMD_URL: address('Antivirus that looks at uploaded documents, tcp://host:3310; without it they are marked as unchecked', ['tcp:']),
  YOOKASSA_SHOP_ID: optionalText('Shop at YooKassa; without it payments go to a sandbox page of our own', { neededInProduction: true }),
  YOOKASSA_SECRET_KEY: optionalText('Key of the shop', { secret: true, neededInProduction: true }),
  YOOKASSA_URL: formed('Base address of the YooKassa API', urlForm(['http:', 'https:']), 'https://api.yookassa.ru/v3'),
  YOOKASSA_SENDERS: list('Addresses (CIDR) from which YooKassa sends notifications', network, [
    '185.71.76.0/27',
    '185.71.77.0/27',
    '77.75.153.0/25',
    '77.75.154.128/25',
    '77.75.156.11',
    '77.75.156.35',
    '2a02:5180::/32',
  ]),
  RECEIPT_TAX_SYSTEM: integer('Tax system of the shop in receipts, 1 to 6 as the law numbers them', 1, [1, 6]),
  REGISTER_FOLDER: optionalText('Folder whose files staff may have loaded into the register; without it none'),
  OPEN_DATA_URLS: list(
    'Addresses of published files (open data of the tax service) that are fetched and loaded on a schedule',
    urlForm(['http:', 'https:']),
    [],
  ),
  OPEN_DATA_HOURS: integer('Hours between two checks of each of them', 24, [1, 8760]),
  OPEN_DATA_MAX_MB: integer('Megabytes that one of them may have; a larger one is not fetched', 20_000, [1, 1_000_000]),
  WEBHOOK_TIMEOUT_MS: integer('Milliseconds that a receiver of webhooks has to answer', 10_000, [100, 600_000]),
  WEBHOOKS_INSIDE: choice(
    'Whether webhooks may go to addresses inside and without TLS: for tests and closed networks, never where strangers sign up',
    ['on', 'off'],
    'off',
  ),
  PRICE_LISTS_INSIDE: choice(
    'Whether price lists may be fetched from addresses inside and without TLS: for tests and closed networks, never where strangers sign up',
    ['on', 'off'],
    'off',
  ),
  CHECKO_URL: formed('Base address of the Checko API', urlForm(['http:', 'https:']), 'https://api.checko.ru/v2'),
  CHECKO_KEY: optionalText('Key of the Checko API; without it cards are refreshed from our own database only', { secret: true }),
  CHECKO_PER_DAY: integer('Requests a day that the Checko tariff allows; searches take half of them at most', 100, [1, 10_000_000]),
  REGISTRY_SEARCH_KEY: optionalText('Key that clients of /search/ must send; `demo` in demo mode', {
    secret: true,
    neededInProduction: true,
  }),
  REQUISITES_NAME: optionalText('Legal name of the owner of the site, shown at /requisites with the lines below'),
  REQUISITES_INN: optionalText('INN of the owner'),
  REQUISITES_KPP: optionalText('KPP of the owner'),
  REQUISITES_OGRN: optionalText('OGRN of the owner'),
  REQUISITES_ADDRESS: optionalText('Legal address of the owner'),
  REQUISITES_EMAIL: optionalFormed('E-mail for requests to the owner', email),
  REQUISITES_PHONE: optionalText('Phone for requests to the owner'),
  REQUISITES_BANK: optionalText('Name of the bank'),
  REQUISITES_BIC: optionalText('BIC of the bank'),
  REQUISITES_ACCOUNT: optionalText('Settlement account'),
  REQUISITES_CORRESPONDENT_ACCOUNT: optionalText('Correspondent account of the bank'),
} as const satisfies Record<string, Setting<unknown>>

type Values = { -readonly [K in keyof typeof settings]: (typeof settings)[K] extends Setting<infer T> ? T : never }

/** All settings, checked, with what follows from them. */
export interface Config extends Readonly<Values> {
  /** The embedded database is used, or the demo was requested: demo accounts, data, outbox and sandbox are on (`api.md`, Demo mode). */
  readonly demo: boolean
  /** Direct PostgreSQL URL for the application's role: DATABASE_DIRECT_URL, else DATABASE_URL. */
  readonly directUrl: string | null
  readonly limits: Readonly<Record<LimitName | 'page', { max: number; windowSeconds: number }>>
  /** Factor of the limits per address (100 in demo mode). */
  readonly addressFactor: number
}

/** An unusable configuration; the message names every wrong or missing variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads and checks the settings. Throws ConfigError naming all that is wrong at once. */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const mode: Mode = { production: env.NODE_ENV === 'production' }
  const isProduction = mode.production && Boolean(env.DATABASE_URL?.trim())
  const wrong: string[] = []
  const read = ([name, setting]: [string, Setting<unknown>]): [string, unknown] => {
    const raw = env[name]?.trim()
    if (!raw) {
      if (setting.neededInProduction && isProduction) wrong.push(`${name} is missing: ${setting.about}`)
      return [name, typeof setting.fallback === 'function' ? setting.fallback(mode) : setting.fallback]
    }
    try {
      return [name, setting.parse(raw)]
    } catch (error) {
      const shown = setting.secret ? '' : `, got "${raw}"`
      wrong.push(`${name}: ${error instanceof Error ? error.message : String(error)}${shown}`)
      return [name, null]
    }
  }
  const values = Object.fromEntries(Object.entries(settings).map(read)) as unknown as Values
  for (const name of ['DATABASE_OWNER_URL', 'DATABASE_DIRECT_URL'] as const) {
    if (values[name] && !values.DATABASE_URL) wrong.push(`${name} is set without DATABASE_URL`)
  }
  if (values.DATABASE_REPLICA_URL?.length && !values.DATABASE_URL) wrong.push('DATABASE_REPLICA_URL is set without DATABASE_URL')
  for (const [one, other] of [
    ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'],
    ['YOOKASSA_SECRET_KEY', 'YOOKASSA_SHOP_ID'],
  ] as const) {
    if (values[one] && !values[other]) wrong.push(`${one} is set without ${other}`)
  }
  if (isProduction && values.DEMO === 'on') wrong.push('DEMO=on does not go with NODE_ENV=production and a DATABASE_URL')
  if (wrong.length > 0) throw new ConfigError(`The configuration cannot be used:\n- ${wrong.join('\n- ')}`)
  const demo = !values.DATABASE_URL || values.DEMO === 'on'
  return {
    ...values,
    REGISTRY_SEARCH_KEY: values.REGISTRY_SEARCH_KEY ?? (demo ? 'demo' : null),
    demo,
    directUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    limits: readLimits(values),
    addressFactor: demo ? 100 : 1,
  }
}

const readLimits = (values: Values): Config['limits'] => ({
  api: values.LIMIT_API,
  largePage: values.LIMIT_LARGE_PAGE,
  refresh: values.LIMIT_REFRESH,
  search: values.LIMIT_SEARCH,
  login: values.LIMIT_LOGIN,
  loginHour: values.LIMIT_LOGIN_HOUR,
  register: values.LIMIT_REGISTER,
  registerDay: values.LIMIT_REGISTER_DAY,
  upload: values.LIMIT_UPLOAD,
  report: values.LIMIT_REPORT,
  preview: values.LIMIT_PREVIEW,
  notification: values.LIMIT_NOTIFICATION,
  exchange: values.LIMIT_EXCHANGE,
  tags: values.LIMIT_TAGS,
  comments: values.LIMIT_COMMENTS,
  invoices: values.LIMIT_INVOICES,
  letters: values.LIMIT_LETTERS,
  support: values.LIMIT_SUPPORT,
  ownData: values.LIMIT_OWN_DATA,
  chat: values.LIMIT_CHAT,
  page: values.LIMIT_PAGE,
})

/** The process's environment; variables that it lacks come from `.env` in the working folder. */
export function readEnvironment(): Readonly<Record<string, string | undefined>> {
  try {
    process.loadEnvFile()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return process.env
}
