// Structured clone as text, for values on their way between processes. `makeCodec` is also put into pages by its
// source, so it uses nothing from outside itself.

function makeCodec() {
  const bytesToText = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const textToBytes = (text) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  const cannotBeCloned = () => new Error('An object could not be cloned.');

  function pack(value, parents) {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number') {
      const isJson = Number.isFinite(value) && !Object.is(value, -0);
      return isJson ? value : { is: 'number', value: Object.is(value, -0) ? '-0' : String(value) };
    }
    if (value === undefined) return { is: 'undefined' };
    if (typeof value !== 'object') throw cannotBeCloned();
    if (parents.includes(value)) throw new Error('stand-in: cyclic values are not supported');
    const inside = (part) => pack(part, [...parents, value]);
    if (Array.isArray(value)) return value.map(inside);
    switch (Object.prototype.toString.call(value)) {
      case '[object Date]':
        return { is: 'date', value: value.getTime() };
      case '[object Map]':
        return { is: 'map', value: [...value].map(([key, part]) => [inside(key), inside(part)]) };
      case '[object Set]':
        return { is: 'set', value: [...value].map(inside) };
      case '[object Uint8Array]':
        return { is: 'bytes', value: bytesToText(value) };
      case '[object Error]':
        return { is: 'error', name: value.name, value: value.message };
      case '[object Object]':
        return { is: 'object', value: Object.entries(value).map(([key, part]) => [key, inside(part)]) };
      default:
        throw cannotBeCloned();
    }
  }

  function unpack(packed) {
    if (packed === null || typeof packed !== 'object') return packed;
    if (Array.isArray(packed)) return packed.map(unpack);
    switch (packed.is) {
      case 'undefined':
        return undefined;
      case 'number':
        return Number(packed.value);
      case 'date':
        return new Date(packed.value);
      case 'map':
        return new Map(packed.value.map(([key, part]) => [unpack(key), unpack(part)]));
      case 'set':
        return new Set(packed.value.map(unpack));
      case 'bytes':
        return textToBytes(packed.value);
      case 'error':
        return Object.assign(new Error(packed.value), { name: packed.name });
      default:
        return Object.fromEntries(packed.value.map(([key, part]) => [key, unpack(part)]));
    }
  }

  return {
    encode: (value) => JSON.stringify(pack(value, [])),
    decode: (text) => unpack(JSON.parse(text)),
  };
}

module.exports = { makeCodec, ...makeCodec() };
