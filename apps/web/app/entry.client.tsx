// Entry point in the browser: hydrates the server's HTML with React once the texts of header and footer are loaded in the page's language.
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { asLocale, DEFAULT_LOCALE } from './i18n/locale.ts'
import { shellMessages } from './shell/shell.messages.ts'

const locale = asLocale(document.documentElement.lang) ?? DEFAULT_LOCALE

void shellMessages.load(locale).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  }),
)
