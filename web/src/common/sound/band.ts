/* The sounds themselves, made of noise and sine waves: no recording. Each voice is what the thing is made of: a gun is a burst
   of noise that grows dull and a thump below it, a bell the five partials of a struck bell, each dying in its own time. */
export type Sound = 'broadside' | 'dice' | 'card' | 'bell';

/** Half a second of noise is enough: nobody hears it come round. */
function hiss(ctx: BaseAudioContext): AudioBuffer {
  const buffer = ctx.createBuffer(1, ctx.sampleRate / 2, ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

class Voices {
  private readonly noise: AudioBuffer;
  constructor(
    private readonly ctx: BaseAudioContext,
    private readonly out: AudioNode,
  ) {
    this.noise = hiss(ctx);
  }
  /** Seven guns, one after the other and never quite in time. */
  broadside(at: number): void {
    for (let gun = 0; gun < 7; gun++) this.gun(at + gun * 0.075 + Math.random() * 0.05, 1 - gun * 0.07);
  }
  /** Two dice: they strike the table, hop, and lie still. */
  dice(at: number): void {
    for (const [after, loud] of [
      [0, 0.9],
      [0.06, 0.6],
      [0.15, 0.7],
      [0.22, 0.4],
      [0.28, 0.25],
    ])
      this.knock(at + after + Math.random() * 0.015, loud);
  }
  /** A card slides over another and is laid down. */
  card(at: number): void {
    this.burst(at, 0.2, 0.7, 'bandpass', 2600, 5200);
    this.burst(at + 0.13, 0.1, 0.9, 'lowpass', 900, 300);
  }
  /** Two strokes of the ship's bell. */
  bell(at: number): void {
    this.stroke(at);
    this.stroke(at + 0.42);
  }

  private gun(at: number, loud: number): void {
    this.burst(at, 1.6, 0.45 * loud, 'lowpass', 1500 + Math.random() * 500, 90);
    this.tone(at, 82 + Math.random() * 16, 0.5 * loud, 0.4, 34);
  }
  private knock(at: number, loud: number): void {
    this.burst(at, 0.05, loud, 'bandpass', 1900 + Math.random() * 900, 1400);
    this.tone(at, 380 + Math.random() * 120, loud * 0.3, 0.04);
  }
  private stroke(at: number): void {
    const strike = 830;
    for (const [partial, loud, lasts] of [
      [0.5, 0.05, 1.9],
      [1, 0.16, 1.6],
      [1.19, 0.08, 1.1],
      [2, 0.09, 0.8],
      [3.01, 0.04, 0.35],
    ])
      this.tone(at, strike * partial, loud, lasts);
  }
  /** Noise through a filter that moves from one pitch to another while it dies away. */
  private burst(
    at: number,
    lasts: number,
    loud: number,
    type: BiquadFilterType,
    from: number,
    to: number,
  ): void {
    const source = new AudioBufferSourceNode(this.ctx, { buffer: this.noise, loop: true });
    const filter = new BiquadFilterNode(this.ctx, { type, frequency: from });
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + lasts);
    source.connect(filter).connect(this.dying(at, loud, lasts));
    source.start(at, Math.random() * 0.4);
    source.stop(at + lasts);
  }
  private tone(at: number, pitch: number, loud: number, lasts: number, to = pitch): void {
    const source = new OscillatorNode(this.ctx, { frequency: pitch });
    source.frequency.setValueAtTime(pitch, at);
    source.frequency.exponentialRampToValueAtTime(to, at + lasts);
    source.connect(this.dying(at, loud, lasts));
    source.start(at);
    source.stop(at + lasts);
  }
  private dying(at: number, loud: number, lasts: number): GainNode {
    const gain = new GainNode(this.ctx, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    // two milliseconds of rise: a step would click
    gain.gain.linearRampToValueAtTime(loud, at + 0.002);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + lasts);
    gain.connect(this.out);
    return gain;
  }
}

export class Band {
  private readonly ctx = new AudioContext();
  private readonly loud = new GainNode(this.ctx);
  private readonly voices = new Voices(this.ctx, this.loud);
  constructor() {
    // a whole broadside must not be cut off at its peaks
    this.loud.connect(new DynamicsCompressorNode(this.ctx)).connect(this.ctx.destination);
  }
  play(sound: Sound, volume: number): void {
    // a telephone call may have put it to sleep
    void this.ctx.resume();
    this.loud.gain.setValueAtTime(volume, this.ctx.currentTime);
    this.voices[sound](this.ctx.currentTime + 0.01);
  }
  hush(): void {
    this.loud.gain.setValueAtTime(0, this.ctx.currentTime);
  }
}
