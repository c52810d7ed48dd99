// The hero: two slides with named tabs as controls; only the visible slide owns the page's heading.
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { sectionExists } from '../../shell/sections.ts'
import { classNames } from '../../ui/class-names.ts'
import { Container } from '../../ui/layout.tsx'
import { CheckingSlide } from './checking-slide.tsx'
import styles from './hero.module.css'
import { homeMessages } from './home.messages.ts'
import { MarketplaceSlide } from './marketplace-slide.tsx'
import { type SlideName, slidesOf, useSlides } from './use-slides.ts'

const slides: Record<SlideName, (isShown: boolean) => ReactNode> = {
  checking: (isShown) => <CheckingSlide isShown={isShown} />,
  marketplace: (isShown) => <MarketplaceSlide isShown={isShown} />,
}

export function Hero() {
  return <HeroSlides names={slidesOf(sectionExists('marketplace'))} />
}

/** The hero with the given slides; one alone needs no controls. */
export function HeroSlides({ names }: { names: readonly SlideName[] }) {
  const texts = useMessages(homeMessages)
  const { shown, show, isMoving, hold } = useSlides(names)
  return (
    <section className={styles.hero} aria-label={texts.slider} {...hold}>
      <Container>
        {names.length > 1 && <SlideTabs names={names} shown={shown} isMoving={isMoving} onChoose={show} />}
        <div className={styles.stage}>
          {names.map((name) => (
            <Slide key={name} name={name} isShown={name === shown} isAlone={names.length === 1} />
          ))}
        </div>
      </Container>
    </section>
  )
}

interface SlideProps {
  name: SlideName
  isShown: boolean
  isAlone: boolean
}

function Slide({ name, isShown, isAlone }: SlideProps) {
  const className = classNames(styles.slide, !isShown && styles.away)
  if (isAlone) return <div className={className}>{slides[name](isShown)}</div>
  return (
    <div id={`slide-${name}`} role="tabpanel" aria-labelledby={`slide-tab-${name}`} inert={!isShown} className={className}>
      {slides[name](isShown)}
    </div>
  )
}

interface SlideTabsProps {
  names: readonly SlideName[]
  shown: SlideName
  isMoving: boolean
  onChoose: (name: SlideName) => void
}

function SlideTabs({ names, shown, isMoving, onChoose }: SlideTabsProps) {
  const texts = useMessages(homeMessages)
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const next = step && names[(names.indexOf(shown) + step + names.length) % names.length]
    if (!next) return
    event.preventDefault()
    onChoose(next)
    list.current?.querySelector<HTMLElement>(`#slide-tab-${next}`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={texts.slider} className={styles.tabs} onKeyDown={move}>
      {names.map((name) => (
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
