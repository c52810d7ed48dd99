// Crops a square profile picture out of a chosen picture: the square is moved by pointer or arrow keys, zoomed by a slider, and drawn on a canvas.
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { type Crop, clampCrop, cropSide, fullCrop } from './crop.rules.ts'
import { profileMessages } from './profile.messages.ts'
import styles from './profile.module.css'

interface SquareCropProps {
  picture: ImageBitmap
  /** Side of the canvas in pixels. */
  size: number
  /** The parent reads the cropped picture from this canvas. */
  canvas: RefObject<HTMLCanvasElement | null>
}

/** Fraction of the square's side that one key press moves. */
const KEY_STEP = 0.05
/** Direction of each arrow key as x and y. */
const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function useCrop({ picture, size, canvas }: SquareCropProps) {
  const [crop, setCrop] = useState<Crop>(() => fullCrop(picture))
  const side = cropSide(picture, crop.zoom)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    context.clearRect(0, 0, size, size)
    context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, size, size)
  }, [canvas, picture, crop, side, size])
  const move = (x: number, y: number) => setCrop(clampCrop(picture, { ...crop, x: crop.x + x, y: crop.y + y }))
  /** The picture follows the pointer, so the square moves the other way. */
  const drag = (event: PointerEvent) => {
    if (event.buttons !== 1) return
    const scale = side / event.currentTarget.clientWidth
    move(-event.movementX * scale, -event.movementY * scale)
  }
  const press = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key]
    if (!direction) return
    event.preventDefault()
    move(direction[0] * side * KEY_STEP, direction[1] * side * KEY_STEP)
  }
  return { zoom: crop.zoom, setZoom: (zoom: number) => setCrop(clampCrop(picture, { ...crop, zoom })), drag, press }
}

export function SquareCrop(props: SquareCropProps) {
  const texts = useMessages(profileMessages)
  const { zoom, setZoom, drag, press } = useCrop(props)
  return (
    <>
      <button
        type="button"
        className={styles.crop}
        aria-label={texts.photoArea}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      >
        <canvas ref={props.canvas} width={props.size} height={props.size} />
      </button>
      <label>
        {texts.zoom}
        <input
          type="range"
          className={styles.zoom}
          min={1}
          max={4}
          step={0.1}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </label>
    </>
  )
}
