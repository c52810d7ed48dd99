// Types of the part of WebAssembly that running PDFium needs: Node has WebAssembly, but TypeScript declares it only among the types of browsers.
declare namespace WebAssembly {
  type Imports = Record<string, Record<string, unknown>>
  type Exports = Record<string, unknown>
  class Module {
    constructor(bytes: Uint8Array)
  }
  class Instance {
    readonly exports: Exports
    constructor(module: Module, imports: Imports)
  }
  class Memory {
    readonly buffer: ArrayBuffer
    /** Grows by this many pages of 64 KiB. */
    grow(pages: number): number
  }
}
