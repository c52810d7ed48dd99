// The pictures of an item, one at a time: the visitor swipes, presses arrow keys, arrow buttons or thumbnails, or scrolls without JavaScript.
import type { ProductImage } from '@sverka/contract/products/products'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { IconButton } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import styles from './gallery.module.css'
import { itemMessages } from './item.messages.ts'
import { Picture } from './picture.tsx'

/** `name`: the item's name, for the alternative texts. */
interface GalleryProps {
  images: readonly ProductImage[]
  name: string
}

export function Gallery({ images, name }: GalleryProps) {
  const { item: texts } = useMessages(itemMessages)
  const { track, shown, show, onScroll } = useSlides(images.length)
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(shown + step)
  }
  if (images.length === 0) {
    return (
      <div className={styles.main}>
        <Picture image={null} sizes="" alt={name} />
      </div>
    )
  }
  return (
    <div className={classNames(styles.gallery, images.length > 1 && styles.several)}>
      {images.length > 1 && <Thumbnails images={images} shown={shown} show={show} />}
      <div className={styles.main}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring form semantics to pictures */}
        <div
          ref={track}
          role="group"
          aria-label={texts.pictures}
          className={styles.track}
          onScroll={onScroll}
          onKeyDown={onKey}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by the keyboard
          tabIndex={0}
        >
          {images.map((image, index) => (
            <div key={image.id} className={styles.slide}>
              <Picture
                image={{ ...image, page: image.image }}
                sizes="(max-width: 1023px) 100vw, 600px"
                alt={texts.picture(name, index + 1)}
                eager={index === 0}
                whole
              />
            </div>
          ))}
        </div>
        {shown > 0 && (
          <IconButton icon="chevron-left" label={texts.previousPicture} className={styles.previous} onClick={() => show(shown - 1)} />
        )}
        {shown < images.length - 1 && (
          <IconButton icon="chevron-right" label={texts.nextPicture} className={styles.next} onClick={() => show(shown + 1)} />
        )}
      </div>
    </div>
  )
}

/** `shown`: index of the picture in view, read from the scroll position of the `track`; `show` scrolls to another. */
function useSlides(count: number) {
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const show = (index: number) => {
    const element = track.current
    if (element && index >= 0 && index < count) element.scrollTo({ left: index * element.clientWidth })
  }
  const onScroll = () => {
    const element = track.current
    if (element) setShown(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
  }
  return { track, shown, show, onScroll }
}

function Thumbnails({ images, shown, show }: { images: readonly ProductImage[]; shown: number; show: (index: number) => void }) {
  const { item: texts } = useMessages(itemMessages)
  return (
    <ul className={styles.thumbs}>
      {images.map((image, index) => (
        <li key={image.id}>
          <button
            type="button"
            className={styles.thumb}
            aria-label={texts.showPicture(index + 1)}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => show(index)}
          >
            <Picture image={{ card: image.card, page: image.card }} sizes="72px" eager />
          </button>
        </li>
      ))}
    </ul>
  )
}
