// Every setting of the server, an environment variable each, with its meaning, default and check: the only file that reads the environment.
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
    'With production and DATABASE_URL every secret must be set, and the demo is refused',
    ['development', 'test', 'production'],
    'development',
  ),
  DEMO: choice('Used with DATABASE_URL: on runs the demo in that database, with the demo accounts and invented data', ['on', 'off'], 'off'),
  HOST: formed('IP address or host name to listen on', host, '127.0.0.1'),
  PORT: integer('Port to listen on; 0 takes a free one', 3000, [0, 65535]),
  PUBLIC_URL: address('URL of the site in e-mails, redirects and canonical links; by default the address it listens on', [
    'http:',
    'https:',
  ]),
  DATA_DIR: text('Folder for data on disk: the embedded database, uploaded files', '.data'),
  DATABASE_URL: address(
    'PostgreSQL for the role of the application, which cannot create or alter tables; without it an embedded one is started',
    ['postgres:', 'postgresql:'],
    { secret: true },
  ),
  DATABASE_OWNER_URL: address(
    'The same database for the role that owns the tables: for migrations and imports',
    ['postgres:', 'postgresql:'],
    { secret: true },
  ),
  DATABASE_DIRECT_URL: address(
    'The same database without a connection pooler, for notifications and the search; needed if DATABASE_URL leads through a pooler in transaction mode',
    ['postgres:', 'postgresql:'],
    { secret: true },
  ),
  DATABASE_REPLICA_URL: list(
    'Standbys (read-only copies) of the same database, separated by commas, for reads of the company register, the search and the catalogue',
    urlForm(['postgres:', 'postgresql:']),
    [],
    { secret: true },
  ),
  DATABASE_REPLICA_LAG_MS: integer('Milliseconds that a standby may be behind the primary to be read', 5000, [2000, 600_000]),
  DATABASE_POOL: integer('Database connections of one process', 10, [2, 200]),
  DATABASE_PATIENCE: integer('Factor of the time limits of the database, for a slow machine', 1, [1, 100]),
  SEARCH_PASS_MS: integer(
    'Milliseconds that a search may wait for a database connection, and that each of its statements may take; then it is refused as too late',
    2000,
    [10, 10_000],
  ),
  SEARCH_PROCESSOR_MS: integer(
    'Processor time in milliseconds that a search may use; the results found by then are shown as partial',
    200,
    [1, 10_000],
  ),
  BACKGROUND_WORK: choice('Whether this process also does background work; of several processes at least one must', ['on', 'off'], 'on'),
  PROCESSES: integer('Number of processes of `npm run start:cluster`; 0 starts one per core', 0, [0, 64]),
  LOG_LEVEL: choice('How much is logged', ['silent', 'error', 'warn', 'info', 'debug'], 'info'),
  METRICS_URL: address(
    'URL where Prometheus reads metrics, such as http://127.0.0.1:9464, which visitors must not reach; without it there are no metrics',
    ['http:'],
  ),
  TRUST_PROXY: list('Addresses (CIDR) of the proxies whose X-Forwarded-For header is trusted', proxyNetwork, []),
  SHUTDOWN_DELAY_MS: integer(
    'Milliseconds after SIGTERM during which the server reports that it is not ready, before it stops accepting connections',
    ({ production }) => (production ? 5000 : 500),
    [0, 60_000],
    { shown: '5000 in production, else 500' },
  ),
  OVERLOAD_DELAY_MS: integer(
    'A process whose event loop is late by this many milliseconds answers 503 at once instead of making everybody wait; 0 never does',
    ({ production }) => (production ? 1000 : 10_000),
    [0, 600_000],
    { shown: '1000 in production, else 10000' },
  ),
  LIMITS_IN: choice(
    'Where requests are counted against the limits below: by each process for itself, or in the database for all of them together',
    ['process', 'database'],
    'process',
  ),
  REDIS_URL: address('Redis or Valkey, version 7 or newer, where the processes count requests instead', ['redis:', 'rediss:'], {
    secret: true,
  }),
  LIMIT_API: rate('Calls/seconds for one member or one IP address of guests: every operation without a limit of its own below', limits.api),
  LIMIT_SEARCH: rate('Calls/seconds of searches and filtered lists', limits.search),
  LIMIT_LARGE_PAGE: rate('Pages of lists with more than 1,000 rows', limits.largePage),
  LIMIT_REFRESH: rate('Refreshes of a company from its source (CHECKO_URL)', limits.refresh),
  LIMIT_LOGIN: rate('Sign-ins from one IP address', limits.login),
  LIMIT_LOGIN_HOUR: rate('Sign-ins from one IP address over a longer time', limits.loginHour),
  LIMIT_REGISTER: rate('Registrations and changes of e-mail, counted together: from one IP address, and of one member', limits.register),
  LIMIT_REGISTER_DAY: rate('Registrations and changes of e-mail over a longer time', limits.registerDay),
  LIMIT_UPLOAD: rate('Uploads of one member', limits.upload),
  LIMIT_REPORT: rate('Full company reports of one member', limits.report),
  LIMIT_PREVIEW: rate('Uploaded lists of companies that one member previews before checking them', limits.preview),
  LIMIT_NOTIFICATION: rate('Notifications of the payment provider from one IP address', limits.notification),
  LIMIT_EXCHANGE: rate('Requests from one IP address of 1C, the accounting program that exchanges goods and orders', limits.exchange),
  LIMIT_TAGS: rate('New product tags of one member', limits.tags),
  LIMIT_COMMENTS: rate('Reviews, replies and complaints of one member', limits.comments),
  LIMIT_INVOICES: rate('Invoices of one member: requested for plans, and sent again by e-mail', limits.invoices),
  LIMIT_LETTERS: rate('Invoices that one member sends again by e-mail, over a longer time', limits.letters),
  LIMIT_SUPPORT: rate('Requests to support of one member', limits.support),
  LIMIT_OWN_DATA: rate('Exports of their own data by one member', limits.ownData),
  LIMIT_CHAT: rate('Chat messages of one member; at most a sixth of them at once', limits.chat),
  SOCKETS_PER_ADDRESS: integer('Open WebSockets of one IP address; a hundred times as many in demo mode', 100, [1, 1_000_000]),
  LIMIT_PAGE: rate('Pages/seconds for one IP address of guests', { max: 600, windowSeconds: 60 }),
  SECRET_KEY: secretKey(
    'Signs tokens and encrypts documents, 32 characters or more; without it the documents cannot be read; if it is not set, a key is created in DATA_DIR',
  ),
  SECRET_KEY_BEFORE: { ...secretKey('The key used before SECRET_KEY, read only by `npm run change-key`'), neededInProduction: false },
  SMTP_URL: address(
    'Mail server, smtps://user:password@host; without it the demo shows e-mails at /dev/outbox, and elsewhere they wait until it is set',
    ['smtp:', 'smtps:'],
    {
      secret: true,
      neededInProduction: true,
    },
  ),
  MAIL_FROM: formed('Sender of e-mails', sender, 'no-reply@localhost'),
  SUPPORT_EMAIL: formed('E-mail address that receives requests to support', email, 'support@localhost'),
  S3_URL: address(
    'Private S3 bucket for files, https://key:secret@host/bucket; without it they are stored under DATA_DIR',
    ['http:', 'https:'],
    { secret: true },
  ),
  S3_REGION: text('Region of the bucket', 'us-east-1'),
  CLAMD_URL: address('Antivirus (clamd) that scans uploaded documents, tcp://host:3310; without it they are marked as unchecked', ['tcp:']),
  YOOKASSA_SHOP_ID: optionalText('Id of the shop at YooKassa, the payment provider; without it payments go to a sandbox page of our own', {
    neededInProduction: true,
  }),
  YOOKASSA_SECRET_KEY: optionalText('Secret key of the shop at YooKassa', { secret: true, neededInProduction: true }),
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
  RECEIPT_TAX_SYSTEM: integer('Tax system of the shop on receipts, tax_system_code of YooKassa: 1 (general) to 6 (patent)', 1, [1, 6]),
  REGISTER_FOLDER: optionalText('Folder with files that staff may load into the company register; without it they can load none'),
  OPEN_DATA_URLS: list(
    'URLs of published files (open data of the tax service) that are fetched and loaded on a schedule',
    urlForm(['http:', 'https:']),
    [],
  ),
  OPEN_DATA_HOURS: integer('Hours between two checks of each of these files', 24, [1, 8760]),
  OPEN_DATA_MAX_MB: integer('Largest size of one of these files in megabytes; a larger one is not fetched', 20_000, [1, 1_000_000]),
  WEBHOOK_TIMEOUT_MS: integer('Milliseconds within which a receiver of webhooks must answer', 10_000, [100, 600_000]),
  WEBHOOKS_INSIDE: choice(
    'Whether webhooks may go to private addresses and without TLS: for tests and closed networks, never where strangers sign up',
    ['on', 'off'],
    'off',
  ),
  PRICE_LISTS_INSIDE: choice(
    'Whether price lists may be fetched from private addresses and without TLS: for tests and closed networks, never where strangers sign up',
    ['on', 'off'],
    'off',
  ),
  CHECKO_URL: formed('Base URL of the API of Checko, a provider of company data', urlForm(['http:', 'https:']), 'https://api.checko.ru/v2'),
  CHECKO_KEY: optionalText('Key of the Checko API; without it company cards are refreshed from our own database only', { secret: true }),
  CHECKO_PER_DAY: integer('Requests a day that the Checko tariff allows; searches use half of them at most', 100, [1, 10_000_000]),
  REGISTRY_SEARCH_KEY: optionalText('Key that clients of the API operation /search/ must send; `demo` in demo mode', {
    secret: true,
    neededInProduction: true,
  }),
  REQUISITES_NAME: optionalText('Legal name of the owner of the site, shown at /requisites with the settings below'),
  REQUISITES_INN: optionalText('INN (taxpayer number) of the owner'),
  REQUISITES_KPP: optionalText('KPP (code of the tax registration) of the owner'),
  REQUISITES_OGRN: optionalText('OGRN (state registration number) of the owner'),
  REQUISITES_ADDRESS: optionalText('Legal address of the owner'),
  REQUISITES_EMAIL: optionalFormed('E-mail for requests to the owner', email),
  REQUISITES_PHONE: optionalText('Phone for requests to the owner'),
  REQUISITES_BANK: optionalText('Name of the bank'),
  REQUISITES_BIC: optionalText('BIC (identification code) of the bank'),
  REQUISITES_ACCOUNT: optionalText('Bank account (settlement account) of the owner'),
  REQUISITES_CORRESPONDENT_ACCOUNT: optionalText('Account of the bank at the central bank (correspondent account)'),
} as const satisfies Record<string, Setting<unknown>>

type Values = { -readonly [K in keyof typeof settings]: (typeof settings)[K] extends Setting<infer T> ? T : never }

/** All settings, checked, with what follows from them. */
export interface Config extends Readonly<Values> {
  /**
   * The embedded database is used, or DEMO is on. Then there are demo accounts and invented data, e-mails are shown instead of sent, and
   * payments go to a sandbox page (specification `api.md`, Demo mode).
   */
  readonly demo: boolean
  /** Direct PostgreSQL URL for the application's role: DATABASE_DIRECT_URL, else DATABASE_URL. */
  readonly directUrl: string | null
  /** Rate limits, from the settings LIMIT_…: at most `max` calls per `windowSeconds`. */
  readonly limits: Readonly<Record<LimitName | 'page', { max: number; windowSeconds: number }>>
  /** Factor of the rate limits per IP address: 100 in demo mode, else 1. */
  readonly addressFactor: number
}

/** An unusable configuration; the message names every wrong or missing variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads and checks the settings. Throws a ConfigError that names every wrong or missing variable. */
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
  for (const [name, partner] of [
    ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'],
    ['YOOKASSA_SECRET_KEY', 'YOOKASSA_SHOP_ID'],
  ] as const) {
    if (values[name] && !values[partner]) wrong.push(`${name} is set without ${partner}`)
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
