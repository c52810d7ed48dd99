// Header of the marketplace: logo, search of goods, and the login or the member's links.
import { type FormEvent, type ReactNode, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMessages } from '../i18n/catalogue.ts'
import { BurgerMenu } from '../shell/burger-menu.tsx'
import { Logo } from '../shell/logo.tsx'
import { PreferencesMenu } from '../shell/preferences-menu.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Container } from '../ui/layout.tsx'
import { useRefill } from '../ui/use-refill.ts'
import { HeaderLinks } from './header-links.tsx'
import { marketplaceMessages } from './marketplace.messages.ts'
import styles from './marketplace-header.module.css'
import { readSearch, writeListingUrl } from './marketplace-url.ts'

/** `account`: the login button or the member's menu. */
export const MarketplaceHeader = ({ account }: { account?: ReactNode }) => (
  <header className={styles.header}>
    <Container className={styles.row}>
      <Logo />
      <GoodsSearch />
      <div className={styles.end}>
        <HeaderLinks />
        <PreferencesMenu />
        {account}
        <BurgerMenu />
      </div>
    </Container>
  </header>
)

/** Searches all goods on sale; the filters of the current page are dropped. */
function GoodsSearch() {
  const texts = useMessages(marketplaceMessages)
  const navigate = useNavigate()
  const { search } = useLocation()
  const searchText = readSearch(new URLSearchParams(search))
  const field = useRef<HTMLInputElement>(null)
  useRefill(field, searchText)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(writeListingUrl({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() }))
  }
  return (
    <search className={styles.search}>
      <form action="/marketplace" method="get" onSubmit={submit} className={styles.form}>
        <TextField
          ref={field}
          type="search"
          name="search"
          icon="search"
          label={texts.searchLabel}
          labelHidden
          placeholder={texts.searchHint}
          defaultValue={searchText}
          maxLength={200}
          className={styles.input}
        />
        <Button type="submit" variant="primary" className={styles.find}>
          {texts.find}
        </Button>
      </form>
    </search>
  )
}
