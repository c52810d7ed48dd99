// Arithmetic of cropping a square profile picture out of a picture, by the square's centre and a zoom factor.

/** `x`, `y`: centre of the square in pixels of the picture. `zoom`: 1 or more; at 1 the square is as large as the picture's shorter side. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The largest square, in the middle of the picture. */
export const fullCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

/** Side of the square in pixels of the picture. */
export const cropSide = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom

/** Moves a crop as little as needed so that it lies inside the picture. */
export function clampCrop(size: Size, { x, y, zoom }: Crop): Crop {
  const half = cropSide(size, zoom) / 2
  const clamp = (value: number, length: number) => Math.min(Math.max(value, half), length - half)
  return { x: clamp(x, size.width), y: clamp(y, size.height), zoom }
}
