/**
 * The tolerant reader: whatever a hobby sketch, a home automation log or a keyboard wedge prints about a card.
 * Seven rules (PROTOCOL.md, "Other readers") decide; the recorded samples in `../transcripts` are their test.
 */
import { checkUid } from './checks.ts';
import { isNoScan, labelled, splitIndex } from './labels.ts';
import type { Decoder, Outcome } from './outcome.ts';
import { RecordSplitter, type TextRecord } from './records.ts';
import {
  decimalValue,
  framedValue,
  labelledValue,
  paddedValue,
  type TextProfile,
  type Value,
  wholeValue,
} from './values.ts';

/** @param dropFirst the port was just opened: the first record may be torn */
export function textDecoder(profile: TextProfile, dropFirst: boolean): Decoder {
  const splitter = new RecordSplitter(dropFirst);
  return {
    feed(bytes) {
      const outcomes: Outcome[] = [];
      for (const record of splitter.feed(bytes)) {
        const outcome = readRecord(record, profile);
        if (outcome) outcomes.push(outcome);
      }
      return outcomes;
    },
  };
}

/** What one record says, or null when it says nothing about a tap. */
function readRecord(record: TextRecord, profile: TextProfile): Outcome | null {
  if (isNoScan(record.text)) return null;
  const { reader, text } = splitIndex(record.text);
  const value = findValue(record.framed, text, profile, reader !== null);
  if (value === null) return null;
  if ('error' in value) return { kind: 'error', code: value.error };
  return checkUid(value.hex, reader ?? 0);
}

function findValue(framed: boolean, text: string, profile: TextProfile, indexed: boolean): Value {
  if (framed && /^[0-9a-f]+$/i.test(text)) {
    const value = framedValue(text);
    if (value) return value;
  }
  const json = /\{.*\}/s.exec(text);
  if (json) return jsonValue(json[0], profile);
  return labelValue(text, profile) ?? wholeValue(text, profile, indexed);
}

/** The first label with a UID behind it; a label with a damaged one only if there is no better. */
function labelValue(text: string, profile: TextProfile): Value {
  let damaged: Value = null;
  for (const { kind, rest } of labelled(text)) {
    const value = readLabelled(kind, rest, profile);
    if (value && 'hex' in value) return value;
    damaged ??= value;
  }
  return damaged;
}

function readLabelled(kind: 'hex' | 'decimal' | 'padded', rest: string, profile: TextProfile): Value {
  if (kind === 'decimal') return decimalValue(rest, profile);
  if (kind === 'hex') return labelledValue(rest, profile);
  const digits = /^\s*(?:0x)?([0-9a-f]+)\b/i.exec(rest)?.[1];
  return digits === undefined ? null : paddedValue(digits);
}

/** The value of a key named `uid`, at any depth; nothing else of a JSON record counts. */
function jsonValue(json: string, profile: TextProfile): Value {
  let uid: unknown;
  try {
    JSON.parse(json, (key, value: unknown) => {
      if (key.toLowerCase() === 'uid' && uid === undefined) uid = value;
      return value;
    });
  } catch {
    return null;
  }
  return typeof uid === 'string' || typeof uid === 'number' ? wholeValue(String(uid), profile, false) : null;
}
