/** Bytes by key in a place that several machines share. Keys are 64 hexadecimal digits, and say what the bytes were made from. */
export type Blobs = {
  /** The bytes of a key, or undefined. Never rejects. */
  get(key: string): Promise<Buffer | undefined>;
  /** Keeps what `make` gives, which is called once its turn comes; nothing where it gives nothing. */
  put(key: string, make: () => Buffer | undefined): void;
  /** Nothing more is read or written. The first reason counts. */
  giveUp(reason: string): void;
};
