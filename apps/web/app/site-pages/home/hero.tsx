// The top of the home page: two slides with tabs to choose them; only the visible slide has the page's heading.
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { classNames } from '../../ui/class-names.ts'
import { Container } from '../../ui/layout.tsx'
import { CheckingSlide } from './checking-slide.tsx'
import styles from './hero.module.css'
import { homeMessages } from './home.messages.ts'
import { MarketplaceSlide } from './marketplace-slide.tsx'
import { type SlideName, slideNames, useSlides } from './use-slides.ts'

const slides: Record<SlideName, (isShown: boolean) => ReactNode> = {
  checking: (isShown) => <CheckingSlide isShown={isShown} />,
  marketplace: (isShown) => <MarketplaceSlide isShown={isShown} />,
}

export function Hero() {
  const texts = useMessages(homeMessages)
  const { shown, show, isMoving, hold } = useSlides()
  return (
    <section className={styles.hero} aria-label={texts.slider} {...hold}>
      <Container>
        <SlideTabs shown={shown} isMoving={isMoving} onChoose={show} />
        <div className={styles.stage}>
          {slideNames.map((name) => (
            <Slide key={name} name={name} isShown={name === shown} />
          ))}
        </div>
      </Container>
    </section>
  )
}

interface SlideProps {
  name: SlideName
  isShown: boolean
}

function Slide({ name, isShown }: SlideProps) {
  return (
    <div
      id={`slide-${name}`}
      role="tabpanel"
      aria-labelledby={`slide-tab-${name}`}
      inert={!isShown}
      className={classNames(styles.slide, !isShown && styles.away)}
    >
      {slides[name](isShown)}
    </div>
  )
}

interface SlideTabsProps {
  shown: SlideName
  /** True while the slides change by themselves: the line under the tab then grows for as long as its slide is shown. */
  isMoving: boolean
  onChoose: (name: SlideName) => void
}

function SlideTabs({ shown, isMoving, onChoose }: SlideTabsProps) {
  const texts = useMessages(homeMessages)
  const list = useRef<HTMLDivElement>(null)
  // Arrow keys choose and focus the neighbouring tab, from the last one the first.
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const next = step && slideNames[(slideNames.indexOf(shown) + step + slideNames.length) % slideNames.length]
    if (!next) return
    event.preventDefault()
    onChoose(next)
    list.current?.querySelector<HTMLElement>(`#slide-tab-${next}`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={texts.slider} className={styles.tabs} onKeyDown={move}>
      {slideNames.map((name) => (
        <button
          key={name}
          id={`slide-tab-${name}`}
          type="button"
          role="tab"
          aria-selected={name === shown}
          aria-controls={`slide-${name}`}
          tabIndex={name === shown ? 0 : -1}
          className={classNames(styles.tab, name === shown && isMoving && styles.moving)}
          onClick={() => onChoose(name)}
        >
          {texts.slides[name]}
        </button>
      ))}
    </div>
  )
}
