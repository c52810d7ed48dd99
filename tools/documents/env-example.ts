// The text of `.env.example`: every setting of the configuration with its meaning and default.
import { settings } from '../../apps/server/src/platform/config.ts'
import type { Setting } from '../../apps/server/src/platform/config-types.ts'

const HEAD = `# Settings of the server; nothing has to be set. Copy to .env and uncomment what you change.
# Written from the configuration by \`npm run env:example\`.
`

/** One paragraph for each setting, in the order of the configuration. */
export function envExample(): string {
  return HEAD + Object.entries<Setting<unknown>>(settings).map(paragraph).join('')
}

/** The lines of one setting. `fallback` is its default, a function if it is computed at the start; `shown` is the text that describes the default. */
function paragraph([name, { about, fallback, shown, secret, neededInProduction }]: [string, Setting<unknown>]): string {
  const computed = typeof fallback === 'function' ? '' : String(fallback ?? '')
  const notes = [
    neededInProduction ? 'needed in production' : '',
    secret ? 'secret' : '',
    shown && typeof fallback === 'function' ? `default ${shown}` : '',
  ]
  const note = notes.filter(Boolean).join(', ')
  return `\n# ${about}${note ? ` (${note})` : ''}\n#${name}=${typeof fallback === 'function' ? '' : (shown ?? computed)}\n`
}
