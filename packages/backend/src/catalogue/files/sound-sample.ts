// A short melody as a WAV file, for instruments that can be heard before they are bought: a scale of its own per product.

const SAMPLE_RATE = 22_050;
const BYTES_PER_SAMPLE = 2;
const HEADER_BYTES = 44;
const NOTE_SECONDS = 0.35;
const LOUDNESS = 0.3;
const DECAY_PER_SECOND = 4;
const A4_HERTZ = 440;
const SEMITONES = 12;
/** Steps of a major chord and back, in semitones. */
const MELODY = [0, 4, 7, 12, 7, 4, 0] as const;
/** Loudness of the tone and of its overtones. */
const OVERTONES = [1, 0.4, 0.2] as const;

/** The melody, played higher or lower by so many semitones. */
export const soundSample = (semitonesUp: number): Uint8Array => {
  const perNote = Math.round(SAMPLE_RATE * NOTE_SECONDS);
  const samples = perNote * MELODY.length;
  const file = Buffer.alloc(HEADER_BYTES + samples * BYTES_PER_SAMPLE);
  writeHeader(file, samples * BYTES_PER_SAMPLE);
  MELODY.forEach((step, note) => {
    const hertz = A4_HERTZ * 2 ** ((step + semitonesUp) / SEMITONES);
    for (let at = 0; at < perNote; at += 1) {
      const seconds = at / SAMPLE_RATE;
      const tone = OVERTONES.reduce(
        (sum, loudness, overtone) => sum + loudness * Math.sin(2 * Math.PI * hertz * (overtone + 1) * seconds),
        0,
      );
      const value = tone * LOUDNESS * Math.exp(-DECAY_PER_SECOND * seconds);
      file.writeInt16LE(Math.round(value * 0x7fff * 0.6), HEADER_BYTES + (note * perNote + at) * BYTES_PER_SAMPLE);
    }
  });
  return file;
};

const writeHeader = (file: Buffer, dataBytes: number): void => {
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE * BYTES_PER_SAMPLE, 28);
  file.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  file.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34);
  file.write('data', 36);
  file.writeUInt32LE(dataBytes, 40);
};
