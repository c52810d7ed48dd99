// Pictures of a card: chosen or dropped, looked at, put in order by dragging or by arrows, taken out again; seven at most.
import { IMAGE_MAX_BYTES, IMAGES_MAX } from '@sverka/contract/products.rules'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Tag } from '../ui/badge.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { productFormMessages } from './product-form.messages.ts'
import styles from './product-form.module.css'
import { moved } from './product-form.rules.ts'
import type { Picture } from './use-product-form.ts'

const TYPES = ['image/jpeg', 'image/png', 'image/webp']

interface PicturesFieldProps {
  pictures: readonly Picture[]
  error: string | undefined
  onPictures: (pictures: readonly Picture[]) => void
}

export function PicturesField({ pictures, error, onPictures }: PicturesFieldProps) {
  const texts = useMessages(productFormMessages)
  const [refused, setRefused] = useState<readonly string[]>([])
  const add = (files: readonly File[]) => {
    const right = files.filter(({ size, type }) => size <= IMAGE_MAX_BYTES && TYPES.includes(type))
    const room = Math.max(0, IMAGES_MAX - pictures.length)
    const wrong = files.flatMap(({ name, size, type }) => {
      if (!TYPES.includes(type)) return [texts.notPicture(name)]
      return size > IMAGE_MAX_BYTES ? [texts.tooLarge(name)] : []
    })
    setRefused(right.length > room ? [...wrong, texts.tooMany(right.length - room)] : wrong)
    const chosen = right.slice(0, room).map((file) => ({ id: null, file, url: URL.createObjectURL(file) }))
    if (chosen.length > 0) onPictures([...pictures, ...chosen])
  }
  return (
    <Panel
      title={texts.pictures}
      count={texts.picturesCount(pictures.length, IMAGES_MAX)}
      action={
        <Text size="caption" tone="muted">
          {texts.picturesHint}
        </Text>
      }
    >
      {pictures.length === 0 ? (
        <DropZone wrong={error !== undefined} onFiles={add} />
      ) : (
        <Gallery pictures={pictures} onPictures={onPictures} onFiles={add} />
      )}
      <div className={styles.under} role="status">
        {refused.map((text) => (
          <FieldError key={text}>{text}</FieldError>
        ))}
      </div>
      {error && <FieldError id="images-error">{error}</FieldError>}
      {pictures.length > 0 && (
        <Text as="p" size="caption" tone="muted" className={styles.under}>
          {texts.picturesOrder}
        </Text>
      )}
    </Panel>
  )
}

interface FilesProps {
  onFiles: (files: readonly File[]) => void
}

/** Takes files dropped on it; says whether some are above it. */
function useDropping(onFiles: FilesProps['onFiles']) {
  const [isOver, setOver] = useState(false)
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return {
    isOver,
    events: {
      onDragOver: (event: DragEvent) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false)
        if (!holdsFiles(event)) return
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}

/** The platform's chooser behind a button of ours. */
function Chooser({ wrong, onFiles, children }: FilesProps & { wrong?: boolean; children: (choose: () => void) => ReactNode }) {
  const texts = useMessages(productFormMessages)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          multiple
          tabIndex={-1}
          name="images"
          accept={TYPES.join(',')}
          aria-label={texts.pictures}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? 'images-error' : undefined}
          onChange={(event) => {
            onFiles([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
      </VisuallyHidden>
      {children(() => input.current?.click())}
    </>
  )
}

function DropZone({ wrong, onFiles }: FilesProps & { wrong: boolean }) {
  const texts = useMessages(productFormMessages)
  const { isOver, events } = useDropping(onFiles)
  return (
    <div className={classNames(styles.drop, isOver && styles.over, wrong && styles.wrong)} {...events}>
      <Text as="p" weight="medium">
        {texts.picturesDrop}
      </Text>
      <Text as="p" size="caption" tone="muted">
        {texts.picturesFirst}
      </Text>
      <Chooser wrong={wrong} onFiles={onFiles}>
        {(choose) => (
          <Button icon="camera" onClick={choose} aria-describedby={wrong ? 'images-error' : undefined}>
            {texts.picturesChoose}
          </Button>
        )}
      </Chooser>
    </div>
  )
}

function Gallery({ pictures, onPictures, onFiles }: FilesProps & Pick<PicturesFieldProps, 'pictures' | 'onPictures'>) {
  const texts = useMessages(productFormMessages)
  const { isOver, events } = useDropping(onFiles)
  const [dragged, setDragged] = useState<number | null>(null)
  const move = (from: number, to: number) => onPictures(moved(pictures, from, to))
  return (
    <ul className={classNames(styles.gallery, isOver && styles.over)} {...events}>
      {pictures.map((picture, place) => (
        <li
          key={picture.url}
          className={classNames(styles.picture, dragged === place && styles.dragged)}
          draggable
          onDragStart={() => setDragged(place)}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => dragged !== null && event.preventDefault()}
          onDrop={() => dragged !== null && move(dragged, place)}
        >
          <img src={picture.url} alt={texts.picture(place + 1)} />
          {place === 0 && (
            <span className={styles.main}>
              <Tag tone="accent">{texts.main}</Tag>
            </span>
          )}
          <PictureBar
            place={place}
            count={pictures.length}
            onMove={(to) => move(place, to)}
            onDrop={() => onPictures(pictures.filter((one) => one !== picture))}
          />
        </li>
      ))}
      {pictures.length < IMAGES_MAX && (
        <li className={styles.slot}>
          <Chooser onFiles={onFiles}>
            {(choose) => (
              <button type="button" className={styles.more} onClick={choose}>
                <Icon name="plus" />
                {texts.add}
              </button>
            )}
          </Chooser>
        </li>
      )}
    </ul>
  )
}

interface BarProps {
  place: number
  count: number
  onMove: (to: number) => void
  onDrop: () => void
}

function PictureBar({ place, count, onMove, onDrop }: BarProps) {
  const texts = useMessages(productFormMessages)
  return (
    <div className={styles.bar}>
      <span>
        <IconButton small icon="chevron-left" label={texts.earlier(place + 1)} disabled={place === 0} onClick={() => onMove(place - 1)} />
        <IconButton
          small
          icon="chevron-right"
          label={texts.later(place + 1)}
          disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
        />
      </span>
      <IconButton small icon="trash" label={texts.dropPicture(place + 1)} onClick={onDrop} />
    </div>
  )
}
