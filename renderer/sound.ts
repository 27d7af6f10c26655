/** Three short cues: heard, wait, refused. Browsers keep audio shut until somebody touches the page. */
import type { Notice } from '../src/messages/view.ts';
import { $muted } from './store.ts';

/** Tones in hertz, one after the other. */
const cues: Record<Notice['tone'], { notes: number[]; wave: OscillatorType }> = {
  good: { notes: [587, 880], wave: 'triangle' },
  wait: { notes: [494, 494], wave: 'triangle' },
  bad: { notes: [220, 165], wave: 'sawtooth' },
};
const noteLength = 0.11;
const loudness = 0.12;

let audio: AudioContext | null = null;

/** Called at the first gesture. */
export function wakeAudio(): void {
  audio ??= new AudioContext();
}

export function playCue(tone: Notice['tone']): void {
  if (!audio || $muted.get()) return;
  const { notes, wave } = cues[tone];
  for (const [i, pitch] of notes.entries()) {
    const start = audio.currentTime + i * noteLength;
    const voice = audio.createOscillator();
    const volume = audio.createGain();
    voice.type = wave;
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + noteLength);
    voice.connect(volume).connect(audio.destination);
    voice.start(start);
    voice.stop(start + noteLength);
  }
}
