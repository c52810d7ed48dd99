// Hydrates the server's page in the browser once the frame's texts in the page's language are loaded.
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
