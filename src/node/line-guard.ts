import { Transform, type TransformCallback } from 'node:stream';
import { LineGuard } from '../host/reader/line-guard.ts';

/** {@link LineGuard} as a stream, to stand before a ReadlineParser: that one then never holds more than one line. */
export class LineGuardStream extends Transform {
  #guard = new LineGuard();

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const lines = this.#guard.pass(chunk);
    if (lines.length > 0) this.push(lines);
    done();
  }
}
