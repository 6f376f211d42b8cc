export interface StratusFileUploadEventMap {
  /** The user chose a file, or took it away (null). The file can be read. */
  'stratus-file-change': CustomEvent<{ readonly file: File | null }>
  /** A request: the user wants the running upload to stop. */
  'stratus-cancel-request': CustomEvent<undefined>
}
